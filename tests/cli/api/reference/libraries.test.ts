import { expect, test } from 'vitest';
import { componentNamed, readKit, readKitReport } from './kit.ts';

const BUTTON = `
import * as React from 'react';
import { CSSProperties as CSS } from 'react';
import { PressProps } from '../base';
import { StyleProps } from './styles';
import { Conditions } from './conditions';
import { Item } from './menu/Item';
interface Own extends PressProps, StyleProps, Conditions, React.HTMLAttributes<object> {
  __internal?: boolean;
  css?: CSS;
}
type TypesOf<T> = { [K in keyof T]?: T[K] extends { values: readonly (infer V)[] } ? V : boolean };
declare const definitions: {
  size: { values: readonly ('1' | '2')[] };
  loud: { type: 'boolean' };
};
export declare const Button: (props: Own & TypesOf<typeof definitions>) => React.ReactElement;
export declare const Menu: ((props: { open?: boolean }) => React.ReactElement) & { Item: typeof Item };
export { Item as MenuItem } from './menu/Item';
export declare const Other: (props: { x?: string }) => React.ReactElement;
`;

const FILES = {
  'index.d.ts': BUTTON,
  'styles.d.ts': `export interface StyleProps { m?: string; pt?: string; ml?: string; w?: string }\n`,
  'conditions.d.ts': `export interface Conditions { _hover?: object; _focus?: object; _disabled?: object; md?: object }\n`,
  'menu/Item.d.ts': `import * as React from 'react';\nexport declare const Item: (props: { key2?: string }) => React.ReactElement;\n`,
  '../base/package.json': JSON.stringify({ name: 'base', types: './index.d.ts' }),
  '../base/index.d.ts': `import { HTMLAttributes } from 'react';
    export interface PressProps { onPress?: () => void; lang?: string | undefined; title?: () => void }\n`,
  '../react/index.d.ts': `
declare namespace React {
  interface ReactElement { type: unknown }
  interface CSSProperties { color?: string }
  interface HTMLAttributes<T> { lang?: string; title?: any; onCopy?: (target: T) => void; onCopyCapture?: (target: T) => void }
}
export = React;
export as namespace React;\n`,
};

const kit = readKit(FILES, {}, { only: ['Button', 'Menu'] });
const button = componentNamed(kit, 'Button');
const types = Object.fromEntries(button.props.map(({ name, type }) => [name, type.text]));

test('lists props of a package that the component builds on, but no attributes of elements', () => {
  expect(types).toMatchObject({ onPress: '() => void', title: '() => void' });
  expect(types).not.toHaveProperty('lang');
  expect(types).not.toHaveProperty('onCopy');
});

test('summarizes style properties, and hides props that start with an underscore', () => {
  expect(Object.keys(types)).toEqual(['css', 'loud', 'onPress', 'size', 'title']);
  expect(button.hasSystemProps).toBe(true);
});

test('shows the type of a mapped member, not that of its declaration', () => {
  expect(types).toMatchObject({ size: `'1' | '2'`, loud: 'boolean' });
});

test('shows the name in React of a type that is imported under another name', () => {
  expect(types.css).toBe('React.CSSProperties');
});

test('documents the exported members of a component that `only` lists', () => {
  expect(kit.components.map(({ name }) => name)).toEqual(['Button', 'Menu', 'MenuItem']);
});

test('reads a package that has subpaths only', () => {
  const files = {
    'package.json': JSON.stringify({ name: 'kit', version: '1.0.0' }),
    'chip/package.json': JSON.stringify({ types: './chip.d.ts' }),
    'chip/chip.d.ts': `import * as React from 'react';\nexport declare function Chip(props: { label?: string }): React.ReactElement;\n`,
  };
  const { imports } = componentNamed(readKit(files, {}, { modules: ['chip'] }), 'Chip');
  expect(imports).toEqual([`import { Chip } from 'kit/chip';`]);
});

const EVENTS = `
declare namespace React {
  interface ReactElement { type: unknown }
  interface ClipboardEvent<T> { currentTarget: EventTarget & T }
  type ClipboardEventHandler<T> = { bivarianceHack(event: ClipboardEvent<T>): void }['bivarianceHack'];
  interface HTMLAttributes<T> { onCopyCapture?: ClipboardEventHandler<T> | undefined; lang?: string }
  class Component<P> { readonly props: Readonly<P>; render(): ReactElement }
}
export = React;
export as namespace React;
`;

