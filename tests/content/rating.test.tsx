import { deDE } from '@mui/material/locale';
import Rating from '@mui/material/Rating';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const inputsOf = (html: string) => html.match(/<input[^>]*>/g) ?? [];
const root = 'MuiRating-root';

test('has five stars and an empty choice, which is checked without a value', () => {
  const inputs = inputsOf(render(<Rating name="stars" />).html);
  expect(inputs).toHaveLength(6);
  expect(inputs.every((input) => /(?=.*type="radio")(?=.*name="stars")/.test(input))).toBe(true);
  expect(inputs[5]).toMatch(/(?=.*value="")(?=.*checked)/);
});

test('is an image with a text alternative when read-only', () => {
  const rating = render(<Rating readOnly value={4} />);
  expect(tagOf(rating, root)).toMatch(/(?=.*role="img")(?=.*aria-label="4 Stars")/);
  expect(inputsOf(rating.html)).toHaveLength(0);
});

test('rounds to its precision, also in the text alternative', () => {
  expect(tagOf(render(<Rating readOnly value={3.2} />), root)).toContain('"3 Stars"');
  const fine = render(<Rating readOnly precision={0.1} value={3.2} />);
  expect(tagOf(fine, root)).toContain('"3.2 Stars"');
});

test('has a radio button for each fraction, and throws for a precision that does not divide 1', () => {
  expect(inputsOf(render(<Rating precision={0.1} />).html)).toHaveLength(51);
  expect(() => render(<Rating precision={0.3} />)).toThrow(RangeError);
});

test('is 18, 24 or 30 px high', () => {
  const size = (name: 'small' | 'medium' | 'large') =>
    /font-size:([\d.]+)rem(?!.*font-size)/s.exec(
      rulesOf(render(<Rating size={name} />), root),
    )?.[1];
  expect([size('small'), size('medium'), size('large')]).toEqual(['1.125', '1.5', '1.875']);
});

test('has no role by default, and accepts one', () => {
  expect(tagOf(render(<Rating />), root)).not.toContain('role');
  expect(tagOf(render(<Rating role="radiogroup" />), root)).toContain('role="radiogroup"');
});

test('loses the empty choice when disabled', () => {
  const inputs = inputsOf(render(<Rating disabled />).html);
  expect(inputs).toHaveLength(5);
  expect(inputs.every((input) => input.includes('disabled'))).toBe(true);
});

test('is yellow by default, with a contrast of about 1.9 on white', () => {
  expect(rulesOf(render(<Rating />), root)).toContain('color:#faaf00');
  expect(getContrastRatio('#faaf00', '#fff').toFixed(1)).toBe('1.9');
});

test('has translated texts in locales', () => {
  const props = createTheme({}, deDE).components?.MuiRating?.defaultProps;
  expect(props?.getLabelText?.(2)).toBe('2 Sterne');
  expect(props?.emptyLabelText).toBeTypeOf('string');
});
