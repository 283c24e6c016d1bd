import { expect, test } from 'vitest';
import { componentNamed, hookNamed, readKit } from './kit.ts';

const CONVENTIONS = {
  module: '{Name}',
  prefixes: ['Unstable_'],
  inherits: 'inherits [{Name} API]',
  homes: ['https://kit.example'],
  slotsProp: 'slots',
  slotPropsProp: 'slotProps',
  elementProp: 'component',
  styleProp: 'sx',
};

const BASE = `
import * as React from 'react';
export interface BaseProps {
  /** What it does when it is pressed. */
  action?: string;
  /** Shared by both. */
  tone?: string;
  children?: React.ReactNode;
}
/** What buttons have in common. */
declare const Base: (props: BaseProps) => React.ReactElement;
export default Base;
`;

const BUTTON = `
import * as React from 'react';
import { BaseProps } from '../Base/index.js';
type Loose<T extends string> = T | (string & {});
type Named<T extends string, Others> = Extract<keyof ({ [Key in T]: true } & Others), string>;
type Size = 'small' | 'large';
export interface ButtonOverrides {}
export interface ButtonSlots { root?: React.ElementType }
type WithSlots<Slots, Props> = {
  /** Elements of its own. */
  slots?: Partial<Slots>;
  /** Props of the slots. */
  slotProps?: { [Key in keyof Props]?: Props[Key] };
};
export interface ButtonProps extends BaseProps, React.Attributes<HTMLButtonElement>, WithSlots<ButtonSlots, { root: Loose<'a'>; }> {
  /** How it looks. @default "text" */
  color?: Named<'text' | 'solid', ButtonOverrides>;
  size?: Size | number;
  label: Loose<'Save' | 'Open'>;
  /** Its own words. */
  tone?: 'calm' | 'loud';
  /** @deprecated Use \`color\`. */
  tint?: keyof typeof tints;
  /**
   * Told of a press.
   *
   * @param {object} event What happened.
   * @param {number} times How often.
   * @returns {boolean} Whether it goes on.
   */
  onPress?: (event: { x: number; y?: number | undefined }, times?: number) => boolean;
  size2?: ButtonProps['size'];
  flag?: true | false | 'auto';
  /** @ignore */
  secret?: string;
  sx?: object;
}
declare const tints: { red: 1; blue: 2 };
interface Polymorphic {
  <Root extends React.ElementType>(props: {
    /** The root. */
    component: Root;
  } & ButtonProps): React.ReactElement;
  (props: ButtonProps): React.ReactElement | null;
}
/**
 * Starts something. See {@link https://kit.example/more the guide}.
 *
 * Demos:
 *
 * - [Buttons](https://kit.example/buttons/)
 *
 * API:
 *
 * - [Button API](https://kit.example/api/button/)
 * - inherits [Base API](https://kit.example/api/base/)
 */
declare const Button: Polymorphic;
export default Button;
`;

const LIST = `
import * as React from 'react';
export interface ListProps<Item, Many extends boolean> {
  /** @default [] */
  items: ReadonlyArray<Item>;
  /** Whether there are several. */
  many?: Many;
  /** Not for others. */
  inner?: string;
  id?: string;
}
type Given<Entry> = { pick?: (entry: Entry, from: ReadonlyArray<Entry>) => 'one' | 'all' };
export default function List<Item, Many extends boolean = false>(
  props: ListProps<Item, Many> & Given<Item>,
): React.ReactElement;
`;

const LIST_CODE = `
export default function List(props) {}
process.env.NODE_ENV !== 'production' ? List.propTypes = {
  items: P.array,
  /** Whether there are several. */
  many: P.bool,
  /** @ignore */
  inner: P.string,
  pick: P.func,
} : void 0;
`;

const REACT_EXTRA = `
declare namespace React {
  interface ReactElement { type: unknown }
  type ReactNode = ReactElement | string | null;
  type ElementType = string | ((props: any) => ReactNode);
  interface RefObject<T> { current: T | null }
  type Ref<T> = RefObject<T> | null;
  type ClipboardEventHandler<T> = (event: T) => void;
  interface Attributes<T> { onCopyCapture?: ClipboardEventHandler<T>; ref?: Ref<T> }
  interface Context<T> { (props: { value: T }): ReactElement; Provider: unknown; Consumer: unknown }
}
export = React;
export as namespace React;
`;

