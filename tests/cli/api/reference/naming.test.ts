import { expect, test } from 'vitest';
import { componentNamed, readKit } from './kit.ts';
import { fillPlaceholders } from '../../../../cli/model/text.ts';
import { repositoryOf } from '../../../../cli/api/reference/part-facts.ts';

const part = (name: string) =>
  `import * as React from 'react';\nexport declare const ${name}: (props: { color?: string }) => React.ReactElement;\n`;

const FILES = {
  'index.d.ts': `export { default as Button } from './Button';\nexport * from './Popup';\nexport * from './Tabs';\n`,
  'index.js': '',
  'Button/index.d.ts': `export { default } from './Button';\n`,
  'Button/Button.d.ts': `${part('Button').replace('export ', '')}export default Button;\n`,
  'Popup/index.d.ts': `export { Popup as Unstable_Popup } from './Popup';\n`,
  'Popup/Popup.d.ts': part('Popup'),
  'Tabs/index.d.ts': `export * from './Tab';\n`,
  'Tabs/Tab.d.ts': part('Tab'),
};

/** Shared, because loading the compiler's types takes most of the time. */
const kit = readKit(FILES, { prefixes: ['Unstable_'], source: 'src/{Name}' });

test('shows imports of a part from its own module and from the package, with renames', () => {
  expect(componentNamed(kit, 'Button').imports).toEqual([
    `import Button from 'kit/Button';`,
    `import { Button } from 'kit';`,
  ]);
  expect(componentNamed(kit, 'Popup').imports).toEqual([
    `import { Unstable_Popup as Popup } from 'kit/Popup';`,
    `import { Unstable_Popup as Popup } from 'kit';`,
  ]);
  expect(componentNamed(kit, 'Tab').imports).toEqual([
    `import { Tab } from 'kit/Tabs';`,
    `import { Tab } from 'kit';`,
  ]);
});

test('links the source of a part in the folder of its module, at the release of the package', () => {
  const root = 'https://github.com/kit/kit/tree/v1.2.3/packages/kit/src';
  const urls = ['Button', 'Popup', 'Tab'].map((name) => componentNamed(kit, name).sourceUrl);
  expect(urls).toEqual([`${root}/Button`, `${root}/Popup`, `${root}/Tabs`]);
});

/** `repository` of package.json → address. */
const REPOSITORIES: readonly (readonly [unknown, string | undefined])[] = [
  ['kit/kit', 'https://github.com/kit/kit'],
  ['gitlab:kit/kit', 'https://gitlab.com/kit/kit'],
  ['https://git.example.org/kit/kit.git', 'https://git.example.org/kit/kit'],
  [{ url: 'git@github.com:kit/kit.git' }, 'https://github.com/kit/kit'],
  [{ url: 'git+ssh://git@github.com/kit/kit.git' }, 'https://github.com/kit/kit'],
  [{ type: 'git' }, undefined],
  [null, undefined],
];

test.each(REPOSITORIES)('reads the repository address of %j', (repository, address) => {
  expect(repositoryOf(repository)?.address).toBe(address);
});

test('removes the slashes around a folder of the repository', () => {
  const place = repositoryOf({ url: 'kit/kit', directory: './packages/kit/' });
  expect(place?.directory).toBe('packages/kit');
});

test('keeps placeholders of a pattern that have no value', () => {
  expect(fillPlaceholders('{Name}-{key}-{Name}', { Name: 'A' })).toBe('A-{key}-A');
});

test('shows imports from the paths in `exports`, not from folders of the package', () => {
  const reference = readKit({
    'package.json': JSON.stringify({
      name: 'kit',
      version: '1.2.3',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    }),
    'dist/index.d.ts': `
import * as React from 'react';
export declare function Dot(props: { size?: number }): React.ReactElement;
`,
  });
  expect(reference.components[0]?.imports).toEqual(["import { Dot } from 'kit';"]);
});

