import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDescription() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title="Goes to 312 subscribers at once">
        <Button variant="contained">Publish</Button>
      </Tooltip>
      <Tooltip describeChild title="Only you and the editors can read it">
        <Button variant="outlined">Keep as draft</Button>
      </Tooltip>
    </Stack>
  );
}
