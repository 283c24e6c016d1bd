import { createElement, type ElementType, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { changedProps, initialValues } from '../../theme/playground/controls.ts';
import type { PlaygroundProps } from '../../theme/playground/Playground.tsx';
import { jsxCode, jsxText } from '../../theme/playground/jsx-code.ts';

const code = (name: string, props: Record<string, unknown>, content?: string) =>
  jsxCode({ name, props: new Map(Object.entries(props)), content })
    .map(({ text }) => text)
    .join('');

test('writes short elements on one line', () => {
  expect(code('Switch', {})).toBe('<Switch />');
  expect(code('Switch', { size: 'lg', checked: true, disabled: false, max: 3 })).toBe(
    '<Switch size="lg" checked disabled={false} max={3} />',
  );
  expect(code('Chip', { color: 'danger' }, 'Late')).toBe('<Chip color="danger">Late</Chip>');
});

test('writes each prop of a long element on a line', () => {
  expect(code('Slider', { label: 'x'.repeat(40), step: 25, size: 'small' })).toBe(
    `<Slider\n  label="${'x'.repeat(40)}"\n  step={25}\n  size="small"\n/>`,
  );
  expect(code('Alert', { severity: 'error' }, 'y'.repeat(60))).toBe(
    `<Alert severity="error">\n  ${'y'.repeat(60)}\n</Alert>`,
  );
  expect(code('Menu', {}, '<Item />\n<Item />')).toBe('<Menu>\n  <Item />\n  <Item />\n</Menu>');
});

test('writes text that an attribute or JSX cannot hold as an expression', () => {
  expect(code('Input', { label: 'the "best"' })).toBe('<Input label={"the \\"best\\""} />');
  expect(code('Input', { label: '&amp;' })).toBe('<Input label={"&amp;"} />');
  expect(jsxText('Ready')).toBe('Ready');
  expect(jsxText('&lt;')).toBe(`{'&lt;'}`);
  expect(jsxText(`It's <5`)).toBe(`{'It\\'s <5'}`);
});

test('leaves out defaults', () => {
  const controls = {
    size: ['md', 'lg'],
    isOpen: [true, false],
    count: 3,
    label: '',
    isLate: false,
  };
  const first = initialValues(controls, { isLate: true, href: '/a/' });
  expect(first).toEqual({
    ...{ size: 'md', isOpen: true, count: 3, label: '', isLate: true, href: '/a/' },
  });
  expect([...changedProps({ ...first, isOpen: false }, controls)]).toEqual([
    ['isOpen', false],
    ['count', 3],
    ['isLate', true],
    ['href', '/a/'],
  ]);
});

type Polymorphic = (<As = 'button'>(props: { as?: As; size?: 's' | 'm' }) => ReactElement) &
  ((props: { as: ElementType; size?: 's' | 'm' }) => ReactElement);

test('checks the types of controls of a component that can render another element', () => {
  const button: Polymorphic = () => createElement('button');
  const { controls }: PlaygroundProps<Polymorphic> = {
    component: button,
    name: 'Button',
    // @ts-expect-error: `l` is no size.
    controls: { size: ['s', 'l'] },
  };
  expect(controls.size).toEqual(['s', 'l']);
});