test('finds the element of a mapped type that changes the event handlers in its attributes', () => {
  const { spreadsTo } = componentNamed(
    readKit({
      '../react/index.d.ts': EVENTS,
      'index.d.ts': `import * as React from 'react';
        type Stoppable<T> = { [K in keyof T]: Required<T>[K] extends (event: infer E) => void ? (event: E & { stop(): void }) => void : T[K] };
        export declare const Card: (props: Stoppable<React.HTMLAttributes<HTMLDivElement>>) => React.ReactElement;\n`,
    }),
    'Card',
  );
  expect(spreadsTo).toBe('div');
});

test('documents the ref of a class component as its instance', () => {
  const kit = readKit({
    '../react/index.d.ts': EVENTS,
    'index.d.ts': `import * as React from 'react';
      export declare class Affix extends React.Component<{ top?: number }> { update(): void; }
      export declare const Plain: (props: { top?: number }) => React.ReactElement;\n`,
  });
  expect(componentNamed(kit, 'Affix').ref).toBe('Affix');
  expect(componentNamed(kit, 'Plain').ref).toBe(undefined);
});

test('shows the namespace in the type of a ref', () => {
  const files = {
    'index.d.ts': `
import * as React from 'react';
import { FieldProps } from './field';
export declare const Field: (props: FieldProps & { ref?: { current: FieldProps.Ref | null } }) => React.ReactElement;
`,
    'field.d.ts': `
export interface FieldProps { value?: string }
export declare namespace FieldProps { interface Ref { focus(): void } }
`,
  };
  expect(componentNamed(readKit(files), 'Field').ref).toBe('FieldProps.Ref');
});

test('never inherits a prop that is declared next to the component', () => {
  const code = (name: string, comment: string) =>
    `export function ${name}(props) {}\n${name}.propTypes = {\n  /** ${comment} */\n  label: P.node };\n`;
  const types = (name: string) => `import * as React from 'react';
    export declare function ${name}(props: { label?: string }): React.ReactElement;\n`;
  const kit = readKit({
    'index.d.ts': `export { Footer } from './account/Footer.js';\nexport { Out } from './account/Out.js';\n`,
    'index.js': `export { Footer } from './account/Footer.js';\nexport { Out } from './account/Out.js';\n`,
    'account/Footer.d.ts': types('Footer'),
    'account/Footer.js': code('Footer', '@ignore'),
    'account/Out.d.ts': types('Out'),
    'account/Out.js': code('Out', 'What it shows.'),
  });
  expect(componentNamed(kit, 'Out').props.map(({ name }) => name)).toEqual(['label']);
  expect(componentNamed(kit, 'Footer')).toMatchObject({ props: [], inherited: [] });
});

test('lists props of a dependency, unless propTypes decide which props are documented', () => {
  const types = (name: string) => `import { BaseProps } from '../base/index.js';
export declare function ${name}(props: BaseProps): null;\n`;
  const kit = readKit({
    '../base/index.d.ts': `export interface BaseProps {\n  /** Text. */\n  label?: string;\n  /** Size. */\n  size?: number;\n}\n`,
    'index.d.ts': `export { Plain } from './Plain.js';\nexport { Chosen } from './Chosen.js';\n`,
    'Plain.d.ts': types('Plain'),
    'Plain.js': 'export function Plain(props) {}\n',
    'Chosen.d.ts': types('Chosen'),
    'Chosen.js': `export function Chosen(props) {}
Chosen.propTypes = {\n  /** What it shows. */\n  label: P.node };\n`,
  });
  const propsOf = (name: string) => componentNamed(kit, name).props.map((prop) => prop.name);
  expect([propsOf('Plain'), propsOf('Chosen')]).toEqual([['label', 'size'], ['label']]);
});

/** React as published, without types. */
const UNTYPED = {
  '../react/package.json': '{ "name": "react", "exports": "./main.js" }',
  '../react/main.js': '',
};
const IMPORT = "import * as React from 'react';\n";

test.each([
  ['a function', `${IMPORT}export declare const Button: (props: { a: 1 }) => React.ReactNode;`],
  ['an exotic one', `${IMPORT}export declare const B: React.ForwardRefExoticComponent<{ a: 1 }>;`],
  ['a class', `${IMPORT}export declare class Affix extends React.Component<{ a: 1 }> {}`],
  [
    'an inferred one',
    `export declare function Card(props: { a: 1 }): import("react/jsx-runtime").JSX.Element;`,
  ],
])('reports missing types of React for a package with %s', (_, types) => {
  expect(readKitReport({ ...UNTYPED, 'index.d.ts': types }).withoutReact).toEqual(['kit']);
  expect(readKitReport({ 'index.d.ts': types }).withoutReact).toEqual([]);
});

