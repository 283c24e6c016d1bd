import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { groupBy } from '../cli/model/collections.ts';

/**
 * Allowed imports by folder. A folder may always import itself; anything not listed is forbidden.
 * `type:x` allows only `import type` from x. `cli/*` means every folder under cli.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'runtime/contract': [],
  'runtime/code': [],
  'runtime/search': ['type:runtime/contract', 'runtime'],
  'cli/model': ['type:runtime/contract'],
  'cli/report': ['cli/model'],
  'cli/config': ['cli/model', 'cli/report'],
  'cli/load': ['cli/model', 'cli/report', 'cli/compile', 'type:cli/config'],
  'cli/resolve': ['cli/model', 'cli/report', 'type:cli/config'],
  'cli/compile': ['cli/model', 'cli/report', 'cli/search', 'runtime/contract', 'runtime/code'],
  'cli/bundle': ['cli/model', 'cli/report', 'type:runtime/contract'],
  'cli/render': ['cli/model', 'runtime/contract'],
  'cli/finish': ['cli/model', 'cli/report'],
  'cli/search': ['cli/model', 'type:runtime/contract', 'runtime/search'],
  'cli/mcp': ['cli/model', 'cli/report', 'runtime/search'],
  'cli/error-codes': ['cli/model', 'type:runtime/contract'],
  'cli/disk': ['cli/model', 'cli/report'],
  'cli/emit': ['cli/model', 'cli/report', 'cli/disk', 'runtime/contract'],
  'cli/cache': ['cli/model'],
  'cli/edit': ['cli/model', 'cli/disk'],
  'cli/move': ['cli/model', 'cli/report', 'cli/load', 'cli/resolve', 'type:cli/config'],
  'cli/demos': ['cli/model', 'cli/report', 'cli/load', 'runtime/contract'],
  'cli/api': [
    'cli/model',
    'cli/report',
    'cli/compile',
    'cli/search',
    'type:runtime/contract',
    'type:cli/config',
  ],
  'cli/workers': ['cli/model', 'cli/compile', 'cli/render', 'cli/demos', 'cli/api'],
  'cli/pipeline': [
    'cli/model',
    'cli/report',
    'runtime/contract',
    'type:cli/config',
    'cli/load',
    'cli/resolve',
    'cli/compile',
    'cli/bundle',
    'cli/render',
    'cli/finish',
    'cli/error-codes',
    'cli/search',
    'runtime/search',
    'cli/api',
  ],
  'cli/dev': [
    'cli/model',
    'cli/report',
    'cli/load',
    'cli/render',
    'cli/finish',
    'cli/bundle',
    'cli/pipeline',
    'runtime/contract',
    'runtime/search',
  ],
  'cli/update': [
    'cli',
    'cli/model',
    'cli/report',
    'cli/cache',
    'cli/disk',
    'cli/config',
    'cli/load',
    'cli/bundle',
    'cli/search',
    'cli/emit',
    'cli/pipeline',
    'type:cli/render',
  ],
  'cli/commands': ['cli/*', 'cli'],
  cli: ['cli/*'],
  runtime: ['runtime/contract', 'runtime/code', 'runtime/search'],
  theme: ['docs-build/theme', 'docs-build/runtime'],
  navigation: ['type:docs-build'],
  content: [
    'type:docs-build',
    'type:docs-build/theme',
    'docs-build/playground',
    'docs-build/rules',
    'navigation',
  ],
};

/** Packages that a folder must not import, as prefixes of the specifier. */
export const MAY_NOT_USE: Readonly<Record<string, readonly string[]>> = {
  cli: ['@mui/', '@emotion/', 'react-dom/client'],
  runtime: ['node:', '@mui/', '@emotion/'],
  theme: ['node:'],
  navigation: ['node:', 'react', '@mui/'],
};

export interface Import {
  readonly path: string;
  readonly typeOnly: boolean;
}

const FROM = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * Returns the imports of a module. `import { type X }` counts as a value import: write `import
 * type`.
 */
export function importsOf(source: string): Import[] {
  return [
    ...[...source.matchAll(FROM)].map(([, type, path]) => ({
      path: path!,
      typeOnly: type !== undefined,
    })),
    ...[...source.matchAll(DYNAMIC)].map(([, path]) => ({ path: path!, typeOnly: false })),
  ];
}

const FOLDERS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);
const folderOf = (file: string) => FOLDERS.find((folder) => file.startsWith(`${folder}/`));
const matches = (rule: string, folder: string) =>
  rule === folder || (rule.endsWith('/*') && folder.startsWith(rule.slice(0, -1)));

