// Measures how the memory of `dev` grows. Starts `dev` on a small site, rebuilds it many times,
// requests addresses without a page, and prints the resident memory of the server after forced
// garbage collections: `node bench/dev-memory.mjs [rebuilds] [addresses] [kinds]`. `kinds` names
// the kinds of files to edit in turn: `page`, `demo`, `plugin`, `theme`; separated by commas. The
// bar is 1.3 × the memory after the first 50 rebuilds.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [rebuilds = '1000', addresses = '10000', kinds = 'page,page,page,demo'] =
  process.argv.slice(2);
const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));
const BAR = 1.3;
/** Rebuilds after which the memory is measured for the first time. */
const FIRST = Math.min(50, Number(rebuilds) / 2);
/** Milliseconds after which a rebuild counts as lost. */
const PATIENCE_MS = 60_000;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Preloaded into the server and its threads: collects garbage on a message and answers with the
 * resident memory.
 */
const PROBE = `
import { isMainThread } from 'node:worker_threads';
const channel = new BroadcastChannel('collect');
channel.unref?.();
channel.onmessage = () => gc();
if (isMainThread) process.on('message', () => {
  channel.postMessage('');
  for (let round = 0; round < 3; round += 1) gc();
  setTimeout(() => process.send(process.memoryUsage()), 1000);
});
`;

const page = (mark) => `---
title: Start
description: A page that is edited.
---

Text of version ${mark}.

{{"demo": "Counter.tsx"}}
`;
const FILES = {
  page: (mark) => ['content/index.md', page(`page-${mark}`)],
  demo: (mark) => [
    'content/Counter.tsx',
    `import { useState } from 'react';
export default function Counter() {
  const [count] = useState(1);
  return <button>demo-${mark} {count}</button>;
}
`,
  ],
  plugin: (mark) => [
    'plugin.ts',
    `const append = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'plugin-${mark}' }] });
};
export const remarkPlugins = [append];
`,
  ],
  theme: (mark) => [
    'theme.tsx',
    `import { theme as plain } from 'docs-build/default-theme';
export * from 'docs-build/default-theme';
const Layout = (props) => <>{plain.Layout(props)}<p>theme-${mark}</p></>;
export const theme = { ...plain, Layout };
`,
  ],
};

const root = mkdtempSync(join(tmpdir(), 'docs-build-memory-'));
const write = ([name, text]) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
write([
  'docs.config.ts',
  "export default { site: { url: 'https://docs.example.org', name: 'Memory' }, theme: './theme.tsx', markdown: { plugins: ['./plugin.ts'] } };\n",
]);
for (const file of Object.values(FILES)) write(file('first'));

const flags = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(PROBE)}`];
const server = spawn(process.execPath, [...flags, CLI, 'dev', root, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
const heard = { text: '' };
for (const stream of [server.stdout, server.stderr])
  stream.on('data', (bytes) => (heard.text += bytes));

async function until(what, isSo) {
  for (const started = performance.now(); !(await isSo()); await wait(10)) {
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${what}\n${heard.text}`);
  }
}

const MIB = 2 ** 20;
const inMib = (bytes) => `${(bytes / MIB).toFixed(0)} MiB`;

/** Returns the resident memory of the server after a garbage collection, in bytes. */
async function measure(label) {
  const usage = new Promise((resolve) => server.once('message', resolve));
  server.send('measure');
  const { rss, heapUsed, arrayBuffers } = await usage;
  const code = join(root, '.docs-build/code');
  const disk = readdirSync(code).reduce((sum, name) => sum + statSync(join(code, name)).size, 0);
  console.log(
    `${label}: resident ${inMib(rss)} (heap ${inMib(heapUsed)}, buffers ${inMib(arrayBuffers)}), code on disk ${inMib(disk)}`,
  );
  return rss;
}

try {
  await until('no server', () => heard.text.includes('Watching for changes'));
  const [origin] = /http:\/\/localhost:\d+/.exec(heard.text);
  const read = async (path) => (await fetch(origin + path)).text();
  await until('no page', async () => (await read('/')).includes('page-first'));
  const order = kinds.split(',');
  const memory = { first: 0, last: 0 };
  const started = performance.now();
  for (let round = 1; round <= Number(rebuilds); round += 1) {
    const kind = order[round % order.length];
    write(FILES[kind](round));
    await until(`${kind}-${round} does not appear`, async () =>
      (await read('/')).includes(`${kind}-${round}`),
    );
    if (round === FIRST) memory.first = await measure(`after ${round} rebuilds`);
    else if (round % 250 === 0) memory.last = await measure(`after ${round} rebuilds`);
  }
  const ms = (performance.now() - started) / Number(rebuilds);
  console.log(`${ms.toFixed(0)} ms for a rebuild`);
  for (let at = 0; at < Number(addresses); at += 20) {
    const paths = Array.from({ length: 20 }, (_, one) => `/no/such/page-${at + one}/`);
    await Promise.all(paths.map(read));
  }
  memory.last = await measure(`after ${addresses} addresses without a page`);
  const ratio = memory.last / memory.first;
  console.log(`${ratio.toFixed(2)} × the memory after ${FIRST} rebuilds (bar ${BAR})`);
  process.exitCode = ratio < BAR ? 0 : 1;
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(root, { recursive: true, force: true });
}
