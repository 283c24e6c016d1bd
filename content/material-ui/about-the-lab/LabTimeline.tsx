import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stages = ['Sketch', 'Clay model', 'Bronze cast'];

export default function LabTimeline() {
  return (
    <Timeline role="list" aria-label="How the statue was made" sx={{ m: 0 }}>
      {stages.map((stage, index) => (
        <TimelineItem key={stage}>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < stages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stage}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
