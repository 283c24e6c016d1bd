import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stations = ['Picked up in Lyon', 'Sorted in Basel', 'On the van', 'Delivered'];

export default function BasicTimeline() {
  return (
    <Timeline role="list" aria-label="Parcel 20 871">
      {stations.map((station, index) => (
        <TimelineItem key={station}>
          <TimelineSeparator>
            <TimelineDot />
            {index < stations.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{station}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
