import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const grades = ['Easy', 'Moderate', 'Hard', 'Alpine'];

export default function AdaptiveFilter() {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [grade, setGrade] = React.useState('Easy');

  if (narrow) {
    return (
      <TextField
        select
        fullWidth
        label="Difficulty of the hike"
        value={grade}
        onChange={(event) => setGrade(event.target.value)}
      >
        {grades.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  }

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Difficulty of the hike"
      value={grade}
      onChange={(_event, next: string | null) => next !== null && setGrade(next)}
    >
      {grades.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
