import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function GlobalVariantsTable() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        gap: 3,
        width: '100%',
        maxWidth: 640,
      }}
    >
      {variants.map((variant) => (
        <Box key={variant} sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <Button variant={variant}>{variant}</Button>
          <Input
            variant={variant}
            defaultValue={variant}
            slotProps={{ input: { 'aria-label': `Field, ${variant}` } }}
          />
          <Alert variant={variant} color="success">
            Saved
          </Alert>
          <Chip variant={variant} color="danger">
            Overdue
          </Chip>
        </Box>
      ))}
    </Box>
  );
}