const kit = readKit(
  {
    '../react/index.d.ts': REACT_EXTRA,
    'index.d.ts': `
import * as React from 'react';
export { default as Button } from './Button/index.js';
export { default as Base } from './Base/index.js';
export { default as Unstable_List } from './List/index.js';
export declare const Lonely: (props: { a: string }) => React.ReactElement;
export declare const Ground: React.Context<string>;
export declare const Number: (text: string) => number;
export { default as Stub } from './Stub/index.js';
export { default as Gone } from './Gone/index.js';
`,
    'Button/index.d.ts': BUTTON,
    'Base/index.d.ts': BASE,
    'List/index.d.ts': LIST,
    'List/index.js': LIST_CODE,
    'Stub/index.d.ts':
      'declare const Stub: (props: Record<string, any>) => any; export default Stub;',
    'Gone/index.d.ts': '/** @internal */\ndeclare const Gone: () => null;\nexport default Gone;',
  },
  CONVENTIONS,
);

const button = componentNamed(kit, 'Button');
const list = componentNamed(kit, 'List');

const typesOf = ({ props }: typeof button) =>
  Object.fromEntries(props.map(({ name, type }) => [name, type.text]));

test('documents components with a module of their own, and gives the reason for leaving out others', () => {
  expect(kit.components.map(({ name }) => name)).toEqual(['Base', 'Button', 'List']);
  expect(kit.leftOut).toEqual({
    Gone: 'A tag in its comment, such as @internal, excludes it.',
    Lonely: 'It has no module of its own, which conventions.module requires.',
    Stub: 'Its types do not declare its props.',
  });
});

test('lists required props first, with types as written and aliases of literals expanded', () => {
  expect(typesOf(button)).toEqual({
    label: "'Save' | 'Open' | string",
    color: "'text' | 'solid'",
    component: 'React.ElementType',
    flag: "boolean | 'auto'",
    onPress: '(event: { x: number; y?: number }, times?: number) => boolean',
    size: "'small' | 'large' | number",
    size2: "'small' | 'large' | number",
    slotProps: "{ root?: 'a' | string }",
    slots: 'Partial<ButtonSlots>',
    sx: 'object',
    tint: "'red' | 'blue'",
    tone: "'calm' | 'loud'",
  });
  expect(button.props.map(({ name }) => name)).toEqual(Object.keys(typesOf(button)));
  expect(button.props.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    'label',
  ]);
});

test('lists the members of a union in the order of the declaration', () => {
  const size = button.props.find(({ name }) => name === 'size');
  expect(size?.type.members).toEqual(["'small'", "'large'", 'number']);
  expect(list.props.find(({ name }) => name === 'items')?.type.members).toBe(undefined);
});

test('reads defaults, deprecations and descriptions of parameters from comments', () => {
  const named = (wanted: string) => button.props.find(({ name }) => name === wanted);
  expect(named('color')).toMatchObject({ description: 'How it looks.', default: '"text"' });
  expect(named('tint')).toMatchObject({ deprecated: 'Use `color`.' });
  expect(named('onPress')?.type.signature).toEqual({
    text: '(event: { x: number; y?: number }, times?: number) => boolean',
    parameters: [
      { name: 'event', type: '{ x: number; y?: number }', description: 'What happened.' },
      { name: 'times', type: 'number', description: 'How often.' },
    ],
    returns: { type: 'boolean', description: 'Whether it goes on.' },
  });
});

test('inherits those props of a parent that the component does not redeclare', () => {
  expect(button.inherited).toEqual([
    { package: 'kit', name: 'Base', props: ['action', 'children'] },
  ]);
});

test('removes lists of links into the documentation from descriptions', () => {
  expect(button.description).toBe('Starts something. See [the guide](https://kit.example/more).');
});

test('keeps lists of links to other sites, even before a list of links into the documentation', () => {
  const written = (name: string, links: readonly string[]) =>
    [
      `/** ${links.join('\n *\n * ')} */`,
      `export declare const ${name}: (props: { a?: string }) => React.ReactElement;`,
    ].join('\n');
  const demos = ['A button.', 'Demos:', '- [Press guide](https://press.example/guide)'];
  const note = ['A link. Note:', '- [React docs](https://react.dev/)'];
  const types = [
    written('Button', [...demos, 'API:', '- [Button API](https://kit.example/button)']),
    written('Link', [...note, 'API:\n * - [Link API](/link)\n * - [Text API](/text)']),
    written('Menu', ['A menu.', '- [One](/one)', '- [Two](https://kit.example/two)']),
  ];
  const { components } = readKit(
    { 'index.d.ts': ["import * as React from 'react';", ...types].join('\n') },
    { homes: ['https://kit.example/'] },
  );
  expect(components.map(({ description }) => description)).toEqual([
    demos.join('\n\n'),
    note.join('\n\n'),
    'A menu.',
  ]);
});

test('derives ref, polymorphism and the spread target of a component from its props', () => {
  const { ref, isPolymorphic, hasSx, spreadsTo, hasSystemProps } = button;
  expect({ ref, isPolymorphic, hasSx, spreadsTo, hasSystemProps }).toEqual({
    ref: 'HTMLButtonElement',
    isPolymorphic: true,
    hasSx: true,
    spreadsTo: 'button',
    hasSystemProps: false,
  });
  expect(list.ref).toBe(undefined);
});

