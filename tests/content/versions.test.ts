import { expect, test } from 'vitest';
import { versions } from '../../navigation/versions.ts';
import { remarkPlugins } from '../../scripts/versions-table.ts';
import { compileText } from '../cli/compile/compile-text.ts';

test('lists every version in the Markdown version of its page', async () => {
  const [plugin] = remarkPlugins;
  const directive = { type: 'docsDirective', value: '{{"component": "versions"}}' } as const;
  const other = { ...directive, value: '{{"component": "gallery"}}' };
  const root = { type: 'root' as const, children: [directive, other] };
  plugin?.()(root);
  const [table = '', none] = root.children.map((node) => textOf(node));
  expect(none).toBeUndefined();
  const { facts } = await compileText(table);
  expect(facts.references?.length).toBeGreaterThan(versions.length);
  for (const { text, notes } of versions) {
    const row = table.split('\n').find((line) => line.startsWith(`| ${text} `));
    expect(row).toContain(notes ?? text);
  }
});

const textOf = (node: object) =>
  (node as { readonly data?: { readonly markdown?: string } }).data?.markdown;
