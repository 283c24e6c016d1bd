import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const byWindow = { flexDirection: { xs: 'column', sm: 'row' } };
const byContainer = { flexDirection: { '@': 'column', '@280': 'row' } };

function Film({ title, asks }: { title: string; asks: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Card
        variant="outlined"
        sx={[{ display: 'flex', gap: 1, p: 1.5 }, asks === 'window' ? byWindow : byContainer]}
      >
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="subtitle2" component="h3">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Today at 20:15, original with subtitles
          </Typography>
        </Box>
        <Button size="small" sx={{ alignSelf: 'flex-start' }}>
          Seats
        </Button>
      </Card>
    </Box>
  );
}

export default function ResponsiveSeats() {
  const [asks, setAsks] = React.useState('window');

  return (
    <Box sx={{ width: '100%', maxWidth: 620 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Cards adapt to"
        value={asks}
        onChange={(_event, next: string | null) => next && setAsks(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="window">Window</ToggleButton>
        <ToggleButton value="container">Container</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 2 }}>
        <Film title="The lighthouse keeper’s daughter" asks={asks} />
        <Film title="Snow in June" asks={asks} />
      </Box>
    </Box>
  );
}
