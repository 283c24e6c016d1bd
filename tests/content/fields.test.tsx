import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

/** Returns the height of a text field's input in pixels, from its padding and line height. */
function heightOfField(size: 'small' | 'medium') {
  const { styleOf } = staticMarkup(<TextField label="Name" size={size} />);
  const { padding = '', height } = styleOf('MuiOutlinedInput-input');
  expect(height).toBe('1.4375em');
  return 2 * parseFloat(padding) + 1.4375 * 16;
}

test('a text field is 56 pixels high, a small one 40', () => {
  expect([heightOfField('medium'), heightOfField('small')]).toEqual([56, 40]);
});

test('a text field connects its label and its helper text with the input', () => {
  const { tags } = staticMarkup(<TextField label="Name" helperText="As in your passport" />);
  const input = tags.find(({ name }) => name === 'input')?.attributes;
  expect(tags.find(({ name }) => name === 'label')?.attributes['for']).toBe(input?.['id']);
  expect(tags.find(({ name }) => name === 'p')?.attributes['id']).toBe(input?.['aria-describedby']);
});

test('a text field is outlined unless a variant is set', () => {
  expect(staticMarkup(<TextField />).findAll('MuiOutlinedInput-root')).toHaveLength(1);
  expect(
    staticMarkup(<TextField variant="standard" />).findAll('MuiOutlinedInput-root'),
  ).toHaveLength(0);
});

test('a checkbox is a native input of 24 pixels with a padding of 9', () => {
  const { styleOf, tags } = staticMarkup(<Checkbox />);
  expect(styleOf('MuiCheckbox-root')['padding']).toBe('9px');
  expect(styleOf('MuiSvgIcon-root')['font-size']).toBe('1.5rem');
  expect(tags.find(({ name }) => name === 'input')?.attributes['type']).toBe('checkbox');
});

test('indeterminate sets data-indeterminate, not the native property', () => {
  const { tags } = staticMarkup(<Checkbox indeterminate />);
  const input = tags.find(({ name }) => name === 'input')?.attributes;
  expect(input).toMatchObject({ 'data-indeterminate': 'true' });
  expect(input).not.toHaveProperty('indeterminate');
});

test('a disabled form control disables the checkbox in it', () => {
  const { find } = staticMarkup(
    <FormControl disabled>
      <FormControlLabel label="Sounds" control={<Checkbox />} />
    </FormControl>,
  );
  expect(find('MuiCheckbox-root').classes).toContain('Mui-disabled');
});

test('a label passes its name to the control unless the control has its own', () => {
  const inputOf = (own?: string) =>
    staticMarkup(
      <FormControlLabel
        label="Blue"
        name="color"
        control={<Checkbox {...(own && { name: own })} />}
      />,
    ).tags.find(({ name }) => name === 'input')?.attributes['name'];
  expect([inputOf(), inputOf('tint')]).toEqual(['color', 'tint']);
});

test('a switch is a checkbox of 58 by 38 pixels, a small one of 40 by 24', () => {
  const sizeOf = (size: 'small' | 'medium') => {
    const { width, height } = staticMarkup(<Switch size={size} />).styleOf('MuiSwitch-root');
    return [width, height];
  };
  expect(sizeOf('medium')).toEqual(['58px', '38px']);
  expect(sizeOf('small')).toEqual(['40px', '24px']);
  expect(staticMarkup(<Switch />).find('MuiSwitch-input').attributes['type']).toBe('checkbox');
});

test('a select is an outlined combobox, a native select a standard one', () => {
  const { find } = staticMarkup(
    <Select value="a" labelId="label" id="room">
      <MenuItem value="a">Single</MenuItem>
    </Select>,
  );
  expect(find('MuiSelect-select').attributes).toMatchObject({
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-labelledby': 'label room',
  });
  expect(find('MuiSelect-root').classes).toContain('MuiOutlinedInput-root');
  expect(staticMarkup(<NativeSelect />).findAll('MuiOutlinedInput-root')).toHaveLength(0);
});

test('an autocomplete input is a combobox with aria-autocomplete="list"', () => {
  const { tags } = staticMarkup(
    <Autocomplete
      options={['Porto']}
      renderInput={({ inputProps }) => <input {...inputProps} />}
    />,
  );
  const input = tags.find(({ name }) => name === 'input')?.attributes;
  expect(input).toMatchObject({ role: 'combobox', 'aria-autocomplete': 'list' });
});

test('the filter of an autocomplete has the stated defaults', () => {
  const found = (inputValue: string, config?: Parameters<typeof createFilterOptions>[0]) =>
    createFilterOptions(config)(['São Paulo', 'Paris', 'Porto'], {
      inputValue,
      getOptionLabel: String,
    });
  expect(found('sao')).toEqual(['São Paulo']);
  expect(found('RIS')).toEqual(['Paris']);
  expect(found('p')).toHaveLength(3);
  expect(found('p', { limit: 2 })).toHaveLength(2);
  expect(found('p', { matchFrom: 'start' })).toEqual(['Paris', 'Porto']);
  expect([found(' porto'), found(' porto', { trim: true })]).toEqual([[], ['Porto']]);
});