test.each([
  ['hooks', `${IMPORT}export declare function useRef(node: React.ReactNode): React.RefObject<1>;`],
  ['functions', `${IMPORT}export declare function Pick(node: React.ReactNode): string;`],
  ['a context', `${IMPORT}export declare const Kit: React.Context<React.ReactNode>;`],
  [
    'components of another library',
    `import { VNode } from 'preact';\nexport declare const B: import('preact').FC<1>;`,
  ],
  [
    'types of React of its own',
    `/// <reference path="./react.d.ts" />\n${IMPORT}export declare const B: () => React.ReactNode;`,
  ],
])('reports no missing types of React for a package with %s', (_, types) => {
  const own = "declare module 'react' { export type ReactNode = string; }\n";
  const kit = { ...UNTYPED, 'index.d.ts': types, 'react.d.ts': own };
  expect(readKitReport(kit).withoutReact).toEqual([]);
});

test('finds types of React in the packages of the library itself', () => {
  const nested = {
    'node_modules/@types/react/package.json': '{ "name": "@types/react", "types": "index.d.ts" }',
    'node_modules/@types/react/index.d.ts': 'export type ReactNode = string;\n',
  };
  const types = `${IMPORT}export declare const B: () => React.ReactNode;`;
  expect(readKitReport({ ...UNTYPED, ...nested, 'index.d.ts': types }).withoutReact).toEqual([]);
});

const PICKED = `
import * as React from 'react';
import { Sheet } from './sheet';
export { Sheet };
type Common = Pick<React.InputAttributes<'i'>, 'name' | 'onPick'>;
interface OptionProps<T> extends Common { value?: T }
export declare function Box(props: { wide?: boolean } & Common): React.ReactElement;
export declare function Text(props: React.WithContent<{ size?: number }>): React.ReactElement;
export declare function Count(props: Intl.NumberFormatOptions): React.ReactElement;
export declare function Field(props: React.InputAttributes<'i'> & { label?: string }): React.ReactElement;
export declare function Option<T>(props: OptionProps<T>): React.ReactElement;
export declare function Link(props: Here | Away | React.Target): React.ReactElement;
interface Here { to?: never } interface Away { to: string }
export declare const DEFAULT_CELL: (props: {}) => React.ReactElement;
export declare const Factory: (cell: (props: {}) => React.ReactElement) => (props: {}) => React.ReactElement;
interface Base<T> { filter?: ((item: T) => boolean) | null }
export declare function List<Item>(props: { filter?: Base<Item>['filter'] }): React.ReactElement;
`;

const picked = readKit({
  'index.d.ts': PICKED,
  'sheet.d.ts': `export declare function Sheet(props: { margin?: string; paddingTop?: string; marginLeft?: string; as?: string }): React.ReactElement;`,
  '../react/index.d.ts': `
declare namespace React {
  interface ReactElement { type: unknown }
  interface CSSProperties { margin?: string; paddingTop?: string; marginLeft?: string }
  interface InputAttributes<T> { name?: string; min?: number; max?: number; onPick?: Handler<T>; step?: number }
  type Handler<T> = (target: T) => void;
  interface Target { to?: any }
  type WithContent<P> = P & { children?: string };
}
export = React;
export as namespace React;\n`,
});
const pickedTypes = (name: string) =>
  Object.fromEntries(componentNamed(picked, name).props.map((prop) => [prop.name, prop.type.text]));

test('lists attributes that a component takes one by one, but not all of an element', () => {
  expect(Object.keys(pickedTypes('Box'))).toEqual(['name', 'onPick', 'wide']);
  expect(Object.keys(pickedTypes('Text'))).toEqual(['children', 'size']);
  expect(Object.keys(pickedTypes('Field'))).toEqual(['label']);
});

test('lists options of the language that a component takes as props', () => {
  expect(pickedTypes('Count')).toHaveProperty('currency', 'string');
});

test('shows the argument of a type of React, also if the component has a parameter of that name', () => {
  expect(pickedTypes('Option')).toMatchObject({ onPick: `React.Handler<'i'>`, value: 'T' });
});

test('lists props that are declared beside style properties', () => {
  expect(Object.keys(pickedTypes('Sheet'))).toEqual(['as']);
  expect(componentNamed(picked, 'Sheet').hasSystemProps).toBe(true);
});

test('shows the type of a prop that another member of the union excludes', () => {
  expect(pickedTypes('Link')).toEqual({ to: 'string' });
});

test('keeps `null` in the type of a member', () => {
  expect(pickedTypes('List')).toEqual({ filter: '((item: Item) => boolean) | null' });
});

test('documents no constant, and no function that returns a component', () => {
  const names = picked.components.map(({ name }) => name);
  expect(names).toEqual(['Box', 'Count', 'Field', 'Link', 'List', 'Option', 'Sheet', 'Text']);
});
