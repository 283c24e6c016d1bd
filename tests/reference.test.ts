import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { configSchema } from '../cli/config/schema.ts';
import { addCommands } from '../cli/commands/command-list.ts';
import { familyOf, RULES } from '../cli/report/catalogue.ts';

const REFERENCE = readFileSync('REFERENCE.md', 'utf8');
const missing = (words: Iterable<string>) =>
  [...new Set(words)].filter((word) => !REFERENCE.includes(`\`${word}`));

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

/** Keys of the configuration with those of its own objects: `site.url`, `markdown.plugins`. */
function keysOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    const below = ['site', 'markdown'].includes(key) ? keysOf(value) : [];
    return below.length > 0 ? below.map((name) => `${key}.${name}`) : [key];
  });
}

test('every key of the configuration is in the reference', () => {
  const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const keys = keysOf(schema);
  expect(keys).toContain('site.url');
  expect(missing(keys)).toEqual([]);
  const parts = ['features', 'limits'].flatMap((key) =>
    Object.keys(schema.properties?.[key]?.properties ?? {}),
  );
  expect(parts).toContain('pageSeconds');
  expect(missing(parts)).toEqual([]);
});

/** Keys of services with all below them, whichever of their kinds has them: `features.ads.external.json`. */
function serviceKeys(schema: Schema, path: string): string[] {
  const kinds = [schema, ...(schema.anyOf ?? [])];
  return kinds.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([key, value]) => {
      const below = serviceKeys(value, `${path}.${key}`);
      return below.length > 0 ? below : [`${path}.${key}`];
    }),
  );
}

test('every key of a service is in the reference', () => {
  const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const features = schema.properties?.['features']?.properties ?? {};
  const keys = ['ads', 'analytics', 'serviceWorker', 'license'].flatMap((name) =>
    serviceKeys(features[name] ?? {}, `features.${name}`),
  );
  expect(keys).toContain('features.ads.external.json');
  expect(missing(keys)).toEqual([]);
});

test('every command and every flag is in the reference', () => {
  const program = new Command();
  addCommands(program, undefined as never, () => undefined);
  const shown = program.commands.filter((command) => command.name() !== 'lint');
  expect(missing(shown.map((command) => command.name()))).toEqual([]);
  const flags = shown.flatMap((command) => command.options.map(({ long }) => long ?? ''));
  expect(flags.length).toBeGreaterThan(15);
  expect(missing(flags)).toEqual([]);
});

test('every family of rules is in the reference', () => {
  expect(missing(RULES.map(({ code }) => familyOf(code)))).toEqual([]);
});
