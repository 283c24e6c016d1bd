import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandLine } from '../../../cli/commands/program.ts';
import type { Diagnostic } from '../../../cli/model/diagnostic.ts';
import { directoryWith, docsBuild, SMALL_SITE, testTerminal } from './command-line.ts';

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${body}\n`;

const SITE = {
  ...SMALL_SITE,
  'docs.config.ts':
    "export default { site: { url: 'https://docs.example.org', languages: ['en', 'pt'] }, theme: './theme.tsx' };\n",
  'content/guide/use.md': page('Use', '## Begin\n\nA.\n\n## Go on {#more}\n\nB.'),
  'content/guide/old.md': page('Old', 'Text.'),
  'content/guide/old.pt.md': page('Velho', 'Texto.', 'sourceHash: bcdfghjk\n'),
};

test('counts missing translations, reports them on request, and drafts each once with --fix', async () => {
  const root = directoryWith(SITE);
  const plain = await docsBuild(root, ['check', '--translations', '--format', 'json']);
  const document = JSON.parse(plain.out) as {
    diagnostics: { code: string; hint: string }[];
    translations: { language: string; sections: unknown[] }[];
  };
  expect(document.diagnostics.map(({ code }) => code)).toEqual(['translation/outdated']);
  const [portuguese] = document.translations;
  expect(portuguese?.sections).toContainEqual({
    ...{ name: '/guide/', pages: 2, translated: 0, outdated: 1, missing: 1 },
  });
  const stub = join(root, 'content/guide/use.pt.md');
  await docsBuild(root, ['check', '--fix']);
  expect(existsSync(stub)).toBe(false);
  const asked = ['check', '--fix', '--only', 'translation/missing'];
  await docsBuild(root, asked);
  const begun = readFileSync(stub, 'utf8');
  expect(begun).toMatch(
    /^---\ntitle: Use\ndescription: About Use\.\nsourceHash: [a-z]{8}\ndraft: true\n---\n/,
  );
  expect(begun).toContain('## Begin\n\nA.\n\n## Go on {#more}\n');
  const again = await docsBuild(root, asked);
  expect(again.err).toContain('0 findings fixed');
  expect(again.err).toContain('content/guide/use.pt.md:5:1');
  const table = await docsBuild(root, ['check', '--translations']);
  expect(table.out).toMatch(/\n {2}\/guide\/ +2 +0 +1 +1 +░{10} {3}0 %\n/);
}, 60_000);

test('colors the table of translations by the kind of stdout, not of stderr', async () => {
  const root = directoryWith(SITE);
  const tableFor = async (streams: { isTty: boolean; outIsTty: boolean }) => {
    const { terminal, output } = testTerminal(root);
    await runCommandLine(['check', '--translations'], { ...terminal, ...streams });
    return output.out;
  };
  expect(await tableFor({ isTty: true, outIsTty: false })).not.toContain('\u001b');
  expect(await tableFor({ isTty: false, outIsTty: true })).toContain('\u001b[');
}, 60_000);

test('headings of a translation keep the ids of the original', async () => {
  const root = directoryWith({
    ...SITE,
    'content/guide/use.pt.md': page('Usar', '## Começar\n\nA.\n\n## Continuar\n\n## Mais'),
    'content/guide/old.pt.md': page('Velho', '[A](/guide/use/#begin) [B](/guide/use/#mais)'),
  });
  await docsBuild(root, ['build']);
  const html = readFileSync(join(root, 'dist/pt/guide/use/index.html'), 'utf8');
  expect(html.match(/(?<=<h2 id=")[^"]+/g)).toEqual(['begin', 'more', 'mais']);
  const { out } = await docsBuild(root, ['check', '--format', 'json']);
  const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string }[] };
  expect(diagnostics.map(({ code }) => code)).toEqual(['translation/headings']);
}, 60_000);

test('explicit ids tell where a heading of a translation is missing', async () => {
  const headings = ['a', 'b', 'c', 'd'].map((id) => `## ${id} {#${id}}`);
  const root = directoryWith({
    ...SITE,
    'content/guide/use.md': page('Use', headings.join('\n\n')),
    'content/guide/use.pt.md': page('Usar', headings.toSpliced(1, 1).join('\n\n')),
  });
  const { out } = await docsBuild(root, ['check', '--format', 'json']);
  const found = (JSON.parse(out) as { diagnostics: Diagnostic[] }).diagnostics;
  const [{ message, range } = {}] = found.filter(({ code }) => code === 'translation/headings');
  expect(message).toBe(
    'This heading has level 2 and the id #c, where the original has “b” (level 2)',
  );
  expect(range?.start.line).toBe(8);
}, 60_000);

test('headings of all levels of a translation keep the ids of the original', async () => {
  const levels = (words: readonly string[]) =>
    words.map((word, index) => `${'#'.repeat(index + 2)} ${word}`).join('\n\n');
  const root = directoryWith({
    ...SITE,
    'content/guide/use.md': page(
      'Use',
      `<h2 id="zero">Zero</h2>\n\n${levels(['One', 'Two', 'Three', 'Four', 'Five'])}`,
    ),
    'content/guide/use.pt.md': page(
      'Usar',
      `<h2 id="nada">Nada</h2>\n\n${levels(['Um', 'Dois', 'Três', 'Quatro', 'Cinco'])}`,
    ),
  });
  await docsBuild(root, ['build']);
  const html = readFileSync(join(root, 'dist/pt/guide/use/index.html'), 'utf8');
  const ids = html.match(/(?<=<h[2-6] id=")[^"]+/g);
  expect(ids).toEqual(['nada', 'one', 'two', 'three', 'four', 'five']);
}, 60_000);
