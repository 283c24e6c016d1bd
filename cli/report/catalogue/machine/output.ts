import { report, type Rule } from '../../rule.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';

/** Findings about the directory that a build writes. */
export const rules = {
  refused: {
    code: 'output/refused',
    severity: 'error',
    explanation:
      'The output directory is replaced whole, so only a new or empty one, or one that docs-build made, is taken.',
    example: 'docs-build build --out-dir . → docs-build build --out-dir dist',
  },
  outside: {
    code: 'output/outside',
    severity: 'error',
    explanation: 'Nothing is ever written outside the output directory.',
    example: 'pathname: /../secret/ → pathname: /secret/',
  },
  twice: {
    code: 'output/twice',
    severity: 'error',
    explanation: 'Two parts of the site claim one file of the output.',
    example: 'content/public/guide/index.html beside content/guide.md → one of the two',
  },
  busy: {
    code: 'output/busy',
    severity: 'error',
    explanation: 'Another build is writing the same output directory.',
    example: 'two builds at once → one after the other, or two values of --out-dir',
  },
  machine: {
    code: 'output/not-written',
    severity: 'error',
    explanation: 'The disk is full, or the directory may not be written.',
    example: 'docs-build build on a full disk → free some space, then build again',
  },
} as const satisfies Record<string, Rule>;

/** An output directory that must not be replaced. */
export const outputRefused = (directory: string, reason: string): Diagnostic =>
  report(rules.refused, {
    message: `Refusing to write the site to ${directory}: ${reason}`,
    hint: 'Choose a directory that does not exist yet, is empty, or was made by docs-build.',
  });

/** A directory in which `init` finds something. `names` are some of the things. */
export const initRefused = (directory: string, names: string): Diagnostic =>
  report(rules.refused, {
    message: `Refusing to make a new site in ${directory}: it is not empty (${names})`,
    hint: 'Name an empty directory: docs-build init my-docs',
  });

/** A path for a new site that is a file, or below one. */
export const initOnFile = (directory: string): Diagnostic =>
  report(rules.refused, {
    message: `Refusing to make a new site in ${directory}: it is a file, or below one`,
    hint: 'Name a directory that is empty or does not exist yet: docs-build init my-docs',
  });

/** A file that would land outside the output directory. */
export const outputOutside = (path: string): Diagnostic =>
  report(rules.outside, {
    message: `Refusing to write outside the output directory: ${path}`,
    hint: 'Give the page a pathname without .. and without backslashes.',
  });

/** One output path made twice with different content. */
export const outputTwice = (path: string): Diagnostic =>
  report(rules.twice, {
    message: `Two files of the site want to be ${path}`,
    hint: 'Rename or remove one of them; look in content/public/ first.',
  });

/** Another build holds the lock of the output. `holder` names its process and host. */
export const outputBusy = (directory: string, holder: string, seconds: number): Diagnostic =>
  report(rules.busy, {
    message: `Another build (${holder}) has been writing ${directory} for ${seconds} seconds`,
    hint: 'Wait for it to end, or give this build another --out-dir.',
  });

/** What a code of the operating system means, in words for people. */
const REASONS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOSPC: ['the disk is full', 'Free some space, then build again.'],
  EDQUOT: ['the disk quota is used up', 'Free some space, then build again.'],
  EACCES: [
    'permission denied',
    'Choose a directory that you may write, or change its permissions.',
  ],
  EPERM: ['not permitted', 'Choose a directory that you may write, or change its permissions.'],
  EROFS: ['the file system is read-only', 'Choose a directory elsewhere.'],
  EIO: ['the disk reports an error', 'Check the disk or the connection to it, then try again.'],
  EMFILE: ['too many open files', 'Raise the limit of open files (ulimit -n), then build again.'],
  ENAMETOOLONG: ['the name is too long', 'Shorten the pathname of the page.'],
};

/** Codes of the operating system that are the machine's fault, not ours. */
export const MACHINE_CODES: ReadonlySet<string> = new Set(Object.keys(REASONS));

/** Line for people about a cache that cannot be written: no finding, since the site is the same without it. */
export function cacheNotWritten(folder: string, error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const reason = REASONS[code]?.[0] ?? message;
  return `Cannot write the cache to ${folder}: ${reason}. The result is the same, but slower.\n`;
}

/** The operating system refused. `code` is one of `MACHINE_CODES`, or unknown; `neededBytes` is the size of what was written. */
export function notWritten(path: string, code: string, neededBytes?: number): Diagnostic {
  const [reason, hint] = REASONS[code] ?? [code, 'Look at the disk, then build again.'];
  const needed =
    code === 'ENOSPC' && neededBytes !== undefined ? ` (this file needs ${neededBytes} bytes)` : '';
  return report(rules.machine, { message: `Cannot write to ${path}: ${reason}${needed}`, hint });
}
