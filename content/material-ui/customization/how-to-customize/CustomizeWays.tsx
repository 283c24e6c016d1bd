import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, styled, type Theme } from '@mui/material/styles';

const HarvestButton = styled(Button)({
  backgroundColor: '#bf360c',
  color: '#fff',
  '&:hover': { backgroundColor: '#8d2a08' },
});

const harvest = (outer: Theme): Theme => ({
  ...outer,
  components: {
    MuiButton: {
      styleOverrides: {
        root: {
          backgroundColor: '#bf360c',
          color: '#fff',
          '&:hover': { backgroundColor: '#8d2a08' },
        },
      },
    },
  },
});

export default function CustomizeWays() {
  return (
    <Stack useFlexGap spacing={1.5}>
      <Button variant="contained">Not customized</Button>
      <Button
        variant="contained"
        sx={{ bgcolor: '#bf360c', color: '#fff', '&:hover': { bgcolor: '#8d2a08' } }}
      >
        With sx
      </Button>
      <HarvestButton variant="contained">With styled</HarvestButton>
      <ThemeProvider theme={harvest}>
        <Button variant="contained">With a theme</Button>
      </ThemeProvider>
    </Stack>
  );
}
