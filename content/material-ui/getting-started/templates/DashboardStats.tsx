import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { stats } from './dashboardData';

function Sparkline({ trend }: { trend: number[] }) {
  const [low, high] = [Math.min(...trend), Math.max(...trend)];
  const points = trend.map((value, index) => {
    const height = ((value - low) / (high - low)) * 24;
    return `${2 + (index * 84) / (trend.length - 1)},${(26 - height).toFixed(1)}`;
  });
  return (
    <Box component="svg" viewBox="0 0 88 28" aria-hidden sx={{ width: 88, color: 'primary.main' }}>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}

export default function DashboardStats() {
  return (
    <Box
      component="ul"
      aria-label="This week"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        gap: 'inherit',
        m: 0,
        p: 0,
      }}
    >
      {stats.map(({ name, value, change, trend }) => (
        <Paper
          key={name}
          component="li"
          variant="outlined"
          sx={{ display: 'block', p: { xs: 2, sm: 2.5 }, borderRadius: 3 }}
        >
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography sx={{ mt: 0.5, fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.2 }}>
            {value}
          </Typography>
          <Stack
            direction="row"
            useFlexGap
            sx={{
              flexWrap: 'wrap',
              alignItems: 'end',
              justifyContent: 'space-between',
              mt: 1.5,
              gap: 1,
            }}
          >
            <Typography variant="caption" color="text.secondary">
              <Box component="strong" sx={{ display: 'block', color: 'text.primary' }}>
                {change}
              </Box>
              than last week
            </Typography>
            <Sparkline trend={trend} />
          </Stack>
        </Paper>
      ))}
    </Box>
  );
}
