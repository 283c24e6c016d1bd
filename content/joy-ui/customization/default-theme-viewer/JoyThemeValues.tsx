import Box from '@mui/joy/Box';
import { extendTheme } from '@mui/joy/styles';
import { ThemeTree } from '../../../theme-values/ThemeTree';

const theme = extendTheme();
const omit = ['vars', 'unstable_sxConfig'];
const light = 'colorSchemes.light';
const open = ['colorSchemes', light, `${light}.palette`, `${light}.palette.primary`];

export default function JoyThemeValues() {
  return (
    <Box sx={{ width: '100%', color: 'text.primary', fontSize: 'sm', fontFamily: 'body' }}>
      <ThemeTree theme={theme} omit={omit} open={open} hint="softBg, radius, title-lg…" />
    </Box>
  );
}
