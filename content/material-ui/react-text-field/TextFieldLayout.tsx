import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldLayout() {
  return (
    <Box
      component="form"
      noValidate
      aria-label="Delivery address"
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        maxWidth: 560,
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
      }}
    >
      <TextField
        fullWidth
        label="Street and number"
        autoComplete="address-line1"
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField fullWidth label="City" autoComplete="address-level2" />
      <TextField fullWidth label="Postal code" autoComplete="postal-code" />
      <TextField fullWidth size="small" label="Company (optional)" autoComplete="organization" />
      <TextField
        fullWidth
        size="small"
        label="Floor (optional)"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </Box>
  );
}
