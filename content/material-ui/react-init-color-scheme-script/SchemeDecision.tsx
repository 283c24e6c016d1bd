import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function SchemeDecision() {
  const [stored, setStored] = React.useState('nothing');
  const [fallback, setFallback] = React.useState('system');
  const [system, setSystem] = React.useState('dark');

  const mode = stored === 'nothing' ? fallback : stored;
  const scheme = mode === 'system' ? system : mode;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Choice
        label="Mode in local storage"
        options={['nothing', 'light', 'dark', 'system']}
        value={stored}
        onChange={setStored}
      />
      <Choice
        label="defaultMode"
        options={['light', 'dark', 'system']}
        value={fallback}
        onChange={setFallback}
      />
      <Choice
        label="Operating system"
        options={['light', 'dark']}
        value={system}
        onChange={setSystem}
      />
      <Typography role="status">{`The page starts in ${scheme} mode.`}</Typography>
    </Stack>
  );
}
