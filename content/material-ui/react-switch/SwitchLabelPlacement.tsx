import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function SwitchLabelPlacement() {
  return (
    <FormGroup row aria-label="Label placement" role="group">
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          value={placement}
          label={`Label ${placement}`}
          labelPlacement={placement}
          control={<Switch />}
        />
      ))}
    </FormGroup>
  );
}
