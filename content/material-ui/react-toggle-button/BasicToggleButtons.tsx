import * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import TableRowsIcon from '@mui/icons-material/TableRows';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const views = [
  { value: 'bars', label: 'Bars', Icon: BarChartIcon },
  { value: 'line', label: 'Line', Icon: ShowChartIcon },
  { value: 'rows', label: 'Rows', Icon: TableRowsIcon },
];

export default function BasicToggleButtons() {
  const [view, setView] = React.useState<string | null>('bars');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="View of the sales"
        value={view}
        onChange={(_, value: string | null) => setView(value)}
      >
        {views.map(({ value, label, Icon }) => (
          <ToggleButton key={value} value={value} aria-label={label}>
            <Icon />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {view === null ? 'Sales are hidden' : `Sales as ${view}`}
      </Typography>
    </Stack>
  );
}
