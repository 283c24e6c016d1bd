import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const withRoundButtons = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      defaultProps: { variant: 'contained' },
      styleOverrides: { root: { borderRadius: 99, textTransform: 'none' } },
    },
  },
});

const night = createTheme({ palette: { mode: 'dark', primary: { main: '#80cbc4' } } });

export default function NestedThemes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography gutterBottom>The theme of the page</Typography>
        <Button>Open</Button>
      </Paper>
      <ThemeProvider theme={withRoundButtons}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography gutterBottom>A function: colors stay, buttons change</Typography>
          <Button>Open</Button>
        </Paper>
      </ThemeProvider>
      <ThemeProvider theme={night}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography gutterBottom>An object: all values change</Typography>
          <Button>Open</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
