import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const calendars = [
  { label: 'Work', color: 'primary', size: 'small' },
  { label: 'Family', color: 'secondary', size: 'medium' },
  { label: 'Holidays', color: 'success', size: 'large' },
  { label: 'Archive', color: 'default', size: 'medium' },
] as const;

export default function CheckboxSizesColors() {
  return (
    <FormGroup row role="group" aria-label="Calendars to show">
      {calendars.map(({ label, color, size }) => (
        <FormControlLabel
          key={label}
          control={<Checkbox defaultChecked color={color} size={size} />}
          label={label}
        />
      ))}
    </FormGroup>
  );
}
