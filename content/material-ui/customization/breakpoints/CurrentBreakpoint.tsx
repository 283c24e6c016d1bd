import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function CurrentBreakpoint() {
  const { breakpoints } = useTheme();

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {breakpoints.keys.map((key) => (
        <Box key={key}>
          <Chip
            color="primary"
            label={`${key} from ${breakpoints.values[key]} px: reached`}
            sx={{ [breakpoints.down(key)]: { display: 'none' } }}
          />
          <Chip
            variant="outlined"
            label={`${key} from ${breakpoints.values[key]} px`}
            sx={{ [breakpoints.up(key)]: { display: 'none' } }}
          />
        </Box>
      ))}
    </Stack>
  );
}
