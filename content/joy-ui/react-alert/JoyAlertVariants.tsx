import InfoIcon from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const notes = [
  { variant: 'soft', color: 'primary', text: 'The reading room opens at nine.' },
  { variant: 'outlined', color: 'neutral', text: 'Lockers take one-euro coins.' },
  { variant: 'plain', color: 'success', text: 'All your loans were renewed.' },
  { variant: 'solid', color: 'danger', text: 'Two books are overdue.' },
] as const;

export default function JoyAlertVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
      {notes.map(({ variant, color, text }) => (
        <Alert
          key={variant}
          role="note"
          variant={variant}
          color={color}
          startDecorator={<InfoIcon />}
        >
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
