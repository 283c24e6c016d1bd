import { addCommands } from '../cli/commands/program.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createProgram } from '../cli/commands/program.ts';
import { configSchema } from '../cli/config/schema.ts';
import { familyOf, RULES } from '../cli/report/catalogue.ts';

const REFERENCE = readFileSync('REFERENCE.md', 'utf8');

/** Returns the text below a heading, up to the next heading of its level. */
function section(heading: string, within = REFERENCE): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 0;
  const start = within.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`REFERENCE.md has no heading ${heading}`);
  const text = within.slice(start + heading.length + 2);
  const end = new RegExp(`^#{1,${level}} `, 'm').exec(text)?.index;
  return text.slice(0, end);
}

/** Returns the first cells of all tables in a text, without backticks. */
const firstCells = (text: string) =>
  text.split('\n').flatMap((line) => {
    const cell = /^\| (`[^|]*`) +\|/.exec(line)?.[1];
    return cell === undefined ? [] : [cell.replaceAll('`', '')];
  });

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

const SCHEMA = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' }) as Schema;

const keysOf = (key: string) =>
  Object.keys(SCHEMA.properties?.[key]?.properties ?? {}).map((name) => `${key}.${name}`);

test('has a heading for every key of the configuration, and for no other', () => {
  const headings = [...section('## Configuration').matchAll(/^### `(.*)`$/gm)].map(
    ([, key]) => key,
  );
  expect(headings.toSorted()).toEqual(Object.keys(SCHEMA.properties ?? {}).toSorted());
});

test.each(['site', 'features', 'markdown', 'limits'])(
  'has a row for every key of %s, and for no other',
  (key) => {
    const keys = keysOf(key);
    expect(keys.length).toBeGreaterThan(2);
    expect(firstCells(section(`### \`${key}\``)).toSorted()).toEqual(keys.toSorted());
  },
);

/**
 * Returns the keys of a service at any depth, in all alternatives: `features.ads.external.json`.
 */
function serviceKeys(schema: Schema, path: string): string[] {
  const alternatives = [schema, ...(schema.anyOf ?? [])];
  return alternatives.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([key, value]) => {
      const below = serviceKeys(value, `${path}.${key}`);
      return below.length > 0 ? below : [`${path}.${key}`];
    }),
  );
}

test('has a row for every key of a service, and for no other', () => {
  const features = SCHEMA.properties?.['features']?.properties ?? {};
  const keys = ['ads', 'analytics', 'serviceWorker', 'license'].flatMap((name) =>
    serviceKeys(features[name] ?? {}, `features.${name}`),
  );
  expect(keys).toContain('features.ads.external.json');
  const rows = firstCells(section('## Services')).filter((cell) => cell.startsWith('features.'));
  expect(rows.toSorted()).toEqual([...keys, "features.serviceWorker: 'kill'"].toSorted());
});

const program = createProgram({ out: () => undefined, err: () => undefined } as never);
addCommands(program, () => undefined);
const HIDDEN = ['explain', 'lint'];
const commands = program.commands.filter((command) => !HIDDEN.includes(command.name()));

test('has a heading for every command', () => {
  const headings = [...section('## Commands').matchAll(/^### `(.*)`$/gm)].map(([, name]) => name);
  expect(headings.toSorted()).toEqual(commands.map((command) => command.name()).toSorted());
});

test('has a row for every global flag, and for no other', () => {
  const text = section('## Commands').split('\n### ', 1)[0] ?? '';
  const flags = firstCells(text).filter((cell) => cell.startsWith('-'));
  const all = [...program.options.map((option) => option.flags), '-h, --help'];
  expect(flags.toSorted()).toEqual(all.toSorted());
});

test.each(commands.map((command) => [command.name(), command] as const))(
  'has a row for every flag of %s, and for no other',
  (name, command) => {
    const flags = command.options.map((option) => option.flags);
    expect(firstCells(section(`### \`${name}\``, section('## Commands'))).toSorted()).toEqual(
      flags.toSorted(),
    );
  },
);

test('names every family of rules, and no other', () => {
  const [, list = ''] = /Their families are ([^.]*)\./.exec(section('### Rules')) ?? [];
  const named = [...list.matchAll(/`([^`]*)`/g)].map(([, family]) => family);
  const families = new Set(RULES.map(({ code }) => familyOf(code)));
  expect(named.toSorted()).toEqual([...families].toSorted());
});
