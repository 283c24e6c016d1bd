import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import CheckIcon from '@mui/icons-material/Check';
import FlightIcon from '@mui/icons-material/Flight';
import LuggageIcon from '@mui/icons-material/Luggage';
import ScheduleIcon from '@mui/icons-material/Schedule';

const journey = [
  { text: 'Checked in', color: 'success', variant: 'filled', icon: <CheckIcon /> },
  { text: 'Two bags handed in', color: 'success', variant: 'filled', icon: <LuggageIcon /> },
  {
    text: 'Delayed: boarding at 14:40',
    color: 'warning',
    variant: 'filled',
    icon: <ScheduleIcon />,
  },
  { text: 'Departure from gate B 12', color: 'primary', variant: 'outlined', icon: <FlightIcon /> },
] as const;

export default function TimelineDots() {
  return (
    <Timeline role="list" aria-label="Your journey today">
      {journey.map(({ text, color, variant, icon }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} variant={variant}>
              {icon}
            </TimelineDot>
            {index < journey.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ py: 2.5 }}>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
