import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const day = [
  { time: '09:00', event: 'Doors open' },
  { time: '09:30', event: 'Welcome, large hall' },
  { time: '10:00', event: 'Talks on bridges and tunnels' },
  { time: '12:15', event: 'Lunch on the terrace' },
];

export default function OppositeTimeline() {
  return (
    <Timeline role="list" aria-label="Program of the first day">
      {day.map(({ time, event }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            <time dateTime={time}>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < day.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{event}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