test('documents only props with published propTypes, and resolves type parameters', () => {
  expect(typesOf(list)).toEqual({
    items: 'ReadonlyArray<Item>',
    many: 'boolean',
    pick: "(entry: Item, from: ReadonlyArray<Item>) => 'one' | 'all'",
  });
});

const unions = readKit({
  'index.d.ts': `
import * as React from 'react';
interface Common { size?: 'small' | 'large' }
interface LinkProps extends Common {
  kind: 'link';
  href: string;
  onPress?: never;
  value: number;
}
interface PlainProps extends Common {
  kind: 'plain';
  href?: never;
  /** Called after a press. */
  onPress: (times: number) => void;
  /** Its value. */
  value: string;
  mark: true;
}
export declare function Button(props: LinkProps | PlainProps): React.ReactElement;
interface BoxProps<Root extends React.ElementType> { as?: Root }
export declare function Box<
  Root extends React.ElementType = 'div',
  Id extends string | number = string,
  Row extends object = object,
>(props: BoxProps<Root> & {
  id: Id;
  row: Row;
  onPick: (id: Id) => void;
}): React.ReactElement;
`,
});

test('lists the props of all members of a union, and requires those that all members require', () => {
  const { props } = componentNamed(unions, 'Button');
  const lines = props.map(({ name, type, isRequired, description }) =>
    [name, isRequired ? 'required' : 'optional', type.text, description].join(', '),
  );
  expect(lines).toEqual([
    "kind, required, 'link' | 'plain', ",
    'value, required, string | number, Its value.',
    'href, optional, string, ',
    'mark, optional, true, ',
    'onPress, optional, (times: number) => void, Called after a press.',
    "size, optional, 'small' | 'large', ",
  ]);
});

test('shows the constraint of a type parameter, unless the name is more informative', () => {
  expect(typesOf(componentNamed(unions, 'Box'))).toEqual({
    as: 'React.ElementType',
    id: 'string | number',
    onPick: '(id: Id) => void',
    row: 'Row',
  });
});

test('shows the constraints of type parameters in hooks and in callbacks', () => {
  const found = readKit({
    'index.d.ts': `
import * as React from 'react';
export declare function Field<
  Value extends 'a' | 'b' = 'a',
  Many extends boolean | undefined = false,
>(props: {
  value?: Value;
  onChange?: (value: Value, many: Many, old: Value | null) => void;
}): React.ReactElement;
export declare function useMode<T extends 'a' | 'b', Q extends boolean, Row extends object>(
  mode: T,
  quick?: Q,
  row?: Row,
): {
  mode: T;
  set: (next: T) => void;
  propsFor: <Given extends Record<string, unknown>, K extends 'x' | 'y'>(given: Given, key: K) => Given;
};
`,
  });
  expect(typesOf(componentNamed(found, 'Field'))).toMatchObject({ value: "'a' | 'b'" });
  const [onChange] = componentNamed(found, 'Field').props;
  expect(onChange?.type.signature?.text).toBe(
    "(value: 'a' | 'b', many: Many, old: Value | null) => void",
  );
  const { parameters, returns } = hookNamed(found, 'useMode');
  const types = [...parameters, ...returns].map(({ name, type }) => [
    name,
    type.signature?.text ?? type.text,
  ]);
  expect(types).toEqual([
    ['mode', "'a' | 'b'"],
    ['quick', 'boolean'],
    ['row', 'Row'],
    ['mode', "'a' | 'b'"],
    ['propsFor', "(given: Given, key: 'x' | 'y') => Given"],
    ['set', "(next: 'a' | 'b') => void"],
  ]);
});

test('reads examples of a component and of its props, as code unless they have a fence', () => {
  const { components } = readKit({
    'index.d.ts': `
import * as React from 'react';
/**
 * A box.
 * @example
 * <Box>
 *   <Box label="a" />
 * </Box>
 * @example <caption>Wide:</caption>
 * <Box wide />
 * @example
 * In a list:
 * \`\`\`jsx
 * <Box label="@b" />
 * \`\`\`
 */
export declare function Box(props: {
  /**
   * Its label.
   * @example 'Open'
   */
  label?: string;
}): React.ReactElement;
`,
  });
  expect(components[0]?.description).toBe('A box.');
  expect(components[0]?.examples).toEqual([
    '```tsx\n<Box>\n  <Box label="a" />\n</Box>\n```',
    'Wide:\n\n```tsx\n<Box wide />\n```',
    'In a list:\n```jsx\n<Box label="@b" />\n```',
  ]);
  expect(components[0]?.props[0]?.description).toBe("Its label.\n\n```tsx\n'Open'\n```");
});
