import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { joinChunks } from '../../../cli/bundle/vendor/join-chunks.ts';

const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
const context = { site: resolve('.'), engine: resolve('.'), env: {} };

test('chunks that the core needs become part of it; the others take them from there', async () => {
  const files = await joinChunks(
    [
      file('core.js', 'import { a } from "./chunk-1.js";\nexport const start = () => a;\n'),
      file(
        'ui.js',
        'import { a } from "./chunk-1.js";\nimport { b } from "./chunk-2.js";\nexport const ui = [a, b];\n',
      ),
      file('more.js', 'import { b } from "./chunk-2.js";\nexport const more = b;\n'),
      file('chunk-1.js', 'import { deep } from "./chunk-3.js";\nexport const a = { deep };\n'),
      file('chunk-2.js', 'export const b = "b";\n'),
      file('chunk-3.js', 'export const deep = "deep";\n'),
    ],
    { core: 'core', context, minify: false },
  );
  const texts = new Map(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]));
  expect([...texts.keys()].sort()).toEqual(['chunk-2.js', 'core.js', 'more.js', 'ui.js']);
  expect(texts.get('core.js')).toContain('"deep"');
  expect(texts.get('core.js')).not.toContain('import');
  expect(texts.get('ui.js')).toMatch(/from "\.\/core\.js"/);
  expect(texts.get('ui.js')).toMatch(/from "\.\/chunk-2\.js"/);
  expect(texts.get('more.js')).not.toContain('core.js');
});

test('files without a core stay as they are', async () => {
  const files = [file('a.js', 'export const a = 1;\n')];
  expect(await joinChunks(files, { core: 'core', context, minify: false })).toEqual(files);
});
