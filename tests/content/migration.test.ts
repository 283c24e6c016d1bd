import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = 'content/material-ui/migration/migrating-from-deprecated-apis/index.md';
const TYPES = 'node_modules/@mui/material';
const MEMBER = /@deprecated(?:[^*]|\*(?!\/))*\*\/\s*(\w+)\??:/g;

/** Components that document the deprecated members of an internal or related component. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  SwitchBase: ['Checkbox', 'Radio', 'Switch'],
  TablePaginationActions: ['TablePagination'],
};

const page = readFileSync(PAGE, 'utf8');

/** Returns the section of a component, or an empty text. */
const sectionOf = (name: string) =>
  new RegExp(`^## ${name}\\n(.*?)(?=^## )`, 'ms').exec(`${page}\n## `)?.[1] ?? '';

const folders = readdirSync(TYPES).filter(
  (name) => /^[A-Z][a-z]\w+$/.test(name) || name === 'internal',
);

/** Deprecated props and classes in the types, with the component that they belong to. */
const members = folders.flatMap((folder) =>
  readdirSync(join(TYPES, folder))
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(TYPES, folder, file), 'utf8');
      const component = folder === 'internal' ? file.slice(0, -5) : folder;
      return [...text.matchAll(MEMBER)].map(([, name = '']) => ({ component, name }));
    }),
);

test('the page about deprecated APIs has all deprecated props and classes', () => {
  expect(members.length).toBeGreaterThan(200);
  const missing = members.flatMap(({ component, name }) =>
    (SECTIONS[component] ?? [component])
      .filter((section) => !sectionOf(section).includes(`\`${name}\``))
      .map((section) => `${section}.${name}`),
  );
  expect(missing).toEqual([]);
});
