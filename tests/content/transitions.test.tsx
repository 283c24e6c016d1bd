import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Zoom from '@mui/material/Zoom';
import { createTheme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

const { transitions } = createTheme();
const child = <p className="child">Opening hours</p>;
const childStyle = (element: ReactElement) =>
  staticMarkup(element).find('child').attributes['style'];

test('elements enter the screen in 225 milliseconds and leave it in 195; the standard is 300', () => {
  const { enteringScreen, leavingScreen, standard } = transitions.duration;
  expect([enteringScreen, leavingScreen, standard]).toEqual([225, 195, 300]);
});

test('the automatic duration is 192 milliseconds for 36 pixels and 440 for 1000', () => {
  expect(transitions.getAutoHeightDuration(36)).toBe(192);
  expect(transitions.getAutoHeightDuration(1000)).toBe(440);
});

test('elements that appear are invisible in the HTML of a server', () => {
  expect(childStyle(<Fade in>{child}</Fade>)).toContain('opacity:0');
  expect(childStyle(<Grow in>{child}</Grow>)).toContain('opacity:0;transform:scale(0.75, 0.5625)');
  expect(childStyle(<Zoom in>{child}</Zoom>)).toContain('scale(0)');
});

test('appear={false} renders elements in their final state', () => {
  expect(
    childStyle(
      <Fade in appear={false}>
        {child}
      </Fade>,
    ),
  ).toContain('opacity:1');
  expect(
    childStyle(
      <Zoom in appear={false}>
        {child}
      </Zoom>,
    ),
  ).toContain('transform:none');
});

test('an element that has transitioned out is hidden, not only transparent', () => {
  for (const Transition of [Fade, Grow, Slide, Zoom]) {
    expect(childStyle(<Transition in={false}>{child}</Transition>)).toContain('visibility:hidden');
  }
});

test('unmountOnExit removes an element that has transitioned out', () => {
  const { html } = staticMarkup(
    <Fade in={false} unmountOnExit>
      {child}
    </Fade>,
  );
  expect(html).toBe('');
});

test('a collapsed element is hidden, unless it has a collapsedSize', () => {
  const collapsed = staticMarkup(<Collapse in={false}>{child}</Collapse>);
  expect(collapsed.styleOf('MuiCollapse-root')['visibility']).toBe('hidden');
  const strip = staticMarkup(
    <Collapse in={false} collapsedSize={48}>
      {child}
    </Collapse>,
  );
  expect(strip.styleOf('MuiCollapse-root')).not.toHaveProperty('visibility');
  expect(strip.find('MuiCollapse-root').attributes['style']).toBe('min-height:48px');
});

test('an open Collapse is open in the HTML of a server', () => {
  const { find } = staticMarkup(<Collapse in>{child}</Collapse>);
  expect(find('MuiCollapse-root').classes).toContain('MuiCollapse-entered');
});

test('a theme can turn all CSS transitions off', () => {
  const still = createTheme({ transitions: { create: () => 'none' } });
  expect(still.transitions.create('opacity')).toBe('none');
});