const SOURCE = `
import * as React from 'react';
import * as Card from './card';
function Root(props: { open?: boolean }): React.ReactElement { return null!; }
/** An entry. */
function Entry({ label = 'A' }: { label?: string }): React.ReactElement { return null!; }
function Line(): React.ReactElement { return null!; }
export function MenuLabel(): React.ReactElement { return null!; }
export const Menu = Object.assign(Root, { Item: Entry, Line, Label: MenuLabel, version: 1 });
export function List(): React.ReactElement { return null!; }
List.Item = Entry;
export const Ground: { Provider: typeof Root; Consumer: typeof Root } = null!;
export { Card };
`;

const DECLARATIONS = `
import * as React from 'react';
declare function Root(props: { open?: boolean }): React.ReactElement;
/** An entry. */
declare function Entry(props: { label?: string }): React.ReactElement;
declare function Line(): React.ReactElement;
export declare function MenuLabel(): React.ReactElement;
export declare const Menu: typeof Root & {
  Item: typeof Entry; Line: () => React.ReactElement; Label: typeof MenuLabel; version: number;
};
export declare function List(): React.ReactElement;
export declare namespace List { var Item: typeof Entry; }
export declare const Ground: { Provider: typeof Root; Consumer: typeof Root };
export * as Card from './card';
`;

const CARD = `
import * as React from 'react';
export { Title as Head } from './title';
export declare const height: number;
`;

const TITLE = `
import * as React from 'react';
/** A title. */
export declare function Title(props: { level?: number }): React.ReactElement;
`;

test.each([
  ['source code', 'index.tsx', SOURCE],
  ['declarations', 'index.d.ts', DECLARATIONS],
])('documents components that are members of an export, in %s', (_, types, text) => {
  const manifest = JSON.stringify({ name: 'kit', version: '1.2.3', types, main: 'index.js' });
  const files = { 'package.json': manifest, 'card.d.ts': CARD, 'title.d.ts': TITLE, [types]: text };
  const { components } = readKit(files, { slots: '{Name}Slots' });
  const lines = components.map(({ name, imports, description, props }) =>
    [name, ...imports, description, ...props.map((prop) => prop.name)].join(' '),
  );
  const importOf = (name: string) => `import { ${name} } from 'kit';`;
  expect(lines).toEqual([
    `Card.Head ${importOf('Card')} A title. level`,
    `List ${importOf('List')} `,
    `List.Item ${importOf('List')} An entry. label`,
    `Menu ${importOf('Menu')}  open`,
    `Menu.Item ${importOf('Menu')} An entry. label`,
    `Menu.Line ${importOf('Menu')} `,
    `MenuLabel ${importOf('MenuLabel')} `,
  ]);
});

test('uses the name of the member for a component of which the package exports only the type', () => {
  const { components, hooks } = readKit({
    'index.d.ts': `export * from './menu';\nexport type { useMenu } from './menu-root';\n`,
    'menu.d.ts': `export * as Menu from './menu-parts';\nexport type * from './menu-root';\n`,
    'menu-parts.d.ts': `export { MenuRoot as Root } from './menu-root';\n`,
    'menu-root.d.ts': `
import * as React from 'react';
export declare function MenuRoot(props: { open?: boolean }): React.ReactElement;
export declare function useMenu(): boolean;
`,
  });
  expect([...components, ...hooks].map(({ name, imports }) => [name, imports])).toEqual([
    ['Menu.Root', [`import { Menu } from 'kit';`]],
  ]);
});

test('inherits props from an export rather than from a member declared in the same folder', () => {
  const reference = readKit({
    'index.d.ts': `export * from './menu/menu';\nexport * from './nav/nav';\n`,
    'menu/menu.d.ts': `
import * as React from 'react';
export interface MenuProps { open?: boolean }
declare function Zone(props: { wide?: boolean }): React.ReactElement;
export declare const Menu: ((props: MenuProps) => React.ReactElement) & { Zone: typeof Zone };
export {};
`,
    'nav/nav.d.ts': `
import * as React from 'react';
import { MenuProps } from '../menu/menu';
export declare function Nav(props: MenuProps & { label: string }): React.ReactElement;
`,
  });
  const { inherited } = componentNamed(reference, 'Nav');
  expect(inherited).toEqual([{ package: 'kit', name: 'Menu', props: ['open'] }]);
});
