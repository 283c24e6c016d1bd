import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const extras = [
  { id: 'insurance', name: 'Insurance', note: 'Covers delays over 3 hours' },
  { id: 'luggage', name: 'Extra luggage', note: 'One more bag up to 23 kg' },
];

export default function CustomizedCheckbox() {
  return (
    <FormGroup role="group" aria-label="Trip extras" sx={{ gap: 1.5 }}>
      {extras.map(({ id, name, note }) => (
        <FormControlLabel
          key={id}
          disableTypography
          control={
            <Checkbox defaultChecked={id === 'insurance'} sx={{ alignSelf: 'flex-start' }} />
          }
          label={
            <Box component="span" sx={{ py: 1 }}>
              <Typography component="span" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {note}
              </Typography>
            </Box>
          }
          sx={{
            m: 0,
            pr: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: 'background.paper',
            '&:has(input:checked)': { borderColor: 'primary.main' },
          }}
        />
      ))}
    </FormGroup>
  );
}
