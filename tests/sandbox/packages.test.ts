import { expect, test } from 'vitest';
import config from '../../docs.config.ts';
import { projectFonts } from '../../cli/pipeline/stages/projects/project-fonts.ts';
import {
  packageOf,
  projectPackages,
  specifiersIn,
  typesOf,
} from '../../cli/pipeline/stages/projects/project-packages.ts';

interface Installed {
  readonly peers?: readonly string[];
  readonly isTyped?: boolean;
  readonly isPrivate?: boolean;
  readonly version?: string | undefined;
  readonly pins?: Readonly<Record<string, string>>;
}

const INSTALLED: Readonly<Record<string, Installed>> = {
  react: { isTyped: false },
  'react-dom': { isTyped: false, peers: ['react'] },
  '@types/react': {},
  '@types/react-dom': { peers: ['@types/react'] },
  typescript: {},
  '@emotion/react': { peers: ['react', '@types/react'] },
  '@emotion/styled': { peers: ['@emotion/react', 'react'] },
  '@mui/material': { peers: ['@emotion/react', '@emotion/styled', '@types/react', 'not-here'] },
  '@mui/lab': { peers: ['@mui/material', 'react'] },
  '@mui/icons-material': { peers: ['@mui/material', 'react'] },
  '@acme/plain': { isTyped: false },
  '@types/acme__plain': {},
  'only-types': {},
  hidden: { isPrivate: true },
  unnumbered: { version: undefined },
  pinning: { pins: { '@mui/lab': '1.2.0', react: '1.2.3', 'not-here': '1.0.0' } },
};

const find = async (name: string) => {
  const one = INSTALLED[name];
  return (
    one && { name, version: '1.2.3', isPrivate: false, isTyped: true, peers: [], pins: {}, ...one }
  );
};

const project = (values: readonly string[], types: readonly string[] = []) =>
  projectPackages({ values, types }, find as Parameters<typeof projectPackages>[1]);

const ALWAYS = ['react', 'react-dom'];
const EMOTION = ['@emotion/react', '@emotion/styled'];

test.each([
  ['nothing', [], ALWAYS],
  ['a library', ['@mui/material'], [...EMOTION, '@mui/material', ...ALWAYS]],
  ['what stands on it', ['@mui/lab'], [...EMOTION, '@mui/lab', '@mui/material', ...ALWAYS]],
  [
    'icons',
    ['@mui/icons-material'],
    [...EMOTION, '@mui/icons-material', '@mui/material', ...ALWAYS],
  ],
  ['what is not installed', ['not-here'], ALWAYS],
])(
  'a demo that imports %s needs what that wants beside it, at the versions that are installed',
  async (_what, values, names) => {
    const { packages } = await project(values);
    expect(packages).toEqual(Object.fromEntries(names.map((name) => [name, '1.2.3'])));
    expect(Object.keys(packages)).toEqual([...names].sort());
  },
);

test('types are got for packages that bring none, and for what only types are imported from', async () => {
  const plain = await project(['@acme/plain'], ['@acme/plain', 'only-types', 'not-here']);
  expect(Object.keys(plain.packages)).toEqual(['@acme/plain', ...ALWAYS]);
  expect(Object.keys(plain.typePackages)).toEqual([
    '@types/acme__plain',
    '@types/react',
    '@types/react-dom',
    'only-types',
    'typescript',
  ]);
});

test('a package that runs with another version than it asks for is told so', async () => {
  expect((await project(['pinning'])).overrides).toEqual({ pinning: { '@mui/lab': '1.2.3' } });
  expect(await project(['@mui/lab'])).not.toHaveProperty('overrides');
});

test('packages that nobody else can install are named', async () => {
  expect((await project(['hidden', 'unnumbered', '@mui/lab'])).unpublished).toEqual([
    'hidden',
    'unnumbered',
  ]);
});

test.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@mui/material', '@mui/material'],
  ['@mui/material/Button/Button', '@mui/material'],
])('%s is of the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});

test('types of a package have a package of their own', () => {
  expect(typesOf('prismjs')).toBe('@types/prismjs');
  expect(typesOf('@foo-bar/bip')).toBe('@types/foo-bar__bip');
});

test('imports are found in all their forms, and nothing else is', () => {
  const text = `import * as React from 'react';
import 'effect-only';
import Button from "@mui/material/Button";
import {
  a,
  type B,
} from 'many-lines';
import type { C } from 'types-only';
export { d } from 'handed-on';
import near from './near';
import above from '../above';
const object = { import: '.', from: 'x' };
const from = 'y';
`;
  expect(specifiersIn(text)).toEqual([
    ...['react', 'effect-only', '@mui/material/Button', 'many-lines', 'types-only', 'handed-on'],
  ]);
});

const font = (from: string, href: string, text?: string) => ({
  import: from,
  href,
  ...(text !== undefined && { text }),
});

const OFFERED = [
  font('@acme/ui', 'text'),
  font('@acme/ui/Icon', 'two-tone', 'icons-two-tone'),
  font('@acme/ui/Icon', 'filled'),
];

test.each([
  ['text', {}, '<Button />', ['text']],
  ['a drawn icon', { '@acme/icons/Add': ['default'] }, '<AddIcon />', ['text']],
  ['an icon of the font', { '@acme/ui/Icon': ['default'] }, '<Icon>add</Icon>', ['text', 'filled']],
  [
    'an icon in two tones',
    { '@acme/ui': ['Icon'] },
    '<Icon baseClassName="icons-two-tone">add</Icon>',
    ['text', 'two-tone'],
  ],
])('a demo with %s has the fonts for it', (_what, usage, text, fonts) => {
  const needs = { packages: ['@acme/ui', 'react'], usage, texts: [text] };
  expect(projectFonts(OFFERED, needs)).toEqual(fonts);
});

test('a demo without a library has no fonts', () => {
  expect(projectFonts(OFFERED, { packages: ['react'], usage: {}, texts: [''] })).toEqual([]);
});

test('this site has fonts for its icons', () => {
  const { sandbox } = config.features ?? {};
  const offered = typeof sandbox === 'object' ? (sandbox.fonts ?? []) : [];
  const usage = { '@mui/material/Icon': ['default'] };
  const texts = ['<Icon baseClassName="material-icons-two-tone">edit</Icon>'];
  expect(projectFonts(offered, { packages: ['@mui/material'], usage, texts })).toEqual([
    'https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&display=swap',
    'https://fonts.googleapis.com/icon?family=Material+Icons+Two+Tone',
  ]);
});
