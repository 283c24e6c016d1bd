import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ width: 150 }}>
          <InputLabel id={`SelectVariants-${variant}-label`}>Unit</InputLabel>
          <Select
            labelId={`SelectVariants-${variant}-label`}
            id={`SelectVariants-${variant}`}
            label="Unit"
            defaultValue="km"
          >
            <MenuItem value="km">Kilometers</MenuItem>
            <MenuItem value="mi">Miles</MenuItem>
            <MenuItem value="nmi">Nautical miles</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
