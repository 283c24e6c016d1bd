// Compares the trees of the native Markdown parser with those of remark, positions included, and
// the time of both.
// node bench/parse.mjs [--count 100000] [--seed 1] [folder …]
import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { markdownDocuments } from './markdown-documents.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

async function loadParsers() {
  const outfile = join(root, 'build/bench-parse.mjs');
  const sources = ['syntax/parse.ts', 'page.ts'];
  await build({
    stdin: {
      contents: sources.map((one) => `export * from './${one}';`).join('\n'),
      resolveDir: join(root, 'cli/compile'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['satteri'],
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

const { parseNative, parseReference, blankFrontMatter } = await loadParsers();
const plain = (tree) => JSON.parse(JSON.stringify(tree));

function compare(name, documents) {
  const result = { documents: 0, native: 0, reference: 0, different: 0 };
  const ms = { native: 0, reference: 0 };
  for (const { label, text } of documents) {
    result.documents += 1;
    const start = performance.now();
    const fast = parseNative(text);
    const middle = performance.now();
    const { root: tree, problems } = parseReference(text);
    ms.native += middle - start;
    ms.reference += performance.now() - middle;
    if (!fast) result.reference += 1;
    else if (problems.length === 0 && isDeepStrictEqual(plain(fast), plain(tree))) {
      result.native += 1;
    } else {
      result.different += 1;
      console.log(`different: ${label}`);
    }
  }
  const ratio = (ms.reference / ms.native).toFixed(1);
  console.log(
    `${name}: ${JSON.stringify(result)}, ${ratio} times as fast where it can, with the scan for what it cannot`,
  );
  return result.different;
}

function* generated() {
  for (const text of markdownDocuments(Number(values.count), Number(values.seed))) {
    yield { label: JSON.stringify(text), text };
  }
}

function* pagesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !path.endsWith('.md') || path.includes('node_modules')) continue;
    const text = readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
    yield { label: path, text: blankFrontMatter(text).text };
  }
}

const different =
  positionals.length === 0
    ? compare('generated', generated())
    : positionals.reduce((sum, folder) => sum + compare(folder, pagesBelow(folder)), 0);
process.exitCode = different === 0 ? 0 : 1;
