import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

const photos = ['Lighthouse at dusk', 'Ferry in fog', 'Gulls on the pier'];

export default function ContextualAppBar() {
  const [picked, setPicked] = React.useState<string[]>([]);
  const selecting = picked.length > 0;

  const toggle = (name: string, checked: boolean) =>
    setPicked((current) =>
      checked ? [...current, name] : current.filter((item) => item !== name),
    );

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <AppBar
        component="div"
        position="static"
        elevation={0}
        color={selecting ? 'primary' : 'default'}
      >
        <Toolbar>
          <Typography role="status" sx={{ flexGrow: 1 }}>
            {selecting ? `${picked.length} selected` : 'Coast album'}
          </Typography>
          {selecting && (
            <IconButton
              color="inherit"
              edge="end"
              aria-label="Clear selection"
              onClick={() => setPicked([])}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Toolbar>
      </AppBar>
      <FormGroup sx={{ p: 2 }}>
        {photos.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={picked.includes(name)}
                onChange={(_event, checked) => toggle(name, checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
