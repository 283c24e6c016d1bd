import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

const fields = [
  { label: 'Street', size: { xs: 12, sm: 9 } },
  { label: 'Number', size: { xs: 12, sm: 3 } },
  { label: 'Postcode', size: { xs: 5, sm: 4 } },
  { label: 'Town', size: { xs: 7, sm: 8 } },
] as const;

export default function JoyGridAddress() {
  return (
    <form style={{ maxWidth: 460 }} onSubmit={(event) => event.preventDefault()}>
      <Grid container spacing={2}>
        {fields.map(({ label, size }) => (
          <Grid key={label} size={size}>
            <FormControl>
              <FormLabel>{label}</FormLabel>
              <Input autoComplete="off" />
            </FormControl>
          </Grid>
        ))}
        <Grid size="auto" offset="auto">
          <Button type="submit">Deliver here</Button>
        </Grid>
      </Grid>
    </form>
  );
}
