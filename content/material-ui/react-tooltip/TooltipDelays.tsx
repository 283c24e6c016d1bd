import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';

const visitors = [
  { month: 'March', count: 12 },
  { month: 'April', count: 40 },
  { month: 'May', count: 31 },
  { month: 'June', count: 22 },
  { month: 'July', count: 54 },
  { month: 'August', count: 47 },
  { month: 'September', count: 19 },
  { month: 'October', count: 26 },
];

export default function TooltipDelays() {
  return (
    <Box
      role="group"
      aria-label="Visitors by month"
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, height: 130 }}
    >
      {visitors.map(({ month, count }) => (
        <Tooltip
          key={month}
          title={`${month}: ${count}`}
          placement="top"
          enterDelay={500}
          enterNextDelay={50}
        >
          <ButtonBase
            sx={{
              width: 24,
              height: count * 2,
              borderRadius: 0.5,
              bgcolor: 'primary.main',
              '&:focus-visible': {
                outline: '2px solid',
                outlineColor: 'text.primary',
                outlineOffset: 1,
              },
            }}
          />
        </Tooltip>
      ))}
    </Box>
  );
}
