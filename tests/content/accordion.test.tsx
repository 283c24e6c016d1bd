import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { expect, test } from 'vitest';
import type { AccordionProps } from '@mui/material/Accordion';
import { staticMarkup } from './static-markup.ts';

const accordion = (props: Omit<AccordionProps, 'children'> = {}) =>
  staticMarkup(
    <Accordion {...props}>
      <AccordionSummary id="header" aria-controls="content" expandIcon={<svg />}>
        Question
      </AccordionSummary>
      <AccordionDetails>Answer</AccordionDetails>
    </Accordion>,
  );

test('the summary is a button inside an h3, and its content is a span', () => {
  const { find } = accordion();
  expect(find('MuiAccordionSummary-root').name).toBe('button');
  expect(find('MuiAccordion-heading').name).toBe('h3');
  expect(find('MuiAccordionSummary-content').name).toBe('span');
});

test('slotProps.heading changes the heading level', () => {
  const { find } = accordion({ slotProps: { heading: { component: 'h4' } } });
  expect(find('MuiAccordion-heading').name).toBe('h4');
});

test('the summary labels the region and names its id', () => {
  const { find } = accordion();
  expect(find('MuiAccordion-region').attributes).toMatchObject({
    role: 'region',
    id: 'content',
    'aria-labelledby': 'header',
  });
});

test('an accordion is closed by default and its content is hidden but rendered', () => {
  const { find, styleOf, text } = accordion();
  expect(find('MuiAccordionSummary-root').attributes['aria-expanded']).toBe('false');
  expect(styleOf('MuiCollapse-root')).toMatchObject({ visibility: 'hidden', height: '0' });
  expect(text).toBe('QuestionAnswer');
});

test('unmountOnExit leaves closed content out', () => {
  expect(accordion({ slotProps: { transition: { unmountOnExit: true } } }).text).toBe('Question');
});

test('an open summary grows from 48 to 64 pixels unless gutters are disabled', () => {
  const open = accordion({ defaultExpanded: true });
  expect(open.styleOf('MuiAccordionSummary-root')['min-height']).toBe('48px');
  expect(open.rulesOf('MuiAccordionSummary-root')).toContain('min-height:64px');
  expect(open.rulesOf('MuiAccordion-root')).toContain('margin:16px 0');
  const tight = accordion({ defaultExpanded: true, disableGutters: true });
  expect(tight.rulesOf('MuiAccordionSummary-root')).not.toContain('64px');
  expect(tight.rulesOf('MuiAccordion-root')).not.toContain('margin:16px 0');
});

test('the icon of an open section is turned by 180 degrees', () => {
  const rules = accordion({ defaultExpanded: true }).rulesOf(
    'MuiAccordionSummary-expandIconWrapper',
  );
  expect(rules).toContain('&.Mui-expanded{');
  expect(rules).toContain('transform:rotate(180deg)');
});

test('a disabled accordion has a disabled button', () => {
  const { find } = accordion({ disabled: true, expanded: true });
  expect(find('MuiAccordionSummary-root').attributes).toHaveProperty('disabled');
  expect(find('MuiAccordionSummary-root').attributes['aria-expanded']).toBe('true');
});

test('the summary sets no font', () => {
  const { styleOf } = accordion();
  expect(styleOf('MuiAccordionSummary-root')).not.toHaveProperty('font-size');
  expect(styleOf('MuiAccordionSummary-content')).not.toHaveProperty('font-size');
});
