// Counts the engine files behind one page. Compiles and renders a page of a site without demos in
// this process, and lists the engine files whose functions run. Needs a built engine.
// `node bench/page-files.mjs [site] [pathname]`
import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [site = '.', pathname = '/material-ui/getting-started/faq/'] = process.argv.slice(2);
const repository = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(repository, 'build/page-files.mjs');

await build({
  entryPoints: [join(repository, 'bench/page-files/measure.mjs')],
  outfile: program,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  loader: { '.txt': 'text', '.md': 'text' },
  logLevel: 'error',
});
try {
  const { measurePage } = await import(pathToFileURL(program).href);
  const files = await measurePage(resolve(site), pathname, program);
  process.stdout.write(`${files.join('\n')}\n${files.length} files\n`);
} finally {
  rmSync(program, { force: true });
}
