import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const versions = [
  { name: 'Version 4', change: 'New prices for the summer' },
  { name: 'Version 3', change: 'Typing errors corrected' },
  { name: 'Version 2', change: 'Photo of the terrace added' },
  { name: 'Version 1', change: 'First draft' },
];

export default function VersionTimeline() {
  const [current, setCurrent] = React.useState('Version 4');

  return (
    <Timeline
      role="list"
      aria-label="Versions of the menu"
      sx={{ maxWidth: 420, [`& .${timelineItemClasses.root}::before`]: { display: 'none' } }}
    >
      {versions.map(({ name, change }, index) => (
        <TimelineItem key={name}>
          <TimelineSeparator>
            <TimelineDot color={name === current ? 'primary' : 'grey'} />
            {index < versions.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Typography>{name === current ? `${name}, in use` : name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {change}
            </Typography>
            {name !== current && (
              <Button
                size="small"
                aria-label={`Restore ${name.toLowerCase()}`}
                onClick={() => setCurrent(name)}
              >
                Restore
              </Button>
            )}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
