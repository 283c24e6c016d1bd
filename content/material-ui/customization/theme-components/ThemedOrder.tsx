import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withOverrides = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: { root: { borderRadius: 99, textTransform: 'none' } },
    },
    MuiChip: {
      styleOverrides: {
        root: { variants: [{ props: { size: 'small' }, style: { borderRadius: 4 } }] },
      },
    },
  },
});

const unchanged = (outer: Theme): Theme => outer;

export default function ThemedOrder() {
  const [checked, setChecked] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={checked} onChange={(event) => setChecked(event.target.checked)} />
        }
        label="Use the overrides"
      />
      <ThemeProvider theme={checked ? withOverrides : unchanged}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Chip size="small" label="In stock" />
            <TextField id="themed-order-name" label="Name on the cup" />
            <Button>Order</Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
