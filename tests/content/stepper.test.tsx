import MobileStepper from '@mui/material/MobileStepper';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { afterEach, expect, test, vi } from 'vitest';
import type { StepperProps } from '@mui/material/Stepper';
import { staticMarkup } from './static-markup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const stepper = (props: StepperProps) =>
  staticMarkup(
    <Stepper {...props}>
      {['Meet', 'Prepare', 'Adopt'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>,
  );

const statesOf = (props: StepperProps) =>
  stepper(props)
    .findAll('MuiStepLabel-label')
    .map(({ classes }) => classes.find((name) => /^Mui-(active|completed)$/.test(name)) ?? 'none');

test('steps before the active one are completed, and all of them at the end', () => {
  expect(statesOf({})).toEqual(['Mui-active', 'none', 'none']);
  expect(statesOf({ activeStep: 1 })).toEqual(['Mui-completed', 'Mui-active', 'none']);
  expect(statesOf({ activeStep: 3 })).toEqual(['Mui-completed', 'Mui-completed', 'Mui-completed']);
});

test('nonLinear turns the automatic states off', () => {
  expect(statesOf({ activeStep: 2, nonLinear: true })).toEqual(['none', 'none', 'Mui-active']);
});

test('connectors lie between the steps, and inside of them with alternativeLabel', () => {
  const inside = /MuiStep-root[^>]*><div class="MuiStepConnector-root/;
  expect(stepper({}).html).not.toMatch(inside);
  expect(stepper({ alternativeLabel: true }).html).toMatch(inside);
});

test('root and steps are div elements without roles', () => {
  const { find } = stepper({});
  expect(find('MuiStepper-root')).toMatchObject({ name: 'div' });
  expect(find('MuiStep-root')).toMatchObject({ name: 'div' });
  expect(find('MuiStepper-root').attributes).not.toHaveProperty('role');
});

test('a step button marks the active step, and later ones are disabled', () => {
  const { findAll } = staticMarkup(
    <Stepper>
      <Step>
        <StepButton>Meet</StepButton>
      </Step>
      <Step>
        <StepButton>Adopt</StepButton>
      </Step>
    </Stepper>,
  );
  const [first, second] = findAll('MuiStepButton-root').map(({ attributes }) => attributes);
  expect(first?.['aria-current']).toBe('step');
  expect(second).toHaveProperty('disabled');
});

test('step content is rendered for the active step only, and logs an error if horizontal', () => {
  const withContent = (orientation: 'vertical' | 'horizontal') =>
    staticMarkup(
      <Stepper orientation={orientation}>
        <Step>
          <StepContent>first</StepContent>
        </Step>
        <Step>
          <StepContent>second</StepContent>
        </Step>
      </Stepper>,
    );
  expect(withContent('vertical').text).toBe('first');
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  withContent('horizontal');
  expect(report).toHaveBeenCalled();
});

test('a mobile stepper shows dots at the bottom, or “2 / 4” as text', () => {
  const mobile = (variant?: 'text') =>
    staticMarkup(
      <MobileStepper
        steps={4}
        activeStep={1}
        backButton={null}
        nextButton={null}
        {...(variant && { variant })}
      />,
    );
  expect(mobile().find('MuiMobileStepper-root').classes).toContain(
    'MuiMobileStepper-positionBottom',
  );
  expect(mobile().findAll('MuiMobileStepper-dot')).toHaveLength(4);
  expect(mobile('text').text).toBe('2 / 4');
});
