import {
  projectFonts,
  projectPackages,
  typesPackage,
} from '../../cli/pipeline/projects/projects.ts';
import { expect, test } from 'vitest';
import { findSpecifiers } from '../../cli/load/imports.ts';
import config from '../../docs.config.ts';

interface PackageFacts {
  readonly peers?: readonly string[];
  readonly isTyped?: boolean;
  readonly isPrivate?: boolean;
  readonly version?: string | undefined;
  readonly pins?: Readonly<Record<string, string>>;
}

const INSTALLED: Readonly<Record<string, PackageFacts>> = {
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
  ['a library with peers', ['@mui/lab'], [...EMOTION, '@mui/lab', '@mui/material', ...ALWAYS]],
  [
    'icons',
    ['@mui/icons-material'],
    [...EMOTION, '@mui/icons-material', '@mui/material', ...ALWAYS],
  ],
  ['a missing package', ['not-here'], ALWAYS],
])(
  'lists the installed versions of the packages and peers of a demo that imports %s',
  async (_what, values, names) => {
    const { packages } = await project(values);
    expect(packages).toEqual(Object.fromEntries(names.map((name) => [name, '1.2.3'])));
    expect(Object.keys(packages)).toEqual([...names].sort());
  },
);

test('adds type packages for untyped packages, and packages of which only types are imported', async () => {
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

test('overrides pinned dependencies with the installed versions', async () => {
  expect((await project(['pinning'])).overrides).toEqual({ pinning: { '@mui/lab': '1.2.3' } });
  expect(await project(['@mui/lab'])).not.toHaveProperty('overrides');
});

test('applies the overrides of the site to the packages of a project and their peers', async () => {
  const overrides = {
    '@mui/lab': { '@mui/material': '$@mui/material', '@mui/x': '^2' },
    'not-here': '6.5.0',
    'only-types': '1.0.0',
  };
  const packages = await projectPackages(
    { values: ['@mui/lab'], types: [] },
    find as Parameters<typeof projectPackages>[1],
    overrides,
  );
  expect(packages.overrides).toEqual({
    '@mui/lab': { '@mui/material': '1.2.3', '@mui/x': '^2' },
    'not-here': '6.5.0',
  });
});

test('lists packages that readers cannot install', async () => {
  expect((await project(['hidden', 'unnumbered', '@mui/lab'])).unpublished).toEqual([
    'hidden',
    'unnumbered',
  ]);
});

test('derives the name of the type package of a package', () => {
  expect(typesPackage('prismjs')).toBe('@types/prismjs');
  expect(typesPackage('@foo-bar/bip')).toBe('@types/foo-bar__bip');
});

test('finds imports of packages in all forms, and nothing else', () => {
  const text = `import * as React from 'react';
import 'effect-only';
import Button from "@mui/material/Button";
import {
  a,
  type B,
} from 'many-lines';
import type { C } from 'types-only';
export { d } from 're-exported';
import near from './near';
import above from '../above';
const object = { import: '.', from: 'x' };
const from = 'y';
`;
  expect(findSpecifiers(text)).toEqual([
    ...['react', 'effect-only', '@mui/material/Button', 'many-lines', 'types-only', 're-exported'],
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
])('adds the fonts of a demo with %s', (_what, usage, text, fonts) => {
  const needs = { packages: ['@acme/ui', 'react'], usage, texts: [text] };
  expect(projectFonts(OFFERED, needs)).toEqual(fonts);
});

test('adds no fonts to a demo without a library', () => {
  expect(projectFonts(OFFERED, { packages: ['react'], usage: {}, texts: [''] })).toEqual([]);
});

test('this site configures fonts for its icons', () => {
  const { sandbox } = config.features ?? {};
  const offered = typeof sandbox === 'object' ? (sandbox.fonts ?? []) : [];
  const usage = { '@mui/material/Icon': ['default'] };
  const texts = ['<Icon baseClassName="material-icons-two-tone">edit</Icon>'];
  expect(projectFonts(offered, { packages: ['@mui/material'], usage, texts })).toEqual([
    'https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&display=swap',
    'https://fonts.googleapis.com/icon?family=Material+Icons+Two+Tone',
  ]);
});
