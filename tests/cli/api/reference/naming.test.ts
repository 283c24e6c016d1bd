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
