import { Grid, styled } from '@mui/system';

const Field = styled('label')({
  display: 'block',
  '& input': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    marginTop: 4,
    padding: 8,
    font: 'inherit',
  },
});

export default function SystemGridBooking() {
  return (
    <Grid container component="form" columnSpacing={2} rowSpacing={1.5} sx={{ width: 1 }}>
      <Grid size="grow">
        <Field>
          Guest
          <input name="guest" autoComplete="off" />
        </Field>
      </Grid>
      <Grid size={3} sx={{ minWidth: 80 }}>
        <Field>
          Nights
          <input name="nights" type="number" min={1} defaultValue={2} />
        </Field>
      </Grid>
      <Grid size={12}>
        <Field>
          Wishes
          <input name="wishes" />
        </Field>
      </Grid>
      <Grid size="auto" offset="auto">
        <button type="button" style={{ padding: '8px 16px', font: 'inherit' }}>
          Ask for a room
        </button>
      </Grid>
    </Grid>
  );
}
