import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const changes = [
  { date: '2025-02-03', label: 'February 3', text: 'Ana proposed to plant pears along the wall.' },
  {
    date: '2025-02-19',
    label: 'February 19',
    text: 'The assembly agreed, with two votes against.',
  },
  {
    date: '2025-03-08',
    label: 'March 8',
    text: 'Six trees arrived and were planted the same day.',
  },
];

export default function OneSidedTimeline() {
  return (
    <Timeline
      role="list"
      aria-label="The pear trees"
      sx={{ maxWidth: 420, [`& .${timelineItemClasses.root}::before`]: { display: 'none' } }}
    >
      {changes.map(({ date, label, text }, index) => (
        <TimelineItem key={date}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color="secondary" />
            {index < changes.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Typography component="time" dateTime={date} variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
