import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const positions = ['right', 'left', 'alternate', 'alternate-reverse'] as const;
type Position = (typeof positions)[number];

const moves = ['White opens with e4', 'Black answers c5', 'White plays Nf3'];

export default function TimelinePositions() {
  const [position, setPosition] = React.useState<Position>('alternate');

  return (
    <Stack sx={{ alignItems: 'center', width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="position"
        value={position}
        onChange={(_event, next: Position | null) => next !== null && setPosition(next)}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {positions.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Timeline
        role="list"
        aria-label="Opening moves"
        position={position}
        sx={{ width: '100%', maxWidth: 420 }}
      >
        {moves.map((move, index) => (
          <TimelineItem key={move}>
            <TimelineSeparator>
              <TimelineDot />
              {index < moves.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{move}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  );
}
