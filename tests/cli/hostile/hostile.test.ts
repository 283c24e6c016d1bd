import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';
import { CONTENT, DIRECTIVES, LINKS, SIZES } from './bodies.ts';
import { body } from './page.ts';
import { ENCODINGS, FRONT_MATTER } from './texts.ts';

const PAGES = [...FRONT_MATTER, ...ENCODINGS, ...SIZES, ...CONTENT, ...LINKS, ...DIRECTIVES];
const fileOf = (index: number) => `content/page-${index}.md`;

/** For all of them together; one alone that takes more than 10 s is stopped, and told as that. */
const WITHIN_MS = 60_000;
const WITHIN_BYTES = 1e9;

interface Ran {
  readonly out: string;
  readonly err: string;
  /** Most memory that was in use at a time; unknown on systems that do not tell. */
  readonly bytes: number | undefined;
}

/** Runs `check` as a process of its own, as people do. */
async function check(root: string): Promise<Ran> {
  const said = { out: '', err: '', bytes: 0 };
  const child = spawn('node', ['build/cli.mjs', 'check', root, '--format', 'json']);
  child.stdout.on('data', (part: Buffer) => {
    said.out += part.toString();
    said.bytes = Math.max(said.bytes, peakOf(child.pid) ?? 0);
  });
  child.stderr.on('data', (part: Buffer) => (said.err += part.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return { ...said, bytes: said.bytes || undefined };
}

/** The high-water mark that Linux keeps of a process. */
function peakOf(pid = 0): number | undefined {
  try {
    const [, kibibytes] =
      /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    // Another system, or the process has ended.
    return undefined;
  }
}

interface Found {
  readonly code: string;
  readonly file?: string;
  readonly range?: { readonly start: { readonly line: number; readonly column: number } };
}

const inShort = ({ code, range }: Found) =>
  range ? `${range.start.line}:${range.start.column} ${code}` : code;

test(
  'hostile and broken pages are told each at its place, soon and in little memory, and hide nothing of the others',
  async () => {
    const pages = PAGES.map(([, page], index) => [fileOf(index), page] as const);
    const fine = { 'content/index.md': body('[x](/nope/)') };
    const { root } = testSite({ ...fine, ...Object.fromEntries(pages) });
    const { out, err, bytes = 0 } = await check(root);
    const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly Found[] };
    // All are called the same here.
    const told = diagnostics.filter(({ code }) => !/^front-matter\/same-/.test(code));
    const of = (file: string) => told.filter((one) => one.file === file).map(inShort);
    expect(PAGES.map(([name], index) => [name, ...of(fileOf(index)).sort()])).toEqual(
      PAGES.map(([name, , ...found]) => [name, ...[...found].sort()]),
    );
    expect(of('content/index.md')).toEqual(['6:5 link/no-such-page']);
    expect(err).not.toMatch(/^\s+at /m);
    expect(bytes).toBeLessThan(WITHIN_BYTES);
  },
  WITHIN_MS,
);
