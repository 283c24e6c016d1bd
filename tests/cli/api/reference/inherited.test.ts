import { expect, test } from 'vitest';
import { componentNamed, readKit } from './kit.ts';

const component = (name: string, props: string) =>
  `export declare const ${name}: (props: ${props}) => React.ReactElement;\n`;

const kit = readKit({
  'index.d.ts': `
export * from './field/One';
export * from './field/Pair';
export * from './picker/Picker';
export * from './box/Box';
export * from './span/Span';
export { Menu } from './menu/Menu';
`,
  'field/types.d.ts': `export interface SharedProps { hint?: string; help?: string }\n`,
  'field/One.d.ts': `
import * as React from 'react';
export interface OneProps { value?: string; from?: string; size?: number }
${component('One', 'OneProps')}`,
  'field/Pair.d.ts': `
import * as React from 'react';
export interface PairProps {
  /** The start. */
  from?: string;
  to?: string;
  value?: string;
}
${component('Pair', 'PairProps')}`,
  'picker/Picker.d.ts': `
import * as React from 'react';
import { PairProps } from '../field/Pair';
import { SharedProps } from '../field/types';
export interface PickerProps extends Omit<PairProps, 'from'>, SharedProps { open?: boolean }
${component('Picker', 'PickerProps')}`,
  'box/Box.d.ts': `
import * as React from 'react';
import { SizeProps } from '../box-types/types';
${component('Box', "SizeProps & import('../field/One').OneProps")}`,
  'span/Span.d.ts': `
import * as React from 'react';
import { PairProps } from '../field/Pair';
interface BaseProps extends Omit<PairProps, 'value'> {}
interface SpanProps extends BaseProps {
  from: string;
  /** Its own. */
  to?: string;
}
${component('Span', 'SpanProps')}`,
  'box-types/types.d.ts': `export interface SizeProps { width?: string }\n`,
  'menu/types.d.ts': `export interface ItemProps { title?: string; disabled?: boolean }\n`,
  'menu/Menu.d.ts': `
import * as React from 'react';
import { Item } from './item/Item';
interface MenuProps { disabled?: boolean }
export declare const Menu: ((props: MenuProps) => React.ReactElement) & { Item: typeof Item };
`,
  'menu/item/Item.d.ts': `
import * as React from 'react';
import { ItemProps } from '../types';
${component('Item', 'ItemProps')}`,
});

const propsOf = (name: string) => {
  const { props, inherited } = componentNamed(kit, name);
  return [
    props.map((prop) => prop.name),
    Object.fromEntries(inherited.map((parent) => [parent.name, parent.props])),
  ];
};

test('inherits props from the component that declares them, not from one beside it', () => {
  expect(propsOf('Picker')).toEqual([['help', 'hint', 'open'], { Pair: ['to', 'value'] }]);
});

test('documents props declared beside other components that do not have them', () => {
  expect(propsOf('Menu.Item')).toEqual([['disabled', 'title'], {}]);
});

test('inherits all props of a type that another component has', () => {
  expect(propsOf('Box')).toEqual([['width'], { One: ['from', 'size', 'value'] }]);
});

test('reads the comment of an overridden prop if the override has none', () => {
  const { props } = componentNamed(kit, 'Span');
  expect(props.map(({ name, description }) => [name, description])).toEqual([
    ['from', 'The start.'],
    ['to', 'Its own.'],
  ]);
});

test('reads comments of overridden props with quoted names, and ends at circular declarations', () => {
  const { props } = componentNamed(
    readKit({
      'index.d.ts': `
import * as React from 'react';
interface NamedProps extends ToggleProps {
  /** The name. */
  'aria-label'?: string;
  on?: boolean;
}
interface ToggleProps extends NamedProps { 'aria-label': string; on?: boolean }
${component('Toggle', 'ToggleProps')}`,
    }),
    'Toggle',
  );
  expect(props.map(({ name, description }) => [name, description])).toEqual([
    ['aria-label', 'The name.'],
    ['on', ''],
  ]);
});
