import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const inputsOf = (html: string) => html.match(/<input[^>]*>/g) ?? [];

test('is a radiogroup whose options share a generated name', () => {
  const group = render(
    <RadioGroup aria-label="Ticket" defaultValue="b">
      <Radio value="a" />
      <Radio value="b" />
    </RadioGroup>,
  );
  expect(tagOf(group, 'MuiRadioGroup-root')).toContain('role="radiogroup"');
  const names = inputsOf(group.html).map((input) => /name="([^"]+)"/.exec(input)?.[1]);
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
  expect(inputsOf(group.html)[1]).toContain('checked');
});

test('compares values as strings', () => {
  const { html } = render(
    <RadioGroup defaultValue="2">
      <Radio value={1} />
      <Radio value={2} />
    </RadioGroup>,
  );
  expect(inputsOf(html).map((input) => input.includes('checked'))).toEqual([false, true]);
});

test('is 42 px wide, and 38 px when small', () => {
  const medium = render(<Radio />);
  expect(rulesOf(medium, 'MuiRadio-root')).toContain('padding:9px');
  expect(rulesOf(medium, 'MuiSvgIcon-root')).toContain('font-size:1.5rem');
  const small = render(<Radio size="small" />);
  expect(rulesOf(small, 'MuiRadio-root')).toContain('padding:9px');
  expect(rulesOf(small, 'MuiSvgIcon-root')).toContain('font-size:1.25rem');
});

test('required on the FormControl marks the form label only', () => {
  const { html } = render(
    <FormControl required>
      <FormLabel>Meal</FormLabel>
      <FormControlLabel label="Pie" control={<Radio />} />
    </FormControl>,
  );
  expect(html.match(/\*/g)).toHaveLength(1);
  expect(inputsOf(html)[0]).not.toContain('required');
});

test('required on a Radio adds an asterisk, required on its input does not', () => {
  const onRadio = render(<FormControlLabel label="Pie" control={<Radio required />} />).html;
  expect(inputsOf(onRadio)[0]).toContain('required');
  expect(onRadio).toContain('*');
  const control = <Radio slotProps={{ input: { required: true } }} />;
  const onInput = render(<FormControlLabel label="Pie" control={control} />).html;
  expect(inputsOf(onInput)[0]).toContain('required');
  expect(onInput).not.toContain('*');
});

test('disables every option from the FormControl', () => {
  const { html } = render(
    <FormControl disabled>
      <FormControlLabel label="Pie" control={<Radio />} />
      <FormControlLabel label="Soup" control={<Radio />} />
    </FormControl>,
  );
  expect(inputsOf(html).every((input) => input.includes('disabled'))).toBe(true);
});

test('puts aria-label on the wrapper and slotProps.input on the input', () => {
  const { html } = render(
    <Radio aria-label="outside" slotProps={{ input: { 'aria-label': 'inside' } }} />,
  );
  expect(/<span[^>]*aria-label="outside"/.test(html)).toBe(true);
  expect(inputsOf(html)[0]).toContain('aria-label="inside"');
});

test('renders a form label as a label element', () => {
  expect(tagOf(render(<FormLabel>Seat</FormLabel>), 'MuiFormLabel-root')).toMatch(/^<label/);
});

test('useRadioGroup gives the value, and undefined outside of a group', () => {
  const Value = () => <i>{String(useRadioGroup()?.value)}</i>;
  expect(render(<Value />).html).toBe('<i>undefined</i>');
  const inGroup = (
    <RadioGroup value="day">
      <Value />
    </RadioGroup>
  );
  expect(render(inGroup).html).toContain('<i>day</i>');
});

test('reads MuiFormGroup from the theme, and not MuiRadioGroup', () => {
  const withKey = (key: 'MuiRadioGroup' | 'MuiFormGroup') =>
    render(
      <ThemeProvider
        theme={createTheme({ components: { [key]: { defaultProps: { row: true } } } })}
      >
        <RadioGroup />
      </ThemeProvider>,
    ).html;
  expect(withKey('MuiRadioGroup')).not.toContain('MuiFormGroup-row');
  expect(withKey('MuiFormGroup')).toContain('MuiFormGroup-row');
});
