import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const colors = ['primary', 'secondary', 'success', 'warning', 'default'] as const;

export default function SwitchSizesColors() {
  return (
    <Stack direction="row" spacing={6}>
      {(['medium', 'small'] as const).map((size) => (
        <Stack key={size}>
          {colors.map((color) => (
            <FormControlLabel
              key={color}
              label={`${color}, ${size}`}
              control={<Switch defaultChecked color={color} size={size} />}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
