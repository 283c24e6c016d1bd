import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const start = new Date(Date.UTC(2025, 2, 14, 9, 30));

function TimeOfReader() {
  const format = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
  return <>{`${format.format(start)} in your time zone`}</>;
}

export default function LocalTime() {
  return (
    <Typography>
      {'The course starts at '}
      <time dateTime="2025-03-14 09:30Z">
        <NoSsr fallback="9:30 AM UTC">
          <TimeOfReader />
        </NoSsr>
      </time>
    </Typography>
  );
}
