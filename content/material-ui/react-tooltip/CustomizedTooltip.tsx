import Button from '@mui/material/Button';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const day = (
  <>
    <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
      Open until 21:00
    </Typography>
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      The kitchen closes half an hour earlier.
    </Typography>
  </>
);

export default function CustomizedTooltip() {
  return (
    <Tooltip
      arrow
      describeChild
      title={day}
      slotProps={{
        tooltip: {
          sx: {
            p: 1.5,
            maxWidth: 220,
            color: 'text.primary',
            bgcolor: 'background.paper',
            boxShadow: 4,
            [`& .${tooltipClasses.arrow}`]: { color: 'background.paper' },
          },
        },
        popper: { modifiers: [{ name: 'offset', options: { offset: [0, -6] } }] },
      }}
    >
      <Button variant="outlined">Friday</Button>
    </Tooltip>
  );
}
