import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const start = new Date('2025-03-14T09:30:00Z');

function TimeOfReader() {
  const format = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
  return <>{`${format.format(start)} in your time zone`}</>;
}

export default function LocalTime() {
  return (
    <Typography>
      {'The course starts at '}
      <time dateTime={start.toISOString()}>
        <NoSsr fallback="9:30 AM UTC">
          <TimeOfReader />
        </NoSsr>
      </time>
    </Typography>
  );
}
