import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { passengers } from './dashboardData';

const HEIGHT = 232;
const TICKS = [60, 40, 20, 0];
const end = passengers.length * 10;
const columns = { display: 'grid', gridTemplateColumns: `repeat(${passengers.length}, 1fr)` };
const yOf = (thousands: number) => Number((100 - (thousands / 60) * 100).toFixed(1));

/** Draws a smooth line through the middle of each month. */
const pathOf = (values: number[]) =>
  values.reduce((path, value, index) => {
    const [x, y, before] = [index * 10 + 5, yOf(value), yOf(values[index - 1] ?? value)];
    return index === 0 ? `M${x} ${y}` : `${path}C${x - 5} ${before} ${x - 5} ${y} ${x} ${y}`;
  }, '');

const thisYear = pathOf(passengers.map((month) => month.thisYear));
const lastYear = pathOf(passengers.map((month) => month.lastYear));

const description = passengers
  .map(({ month, ...year }) => `${month} ${year.thisYear}, last year ${year.lastYear}`)
  .join('; ');

/**
 * A chart of SVG that fills its width. Labels are HTML, so that they keep their size. Time runs
 * from left to right in all languages.
 */
export default function DashboardChart() {
  return (
    <Box
      dir="ltr"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box
        aria-hidden
        sx={{ display: 'grid', alignContent: 'space-between', textAlign: 'right', lineHeight: 0 }}
      >
        {TICKS.map((tick) => (
          <span key={tick}>{tick}k</span>
        ))}
      </Box>
      <Box
        sx={{
          position: 'relative',
          '& svg': { display: 'block', width: '100%', height: HEIGHT, fill: 'none' },
          '& path': { vectorEffect: 'non-scaling-stroke', stroke: 'currentColor' },
        }}
      >
        <svg
          role="img"
          aria-label={`Passengers in thousands: ${description}.`}
          viewBox={`0 0 ${end} 100`}
          preserveAspectRatio="none"
        >
          {TICKS.map((tick) => (
            <path key={tick} d={`M0 ${yOf(tick)}H${end}`} opacity="0.2" />
          ))}
          <path d={lastYear} strokeDasharray="4 4" strokeWidth="1.5" />
          <Box component="g" sx={{ color: 'primary.main' }}>
            <path d={`${thisYear}V100H5Z`} fill="currentColor" strokeWidth="0" opacity="0.1" />
            <path d={thisYear} strokeWidth="2.5" />
          </Box>
        </svg>
        <Box aria-hidden sx={{ ...columns, position: 'absolute', inset: 0 }}>
          {passengers.map(({ month, ...year }) => (
            <Tooltip
              key={month}
              describeChild
              title={`${year.thisYear}k, last year ${year.lastYear}k`}
            >
              <Box sx={{ '&:hover': { bgcolor: 'action.hover' } }} />
            </Tooltip>
          ))}
        </Box>
      </Box>
      <Box aria-hidden sx={{ ...columns, gridColumn: 2, pt: 1, textAlign: 'center' }}>
        {passengers.map(({ month }) => (
          <Typography key={month} variant="caption">
            {month}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
