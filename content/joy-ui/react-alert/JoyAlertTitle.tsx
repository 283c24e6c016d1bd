import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import RouteIcon from '@mui/icons-material/AltRoute';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';

export default function JoyAlertTitle() {
  const [open, setOpen] = React.useState(true);

  if (!open) {
    return (
      <Button variant="plain" onClick={() => setOpen(true)}>
        Show the notice again
      </Button>
    );
  }
  return (
    <Alert
      role="note"
      variant="outlined"
      color="primary"
      startDecorator={<RouteIcon />}
      endDecorator={
        <IconButton
          variant="plain"
          color="primary"
          aria-label="Close the notice about the bridge"
          onClick={() => setOpen(false)}
        >
          <CloseIcon />
        </IconButton>
      }
      sx={{ alignItems: 'flex-start', maxWidth: 420 }}
    >
      <div>
        <Typography level="title-sm" textColor="inherit">
          The bridge is closed
        </Typography>
        <Typography level="body-sm">
          Until Friday, the trail goes along the north bank. That takes half an hour longer.
        </Typography>
      </div>
    </Alert>
  );
}
