import Accordion from '@mui/material/Accordion';
import AppBar from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

const dark = createTheme({ palette: { mode: 'dark' } });

test('a paper is a rounded div of elevation 1 by default', () => {
  const { find, styleOf } = staticMarkup(<Paper />);
  const { name, classes } = find('MuiPaper-root');
  expect(name).toBe('div');
  expect(classes).toEqual(expect.arrayContaining(['MuiPaper-rounded', 'MuiPaper-elevation1']));
  expect(styleOf('MuiPaper-root')).toMatchObject({
    'border-radius': '4px',
    'box-shadow': 'var(--Paper-shadow)',
  });
});

test('the theme has 25 shadows', () => {
  expect(createTheme().shadows).toHaveLength(25);
});

test('the white overlay in dark mode goes from 5.1% to 16.5%', () => {
  const overlayOf = (elevation: number) =>
    staticMarkup(
      <ThemeProvider theme={dark}>
        <Paper elevation={elevation} />
      </ThemeProvider>,
    ).find('MuiPaper-root').attributes['style'];
  expect(overlayOf(1)).toContain('rgba(255, 255, 255, 0.051)');
  expect(overlayOf(24)).toContain('rgba(255, 255, 255, 0.165)');
});

test('an outlined paper has a border and no shadow, whatever its elevation', () => {
  const { styleOf, html } = staticMarkup(<Paper variant="outlined" elevation={8} />);
  expect(styleOf('MuiPaper-root')['border']).toBe('1px solid rgba(0, 0, 0, 0.12)');
  expect(styleOf('MuiPaper-root')).not.toHaveProperty('box-shadow');
  expect(html).not.toContain('--Paper-shadow');
});

test('components have the elevations in the table of the page', () => {
  const classesOf = (element: React.ReactElement) => staticMarkup(element).html;
  expect(classesOf(<AppBar />)).toContain('MuiPaper-elevation4');
  expect(classesOf(<Dialog open disablePortal />)).toContain('MuiPaper-elevation24');
  expect(
    classesOf(
      <Accordion>
        <b>Summary</b>
      </Accordion>,
    ),
  ).toContain('MuiPaper-elevation1');
});

test('default props of the paper do not reach a dialog', () => {
  const theme = createTheme({ components: { MuiPaper: { defaultProps: { elevation: 0 } } } });
  const { html } = staticMarkup(
    <ThemeProvider theme={theme}>
      <Dialog open disablePortal />
    </ThemeProvider>,
  );
  expect(html).toContain('MuiPaper-elevation24');
});
