// Checks that the output is the same byte for byte. Builds a small site in 2 folders × 2 time zones
// × 2 locales × 1, 2 and 4 workers × a cold, a warm and a damaged cache. Needs a built engine.
// `node bench/determinism.mjs [seed]`
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from './random.mjs';

const page = (title, body) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
const demo = (name) => `import { useState } from 'react';

export default function ${name}() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>${name}: {count}</button>;
}
`;
const FILES = {
  'docs.config.ts': `export default { site: { url: 'https://docs.example.org', name: 'Test' } };\n`,
  'content/index.md': page('Start', 'See [the guide](/guide/) and ![a square](square.svg).'),
  'content/square.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  'content/guide/index.md': page(
    'Guide',
    '## İstanbul\n\n```tsx {1}\nconst a = 1;\n```\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}',
  ),
  'content/guide/One.tsx': demo('One'),
  'content/guide/Two.tsx': demo('Two'),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [
      `content/p${n}.md`,
      page(`Page ${n}`, `## ${n},5\n\ntext`),
    ]),
  ),
};

const BITS = 20;

/** Flips bits in every file of the cache. */
function damage(cache, random) {
  for (const entry of readdirSync(cache, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    for (let count = 0; count < BITS && bytes.length > 0; count++)
      bytes[Math.floor(random() * bytes.length)] ^= 1 << Math.floor(random() * 8);
    writeFileSync(file, bytes);
  }
}

const repository = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(repository, 'build/determinism.mjs');
const folder = mkdtempSync(join(tmpdir(), 'docs-build-determinism-'));
const random = createRandom(Number(process.argv[2] ?? 7));
const runs = new Map();

function run(site, state, { TZ, LC_ALL, workers }) {
  const env = { ...process.env, TZ, LC_ALL, LANG: LC_ALL };
  const hash = execFileSync('node', [program, site, workers], { env, encoding: 'utf8' });
  runs.set(hash, [...(runs.get(hash) ?? []), { site, TZ, LC_ALL, workers, state }]);
}

/** Returns every combination of one value from each list. */
const combinations = Object.entries({
  name: ['a', 'another/folder ü'],
  TZ: ['Pacific/Kiritimati', 'America/St_Johns'],
  LC_ALL: ['tr_TR.UTF-8', 'de_DE.UTF-8'],
  workers: ['1', '2', '4'],
}).reduce(
  (found, [key, values]) =>
    found.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
  [{}],
);

try {
  await build({
    entryPoints: [join(repository, 'bench/determinism/build-once.mjs')],
    ...{ outfile: program, bundle: true, format: 'esm', platform: 'node', packages: 'external' },
    loader: { '.txt': 'text' },
  });
  for (const { name, ...machine } of combinations) {
    const site = join(folder, name);
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), text);
    }
    const cache = join(site, '.docs-build');
    rmSync(cache, { recursive: true, force: true });
    run(site, 'cold', machine);
    run(site, 'warm', machine);
    damage(cache, random);
    run(site, 'damaged', machine);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(program, { force: true });
}
const count = [...runs.values()].flat().length;
console.log(`${count} builds, ${runs.size} different results`);
if (runs.size !== 1) {
  for (const [hash, same] of runs) console.log(hash, same);
  process.exitCode = 1;
}
