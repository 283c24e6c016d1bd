import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const winds = [
  { name: 'North', placement: 'top', color: 'primary', text: 'Cold and clear' },
  { name: 'East', placement: 'right', color: 'neutral', text: 'Dry, with dust' },
  { name: 'South', placement: 'bottom', color: 'warning', text: 'Warm and wet' },
  { name: 'West', placement: 'left', color: 'success', text: 'Mild, with rain' },
] as const;

export default function JoyTooltipPlacement() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, maxWidth: 190, justifyContent: 'center', py: 3 }}
    >
      {winds.map(({ name, placement, color, text }) => (
        <Tooltip
          key={name}
          arrow
          describeChild
          title={text}
          placement={placement}
          variant="soft"
          color={color}
        >
          <Button variant="outlined" color="neutral" sx={{ width: 90 }}>
            {name}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