/** Returns one line for each forbidden import between folders. */
export function violations(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, source]) => {
    const from = folderOf(file);
    if (from === undefined) return [];
    const allowed = MAY_IMPORT[from]!;
    const banned = MAY_NOT_USE[from] ?? MAY_NOT_USE[from.split('/')[0]!] ?? [];
    return importsOf(source).flatMap(({ path, typeOnly }) => {
      if (!path.startsWith('.') && !path.startsWith('docs-build')) {
        return banned.some((prefix) => path.startsWith(prefix))
          ? [`${file}: ${from} must not use ${path}`]
          : [];
      }
      const to = path.startsWith('.') ? folderOf(join(dirname(file), path)) : path;
      if (to === from) return [];
      const ok =
        to !== undefined &&
        allowed.some(
          (rule) =>
            matches(rule, to) ||
            (typeOnly && rule.startsWith('type:') && matches(rule.slice(5), to)),
        );
      return ok ? [] : [`${file}: ${from} must not import ${path}`];
    });
  });
}

/** Returns the permits that no import needs. */
function unusedPermits(files: ReadonlyMap<string, string>): string[] {
  const imported = new Set<string>();
  for (const [file, source] of files) {
    for (const { path, typeOnly } of importsOf(source)) {
      const to = path.startsWith('.') ? folderOf(join(dirname(file), path)) : path;
      imported.add(`${folderOf(file)} ${typeOnly ? 'type:' : ''}${to}`);
    }
  }
  return Object.entries(MAY_IMPORT).flatMap(([from, rules]) =>
    rules
      .filter((rule) => !rule.endsWith('*') && !imported.has(`${from} ${rule}`))
      .map((rule) => `${from}: ${rule}`),
  );
}

/** Returns every import cycle, type imports included, as a list of files. */
export function cycles(files: ReadonlyMap<string, string>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      found.push([...trail.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const { path } of importsOf(files.get(file)!)) {
      const target = join(dirname(file), path);
      if (path.startsWith('.') && files.has(target)) visit(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return found;
}

/** Returns the source files of the folders by path relative to the repository root, with `/`. */
function readFolders(): Map<string, string> {
  const files = ['cli', 'runtime', 'theme', 'navigation', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file.replaceAll('\\', '/')),
    ),
  );
  return new Map(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

const LINES_PER_FILE = 400;
/** Data tables, which may be long. */
const DATA = /^(navigation|content)\//;

const files = readFolders();
test('every folder under cli/ has a row of permitted imports', () => {
  const folders = [...files.keys()]
    .map((file) => dirname(file).split('/').slice(0, 2).join('/'))
    .filter((folder) => folder.startsWith('cli/'));
  expect([...new Set(folders)].filter((folder) => MAY_IMPORT[folder] === undefined)).toEqual([]);
});
test('folders import only what the table permits', () => expect(violations(files)).toEqual([]));
test('the table permits only what folders import', () => expect(unusedPermits(files)).toEqual([]));
test('modules have no import cycles, not even of types', () => expect(cycles(files)).toEqual([]));
test(`files outside navigation/ and content/ have at most ${LINES_PER_FILE} lines`, () => {
  const long = [...files].filter(
    ([file, text]) => !DATA.test(file) && text.split('\n').length > LINES_PER_FILE,
  );
  expect(long.map(([file]) => file)).toEqual([]);
});
const FILES_PER_FOLDER = 15;
test(`folders of the engine directly contain at most ${FILES_PER_FOLDER} files of code`, () => {
  const engine = [...files.keys()].filter((file) => /^(cli|runtime)\//.test(file));
  const long = [...groupBy(engine, dirname)].filter(([, own]) => own.length > FILES_PER_FOLDER);
  expect(long.map(([folder]) => folder)).toEqual([]);
});
/**
 * Names of the documented libraries, their conventions and plans, and of this site's fonts and
 * services.
 */
const SITE_WORDS =
  /\b(mui|joy|emotion|pigment|toolpad|material|base-?ui|mosaic|backers|premium|carbon|buysellads|slotprops|useslot|defaultcomponent|stylis|hanken|plex)\b/i;

/**
 * Files of the command line that still contain these names: conventions of slots, plans, one
 * resource, and the frame of one provider.
 */
const EXCEPTIONS = [
  'cli/api/reference/slot-elements.ts',
  'cli/config/schema-parts/api.ts',
  'cli/config/schema-parts/parts.ts',
  'cli/model/nav.ts',
  'cli/pipeline/policies.ts',
  'cli/render/view/view.ts',
];

test('the engine names no library of the site', () => {
  const naming = [...files].flatMap(([file, text]) => {
    const [word] = SITE_WORDS.exec(text) ?? [];
    const isChecked = /^(cli|runtime)\//.test(file) && !EXCEPTIONS.includes(file);
    return isChecked && word !== undefined ? [`${file}: ${word}`] : [];
  });
  expect(naming).toEqual([]);
});
