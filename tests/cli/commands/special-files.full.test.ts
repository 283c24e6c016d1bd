import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { directoryWith, SMALL_SITE } from './command-line.ts';

const CLI = resolve('build/cli.mjs');

/** Kills a command that hangs while it reads a pipe or a device. */
const HANGS = { timeout: 120_000, killSignal: 'SIGKILL' } as const;

async function run(cwd: string, argv: readonly string[]) {
  const child = spawn(process.execPath, [CLI, ...argv], { cwd, ...HANGS });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

const pipe = (path: string) => execFileSync('mkfifo', [path]);
const device = (path: string) => symlinkSync('/dev/zero', path);
const huge = (path: string) => {
  writeFileSync(path, '');
  truncateSync(path, 3 * 2 ** 30);
};
const hugeText = (path: string) => {
  writeFileSync(path, '');
  truncateSync(path, 100 * 2 ** 20);
};

const REFUSED = {
  'content/demo.json': device,
  'content/demo.ts': pipe,
  'content/device.md': device,
  'content/huge.md': hugeText,
  'content/pipe.md': pipe,
  'content/public/huge.bin': huge,
  'content/public/pipe.txt': pipe,
  'content/translations/zh.json': pipe,
} as const;

const DEMO = `import './demo';
import './demo.json';
export default function Demo() { return null; }
`;

test.each(['build', 'check'])(
  '%s reports pipes, devices and huge files, and exits',
  async (command) => {
    const root = directoryWith({
      ...SMALL_SITE,
      'content/index.md': `${SMALL_SITE['content/index.md']}\n{{"demo": "Demo.tsx"}}\n`,
      'content/Demo.tsx': DEMO,
    });
    for (const [path, make] of Object.entries({ ...REFUSED, 'package-lock.json': pipe })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      make(join(root, path));
    }
    const { code, out, err } = await run(root, [command]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const files = [...err.matchAll(/^error +asset\/not-read +(\S+)/gm)].map(([, file]) => file);
    expect(files).toEqual(Object.keys(REFUSED));
    expect(err).toContain('is not a regular file');
  },
);

const IMPORTERS = [
  ['configuration', 'docs.config.ts', 'docs.config.ts:1:8'],
  ['theme', 'theme.tsx', 'theme.tsx:1:8'],
] as const;

test.each(IMPORTERS)('reports a pipe that the %s imports', async (_, file, place) => {
  const root = directoryWith({
    ...SMALL_SITE,
    [file]: `import './pipe';\n${SMALL_SITE[file as keyof typeof SMALL_SITE]}`,
  });
  pipe(join(root, 'pipe.ts'));
  const { code, err } = await run(root, ['check']);
  expect(code).toBe(2);
  expect(err).toContain(place);
  expect(err).toContain('not a regular file');
});

const OPENED_BY_NAME = ['content/package.json', 'package.json', 'tsconfig.json'];

test.each(OPENED_BY_NAME)('reports a pipe %s, which the bundler would open', async (path) => {
  const root = directoryWith({
    ...SMALL_SITE,
    'content/index.md': `${SMALL_SITE['content/index.md']}\n{{"demo": "Demo.tsx"}}\n`,
    'content/Demo.tsx': 'export default () => null;\n',
  });
  pipe(join(root, path));
  const { code, err } = await run(root, ['check']);
  expect(code).toBe(2);
  expect(err).toContain(`asset/not-read  ${path}`);
});
