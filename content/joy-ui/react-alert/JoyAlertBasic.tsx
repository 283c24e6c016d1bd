import * as React from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import CheckIcon from '@mui/icons-material/Check';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export default function JoyAlertBasic() {
  const [inside, setInside] = React.useState(false);

  return (
    <Alert
      color={inside ? 'success' : 'warning'}
      role="status"
      startDecorator={inside ? <CheckIcon /> : <AcUnitIcon />}
      endDecorator={
        <Button
          variant="solid"
          color={inside ? 'success' : 'warning'}
          onClick={() => setInside(!inside)}
        >
          {inside ? 'Undo' : 'Done'}
        </Button>
      }
      sx={{ width: '100%', maxWidth: 440 }}
    >
      {inside ? 'The lemon trees are safe.' : 'Frost tonight: bring in the lemon trees.'}
    </Alert>
  );
}
