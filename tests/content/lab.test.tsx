import Masonry from '@mui/lab/Masonry';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Tab from '@mui/material/Tab';
import { ThemeProvider, createTheme, getContrastRatio } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

const theme = createTheme();

const masonry = (props: Partial<ComponentProps<typeof Masonry>> = {}) =>
  staticMarkup(
    <Masonry {...props}>
      <p>Call the plumber</p>
      <p>Buy stamps</p>
    </Masonry>,
  );

const timeline = (extra: ReactNode = null, props: ComponentProps<typeof Timeline> = {}) =>
  staticMarkup(
    <Timeline {...props}>
      <TimelineItem>
        {extra}
        <TimelineSeparator>
          <TimelineDot />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Delivered</TimelineContent>
      </TimelineItem>
    </Timeline>,
  );

test('a masonry has four columns and a spacing of 8 pixels', () => {
  const rules = masonry().rulesOf('MuiMasonry-root');
  expect(rules).toContain('width:calc(25.00% - 8px)');
  expect(rules).toContain('margin:calc(8px / 2)');
  expect(rules).toContain('margin:calc(0px - (8px / 2))');
});

test('columns of a masonry follow the breakpoints of the window', () => {
  const rules = masonry({ columns: { xs: 1, sm: 2 }, spacing: 2 }).rulesOf('MuiMasonry-root');
  expect(rules).toMatch(/min-width:0px\)\{&>\*\{width:calc\(100\.00% - 16px\)/);
  expect(rules).toMatch(/min-width:600px\)\{&>\*\{width:calc\(50\.00% - 16px\)/);
});

test('the server distributes items only with all three defaults', () => {
  const breaks = ({ tags }: ReturnType<typeof masonry>) =>
    tags.filter(({ attributes }) => attributes['data-class'] === 'line-break').length;
  expect(breaks(masonry())).toBe(0);
  expect(breaks(masonry({ defaultColumns: 3, defaultSpacing: 2 }))).toBe(0);
  const known = masonry({ defaultColumns: 3, defaultSpacing: 2, defaultHeight: 200 });
  expect(breaks(known)).toBe(2);
  expect(known.styleOf('MuiMasonry-root')['height']).toBe('200px');
});

test('the first layout of a masonry has NaN widths if the spacing is a CSS variable', () => {
  const { rulesOf } = staticMarkup(
    <ThemeProvider theme={createTheme({ cssVariables: true })}>
      <Masonry defaultColumns={3} defaultSpacing={2} defaultHeight={200}>
        <p>Call the plumber</p>
      </Masonry>
    </ThemeProvider>,
  );
  expect(rulesOf('MuiMasonry-root')).toContain('width:calc(33.33% - NaNpx)');
});

test('a timeline is a list whose content is on the right', () => {
  const { find, tags } = timeline();
  expect(find('MuiTimeline-root').name).toBe('ul');
  expect(find('MuiTimeline-root').classes).toContain('MuiTimeline-positionRight');
  expect(tags.map(({ name }) => name)).toEqual(['ul', 'li', 'div', 'span', 'span', 'div']);
});

test('an item is at least 70 pixels high and has an empty box without opposite content', () => {
  const alone = timeline();
  expect(alone.styleOf('MuiTimelineItem-root')).toMatchObject({
    'min-height': '70px',
    'list-style': 'none',
  });
  expect(alone.rulesOf('MuiTimelineItem-root')).toContain('&::before{content:""');
  const both = timeline(<TimelineOppositeContent>09:00</TimelineOppositeContent>);
  expect(both.rulesOf('MuiTimelineItem-root')).not.toContain('::before');
});

test('opposite content inside another element is not recognized', () => {
  const { find } = timeline(
    <div>
      <TimelineOppositeContent>09:00</TimelineOppositeContent>
    </div>,
  );
  expect(find('MuiTimelineItem-root').classes).toContain('MuiTimelineItem-missingOppositeContent');
});

test('a dot is gray and filled, and the gray has a contrast of 1.9 on white', () => {
  const { find, styleOf } = timeline();
  const gray = theme.palette.grey[400];
  expect(find('MuiTimelineDot-root').classes).toContain('MuiTimelineDot-filledGrey');
  expect(styleOf('MuiTimelineDot-root')['background-color']).toBe(gray);
  expect(styleOf('MuiTimelineConnector-root')).toMatchObject({
    width: '2px',
    'background-color': gray,
  });
  expect(getContrastRatio(gray, '#fff').toFixed(1)).toBe('1.9');
});

test('the ids of TabContext are missing on the server', () => {
  const { find } = staticMarkup(
    <TabContext value="strings">
      <TabList aria-label="Orchestra">
        <Tab label="Strings" value="strings" />
      </TabList>
    </TabContext>,
  );
  expect(find('MuiTab-root').attributes).not.toHaveProperty('aria-controls');
});
