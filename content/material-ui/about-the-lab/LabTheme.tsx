import type {} from '@mui/lab/themeAugmentation';
import Timeline from '@mui/lab/Timeline';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const withOutlinedDots = (outer: Theme) =>
  createTheme({
    ...outer,
    components: { MuiTimelineDot: { defaultProps: { variant: 'outlined', color: 'secondary' } } },
  });

export default function LabTheme() {
  return (
    <ThemeProvider theme={withOutlinedDots}>
      <Timeline role="list" aria-label="Weekend in Ghent" sx={{ m: 0 }}>
        {['Saturday: castle and canals', 'Sunday: market and museum'].map((day) => (
          <TimelineItem key={day} sx={{ minHeight: 48 }}>
            <TimelineSeparator>
              <TimelineDot />
            </TimelineSeparator>
            <TimelineContent>{day}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </ThemeProvider>
  );
}
