import Popper from '@mui/material/Popper';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render } from './rendered.ts';

test('labels its child with a title that is a text', () => {
  const { html } = render(
    <Tooltip title="Crop">
      <button />
    </Tooltip>,
  );
  expect(html).toMatch(/<button[^>]*aria-label="Crop"/);
  expect(html).not.toContain('title=');
});

test('replaces the name of a button, or describes the button with describeChild', () => {
  const named = render(
    <Tooltip title="Goes to everyone">
      <button>Publish</button>
    </Tooltip>,
  ).html;
  expect(named).toContain('aria-label="Goes to everyone"');
  const described = render(
    <Tooltip describeChild title="Goes to everyone">
      <button>Publish</button>
    </Tooltip>,
  ).html;
  expect(described).toContain('title="Goes to everyone"');
  expect(described).not.toContain('aria-label');
});

test('a closed tooltip with an element as title gives its child no name', () => {
  const { html } = render(
    <Tooltip title={<b>Crop</b>}>
      <button />
    </Tooltip>,
  );
  expect(html).not.toContain('aria-');
});

test('keeps an aria-label that the child has', () => {
  const { html } = render(
    <Tooltip title="Copied">
      <button aria-label="Copy the code" />
    </Tooltip>,
  );
  expect(html).toContain('aria-label="Copy the code"');
});

test('renders only the child on the server, also when it is open', () => {
  const { html } = render(
    <Tooltip open title="Crop">
      <i />
    </Tooltip>,
  );
  expect(html).toMatch(/^<i [^>]*><\/i>$/);
});

test('has the defaults that the page states', () => {
  const source = readFileSync('node_modules/@mui/material/Tooltip/Tooltip.js', 'utf8');
  for (const value of [
    'arrow = false',
    'enterDelay = 100',
    'enterNextDelay = 0',
    'enterTouchDelay = 700',
    'leaveDelay = 0',
    'leaveTouchDelay = 1500',
    "placement = 'bottom'",
    'hystersisTimer.start(800 + leaveDelay',
  ]) {
    expect(source).toContain(value);
  }
});

test('a popper has the role tooltip', () => {
  const { html } = render(
    <Popper open disablePortal anchorEl={null}>
      Text
    </Popper>,
  );
  expect(html).toContain('role="tooltip"');
});

test('takes default props from the theme', () => {
  const theme = createTheme({
    components: { MuiTooltip: { defaultProps: { describeChild: true } } },
  });
  const { html } = render(
    <ThemeProvider theme={theme}>
      <Tooltip title="Crop">
        <i />
      </Tooltip>
    </ThemeProvider>,
  );
  expect(html).toContain('title="Crop"');
});
