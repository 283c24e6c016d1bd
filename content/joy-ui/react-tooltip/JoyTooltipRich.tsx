import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function JoyTooltipRich() {
  return (
    <Typography sx={{ maxWidth: 320 }}>
      The bread rises in a{' '}
      <Tooltip
        describeChild
        arrow
        variant="outlined"
        placement="top"
        leaveDelay={200}
        title={
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: 220, p: 0.5 }}>
            <Chip size="sm" color="warning">
              Equipment
            </Chip>
            <span>A basket of cane that gives the loaf its shape and its rings.</span>
          </Box>
        }
      >
        <Link href="#rich-content" underline="always">
          banneton
        </Link>
      </Tooltip>
      , and is baked on a hot stone.
    </Typography>
  );
}
