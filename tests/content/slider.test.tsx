import Slider from '@mui/material/Slider';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const inputsOf = (html: string) => html.match(/<input[^>]*>/g) ?? [];

test('starts at min, with limits of 0 and 100 and a step of 1', () => {
  const [input = ''] = inputsOf(render(<Slider aria-label="Radius" />).html);
  for (const attribute of ['min="0"', 'max="100"', 'step="1"', 'value="0"', 'type="range"']) {
    expect(input).toContain(attribute);
  }
  expect(input).toContain('aria-label="Radius"');
  expect(input).toContain('aria-orientation="horizontal"');
});

test('clamps a value that is out of its limits', () => {
  const [input] = inputsOf(render(<Slider aria-label="Radius" max={5} defaultValue={9} />).html);
  expect(input).toContain('aria-valuenow="5"');
});

test('names each thumb of a range and sorts their values', () => {
  const slider = <Slider getAriaLabel={(index) => `Thumb ${index}`} defaultValue={[70, 20]} />;
  const [first, second] = inputsOf(render(slider).html);
  expect(first).toMatch(/(?=.*aria-label="Thumb 0")(?=.*aria-valuenow="20")/);
  expect(second).toMatch(/(?=.*aria-label="Thumb 1")(?=.*aria-valuenow="70")/);
});

test('has a 20 px thumb on a 4 px line, and 12 px on 2 px when small', () => {
  const medium = render(<Slider aria-label="Radius" />);
  expect(rulesOf(medium, 'MuiSlider-thumb')).toContain('width:20px;height:20px');
  expect(rulesOf(medium, 'MuiSlider-root')).toContain('height:4px');
  const small = render(<Slider aria-label="Radius" size="small" />);
  expect(rulesOf(small, 'MuiSlider-thumb')).toContain('width:12px;height:12px');
  expect(rulesOf(small, 'MuiSlider-root')).toContain('height:2px');
});

test('has a touch area of 30 px, or 44 px with a coarse pointer', () => {
  const rules = rulesOf(render(<Slider aria-label="Radius" />), 'MuiSlider-root');
  expect(rules).toContain('padding:13px 0');
  expect(rules).toMatch(/@media \(pointer: ?coarse\)\{[^{]*\{padding:20px 0/);
  expect(rules).toContain('touch-action:none');
});

test('renders no value label by default, and hides it from assistive technology', () => {
  expect(render(<Slider aria-label="Radius" />).html).not.toContain('valueLabel');
  const labeled = render(<Slider aria-label="Radius" valueLabelDisplay="auto" />);
  expect(tagOf(labeled, 'MuiSlider-valueLabel')).toContain('aria-hidden="true"');
});

test('hides mark labels from screen readers, and allows any step with step={null}', () => {
  const marks = [{ value: 10, label: 'Low' }, { value: 90 }];
  const slider = render(<Slider aria-label="Heat" marks={marks} step={null} />);
  expect(tagOf(slider, 'MuiSlider-markLabel')).toContain('aria-hidden="true"');
  expect(inputsOf(slider.html)[0]).toContain('step="any"');
  const dots = render(<Slider aria-label="Roast" marks min={1} max={5} />).html;
  expect(dots.match(/class="MuiSlider-mark[ "]/g)).toHaveLength(5);
});

test('announces the scaled value and keeps the unscaled one in the input', () => {
  const [input] = inputsOf(
    render(<Slider aria-label="ISO" max={6} scale={(x) => 100 * 2 ** x} defaultValue={2} />).html,
  );
  expect(input).toMatch(/(?=.*aria-valuenow="400")(?=.*aria-valuemax="6400")(?=.* value="2")/);
});

test('is as high as its parent when vertical', () => {
  const slider = render(<Slider aria-label="Bass" orientation="vertical" />);
  expect(rulesOf(slider, 'MuiSlider-root')).toContain('height:100%');
  expect(inputsOf(slider.html)[0]).toContain('aria-orientation="vertical"');
});
