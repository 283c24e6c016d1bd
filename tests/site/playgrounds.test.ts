import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildThisSite, type BuiltSite } from '../harness/built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(() => site.close());

interface Choice {
  readonly title: string;
  readonly product: string;
  readonly component: string;
  readonly prop: string;
  /** First value, as code. */
  readonly first: string;
}

/** Returns the lists in the controls of a playground. */
function choicesIn(file: string): Choice[] {
  const code = readFileSync(file, 'utf8');
  const [, product = '', component = ''] = /from="@mui\/(\w+)\/(\w+)"/.exec(code) ?? [];
  const [, controls = ''] = /controls=\{\{(.*?)\n\s*\}\}/s.exec(code) ?? [];
  return [...controls.matchAll(/(\w+): \[\s*([^\s,\]]+)/g)].map(([, prop = '', first = '']) => ({
    ...{ title: `${component} ${prop}`, product, component, prop, first },
  }));
}

/** Returns the default of a prop in the API reference. */
function defaultOf({ product, component, prop }: Choice): string | undefined {
  const name = component.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const page = readFileSync(join(site.directory, `${product}-ui/api/${name}.md`), 'utf8');
  return new RegExp(`^- \`${prop}\`,.*?, default \`([^\`]+)\``, 'm').exec(page)?.[1];
}

test('lists in playgrounds begin with the default of the component', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('Playground.tsx'))
    .map((path) => join('content', path));
  const choices = files.flatMap(choicesIn);
  expect(choices.length).toBeGreaterThan(90);
  const wrong = choices.filter((choice) => defaultOf(choice) !== choice.first);
  expect(wrong.map(({ title }) => title)).toEqual([]);
});
