import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';
import { sampleOf } from '../../harness/sample.ts';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

const FILES = {
  'content/index.md': page('Start', 'See [the guide](/guide/).'),
  'content/guide/index.md': page('Guide', '## First\n\n{{"demo": "Counter.tsx"}}'),
  'content/guide/Counter.tsx': `import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`,
};

/** Numbers from 0 up to a limit, the same in every run. */
function createRandom(seed: number) {
  const state = { seed };
  return (below: number) => {
    state.seed = (state.seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state.seed / 2 ** 31) * below);
  };
}

type Random = ReturnType<typeof createRandom>;

const FLIPS = 5;

const flipBits = (bytes: Buffer, random: Random) => {
  for (let count = 0; count < FLIPS; count++) {
    const at = random(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  }
  return bytes;
};
const alterWord = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll('Pressed', 'Depress'), 'latin1');
const truncate = (bytes: Buffer, random: Random) => bytes.subarray(0, random(bytes.length));
const garbage = (bytes: Buffer, random: Random) => Buffer.from(bytes.map(() => random(256)));

const DAMAGE = [
  ['an altered word', alterWord],
  ['flipped bits', flipBits],
  ['truncated files', truncate],
  ['random bytes', garbage],
] as const;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

test('a build with a damaged cache equals a build without one', async () => {
  const site = testSite(FILES);
  const cold = await site.build();
  expect(cold.diagnostics).toEqual([]);
  expect(cold.files['guide/index.html']).toContain('Pressed');
  for (const [index, [name, damage]] of sampleOf([...DAMAGE.entries()], {
    of: 'kinds of damage',
    size: 2,
  })) {
    const random = createRandom(index + 1);
    const files = filesBelow(join(site.root, '.docs-build'));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) writeFileSync(file, damage(readFileSync(file), random));
    expect(await site.build(), name).toEqual(cold);
  }
  const files = filesBelow(join(site.root, '.docs-build'));
  files.forEach((file, at) => renameSync(file, `${file}.${at}`));
  files.forEach((file, at) => renameSync(`${file}.${at}`, files[(at + 1) % files.length] ?? file));
  expect(await site.build(), 'files in place of each other').toEqual(cold);
});
