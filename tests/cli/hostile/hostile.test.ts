import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';
import { CONTENT, DIRECTIVES, LINKS, SIZES } from './bodies.ts';
import { body } from './page.ts';
import { ENCODINGS, FRONT_MATTER } from './texts.ts';

const PAGES = [...FRONT_MATTER, ...ENCODINGS, ...SIZES, ...CONTENT, ...LINKS, ...DIRECTIVES];
const fileOf = (index: number) => `content/page-${index}.md`;

/** Time for all pages together. A single page is stopped after 10 s and reported. */
const WITHIN_MS = 60_000;
/** Limits of the peak memory. Below the minimum, the measurement itself is broken. */
const MAX_BYTES = 1e9;
const MIN_BYTES = 3e7;

interface MeasuredRun {
  readonly out: string;
  readonly err: string;
  /** Peak memory of the process; 0 if it was not measured. */
  readonly bytes: number;
}

/** Runs `check` in its own process and measures it. */
async function check(root: string): Promise<MeasuredRun> {
  const ran = { out: '', err: '', bytes: 0 };
  const child = spawn('node', ['build/cli.mjs', 'check', root, '--format', 'json']);
  const measure = () => (ran.bytes = Math.max(ran.bytes, peakOf(child.pid)));
  const timer = setInterval(measure, 20);
  child.stdout.on('data', (part: Buffer) => {
    ran.out += part.toString();
    measure();
  });
  child.stderr.on('data', (part: Buffer) => (ran.err += part.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  return ran;
}

/**
 * Returns the peak memory that Linux records for a process; 0 after it has ended, and on other
 * systems.
 */
function peakOf(pid = 0): number {
  try {
    const [, kibibytes] =
      /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) * 1024;
  } catch {
    return 0;
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
  'reports each hostile or broken page at its location, within limits of time and memory',
  async () => {
    const pages = PAGES.map(([, page], index) => [fileOf(index), page] as const);
    const fine = { 'content/index.md': body('[x](/nope/)') };
    const { root } = testSite({ ...fine, ...Object.fromEntries(pages) });
    const { out, err, bytes } = await check(root);
    const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly Found[] };
    // All pages have the same title.
    const reported = diagnostics.filter(({ code }) => !/^front-matter\/same-/.test(code));
    const of = (file: string) => reported.filter((one) => one.file === file).map(inShort);
    expect(PAGES.map(([name], index) => [name, ...of(fileOf(index)).sort()])).toEqual(
      PAGES.map(([name, , ...found]) => [name, ...[...found].sort()]),
    );
    expect(of('content/index.md')).toEqual(['6:5 link/no-such-page']);
    expect(err).not.toMatch(/^\s+at /m);
    if (process.platform === 'linux') expect(bytes).toBeGreaterThan(MIN_BYTES);
    expect(bytes).toBeLessThan(MAX_BYTES);
  },
  WITHIN_MS,
);
