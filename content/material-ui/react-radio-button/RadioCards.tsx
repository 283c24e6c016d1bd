import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const plans = [
  { value: 'solo', name: 'Solo', price: '€4', note: 'One person, 20 projects' },
  { value: 'studio', name: 'Studio', price: '€19', note: 'Up to 8 people, no limit' },
];

export default function RadioCards() {
  return (
    <RadioGroup
      aria-label="Plan"
      defaultValue="solo"
      sx={{ width: 340, maxWidth: '100%', gap: 1.5 }}
    >
      {plans.map(({ value, name, price, note }) => (
        <FormControlLabel
          key={value}
          value={value}
          disableTypography
          control={<Radio />}
          label={
            <Box component="span" sx={{ display: 'flex', flexGrow: 1, py: 1.5 }}>
              <Box component="span" sx={{ flexGrow: 1 }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {note}
                </Typography>
              </Box>
              <Typography component="span">{`${price} a month`}</Typography>
            </Box>
          }
          sx={{
            m: 0,
            paddingInlineEnd: 2,
            borderRadius: 2,
            bgcolor: 'background.paper',
            outline: '1px solid',
            outlineColor: 'divider',
            '&:has(:checked)': { outlineWidth: 2, outlineColor: 'primary.main' },
          }}
        />
      ))}
    </RadioGroup>
  );
}
