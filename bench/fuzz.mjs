// Searches for texts that crash the engine, take long, or bring active content into a page.
// Generates pages, front matter, navigation trees, `_headers`, `_redirects` and translation files,
// and passes them to the functions that read them. Pages without our own syntax must be parsed as
// by remark.
// `node bench/fuzz.mjs [--count 100000] [--seed 1]` prints every finding with its text, and
// `--seed <n> --count 1` repeats one.
import { build } from 'esbuild';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as generate from './fuzz/generate.mjs';

/** CPU time that one input may take, in milliseconds. */
const MOST_CPU_MS = 2000;
/** Wall time after which an input counts as endless. Other processes may be busy. */
const ENDLESS_MS = 60_000;

/** Kinds of input: how each is generated and checked. Most inputs are pages. */
const KINDS = [
  ...Array.from({ length: 4 }, () => ({
    name: 'page',
    make: (choose) => [generate.markdown(choose)],
    check: 'checkPage',
  })),
  ...Array.from({ length: 3 }, () => ({
    name: 'parse',
    make: (choose) => [generate.markdown(choose, { plain: true })],
    check: 'checkParse',
  })),
  {
    name: 'front matter',
    make: (choose) => [generate.frontMatter(choose)],
    check: 'checkFrontMatter',
  },
  {
    name: 'translations',
    make: (choose) => [generate.translations(choose)],
    check: 'checkTranslations',
  },
  {
    name: '_headers',
    make: (choose) => [generate.headers(choose), generate.paths(choose)],
    check: 'checkHeaders',
  },
  {
    name: '_redirects',
    make: (choose) => [generate.redirects(choose), generate.paths(choose)],
    check: 'checkRedirects',
  },
  { name: 'navigation', make: (choose) => [generate.navigation(choose)], check: 'checkNavigation' },
];

/** Bundles and loads the checks, which are written in TypeScript. */
async function bundleChecks(folder) {
  const outfile = join(folder, 'checks.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('fuzz/checks.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['esbuild', 'typescript'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}

/** Returns the findings for the input of one seed. */
async function tryInput(checks, seed) {
  const kind = KINDS[seed % KINDS.length];
  const input = kind.make(generate.createChooser(seed));
  const before = process.cpuUsage();
  const problems = await Promise.resolve(checks[kind.check](...input)).catch((error) => [
    error.stack,
  ]);
  const { user, system } = process.cpuUsage(before);
  const ms = Math.round((user + system) / 1000);
  if (ms > MOST_CPU_MS) problems.push(`${ms} ms of processor time`);
  return problems.map((problem) => ({ seed, kind: kind.name, problem, input }));
}

async function work({ outfile, seed, count, progress }) {
  const checks = await import(pathToFileURL(outfile));
  for (let n = 0; n < count; n++) {
    Atomics.store(progress, 0, n);
    const findings = await tryInput(checks, seed + n).catch((error) => [
      { seed: seed + n, problem: error.stack },
    ]);
    for (const finding of findings) parentPort.postMessage(finding);
  }
}

/**
 * Tries inputs in a thread and ends the thread if an input never finishes. Returns the findings.
 */
export async function fuzz({ count, seed, report = () => undefined }) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-fuzz-'));
  // The bundle loads the compiler from `node_modules` in its own folder.
  symlinkSync(
    fileURLToPath(new URL('../node_modules', import.meta.url)),
    join(folder, 'node_modules'),
  );
  const findings = [];
  const add = (finding) => {
    findings.push(finding);
    report(finding);
  };
  try {
    const progress = new Int32Array(new SharedArrayBuffer(4));
    const outfile = await bundleChecks(folder);
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { outfile, seed, count, progress },
    });
    await new Promise((done) => {
      const seen = { at: -1 };
      const watch = setInterval(() => {
        const at = Atomics.load(progress, 0);
        if (at === seen.at) {
          add({ seed: seed + at, problem: 'it does not end' });
          void worker.terminate();
        }
        seen.at = at;
      }, ENDLESS_MS);
      worker.on('message', add);
      worker.on('error', (error) =>
        add({ seed: seed + Atomics.load(progress, 0), problem: error.stack }),
      );
      worker.on('exit', () => done(clearInterval(watch)));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return findings;
}

async function main() {
  const options = {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  };
  const { values } = parseArgs({ options });
  const report = ({ seed, kind, problem, input }) =>
    console.log(`seed ${seed}, ${kind}: ${problem}\n${JSON.stringify(input)}\n`);
  const findings = await fuzz({ count: Number(values.count), seed: Number(values.seed), report });
  console.log(`${values.count} inputs, ${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (!isMainThread) await work(workerData);
else if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
