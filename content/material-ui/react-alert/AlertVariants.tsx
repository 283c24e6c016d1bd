import Alert, { type AlertProps } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const variants: NonNullable<AlertProps['variant']>[] = ['standard', 'outlined', 'filled'];

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Alert key={variant} variant={variant} severity="error" role="note">
          {`Freezer 3 is at −9 °C (${variant})`}
        </Alert>
      ))}
    </Stack>
  );
}
