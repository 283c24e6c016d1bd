import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    violet: Palette['primary'];
  }
  interface PaletteOptions {
    violet?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    violet: true;
  }
}

const MAIN = { light: '#6d28d9', dark: '#c4b5fd' };

const withViolet = ({ palette: { mode, augmentColor } }: Theme) =>
  createTheme({
    palette: { mode, violet: augmentColor({ name: 'violet', color: { main: MAIN[mode] } }) },
  });

export default function CustomColor() {
  return (
    <ThemeProvider theme={withViolet}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button color="violet" variant="contained">
          Book seats
        </Button>
        <Button color="violet" variant="outlined">
          Details
        </Button>
        <Button color="violet">Cancel</Button>
      </Stack>
    </ThemeProvider>
  );
}
