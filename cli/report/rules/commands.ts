import { DocsError, lineRange, type Place } from '../../model/diagnostic.ts';
import { defineError, defineWarning, didYouMean, report } from '../rule.ts';

/** Another command holds the lock of the site. `holder` names the command, its process and its host. */
export const editBusy = defineError('edit/busy', (holder: string, seconds: number) => ({
  message: `Another command has been editing this site for ${seconds} seconds: ${holder}`,
  hint: 'Wait for it to end, then run this command again.',
}));

/** `left` are files that could not be restored. */
export const editNotDone = defineError(
  'edit/not-done',
  (reason: string, left: readonly string[]) => ({
    message: `Nothing was changed: ${reason}`,
    hint:
      left.length === 0
        ? 'All files are as before.'
        : `These files could not be restored: ${left.join(', ')}. Check them before you continue.`,
  }),
);

/** Changes of an interrupted command that cannot be undone. */
export const editNotUndone = (command: string, file: string, reason: string) =>
  report(editNotDone.rule, {
    message: `docs-build ${command} was interrupted and cannot be undone: ${file}: ${reason}`,
    hint: 'Remove the cause, then run any command again. To keep the files as they are, delete .docs-build-edit.json.',
  });

export const gitNoRepository = defineError('git/no-repository', (root: string) => ({
  message: `Cannot find out what changed in ${root}: it is not in a git repository, or git is not installed`,
  hint: 'Run check without --since to check all pages.',
}));

export const gitUnknownRef = defineError('git/unknown-ref', (ref: string, isShallow: boolean) => ({
  message: `Unknown git ref ${ref}`,
  hint: isShallow
    ? `This clone is shallow. Fetch the commit with git fetch --depth=1 origin ${ref}, or fetch the whole history (fetch-depth: 0 of actions/checkout).`
    : 'Use a branch, a tag or a commit: docs-build check --since origin/main',
}));

export const noRepository = (root: string) => new DocsError(gitNoRepository(root), 'usage');

/** `isShallow`: the clone has only the commits that were fetched. */
export const unknownRef = (ref: string, isShallow: boolean) =>
  new DocsError(gitUnknownRef(ref, isShallow), 'usage');

export const moveNotFound = defineError(
  'move/not-found',
  (given: string, meant: string | undefined) => ({
    message: `No page or folder ${given}`,
    hint: didYouMean(meant, 'Name a Markdown file, a folder of pages, or the address of a page.'),
  }),
);

export const moveAmbiguous = defineError(
  'move/ambiguous',
  (given: string, reading: string, hint: string) => ({ message: `${given} is ${reading}`, hint }),
);

/** `reason` completes "Cannot move to …:". */
export const moveTarget = defineError(
  'move/target',
  (target: string, reason: string, hint: string) => ({
    message: `Cannot move to ${target}: ${reason}`,
    hint,
  }),
);

/** Redirects that code computes. */
export const redirectByHand = defineWarning(
  'move/by-hand',
  (from: string, to: string, place: Place) => ({
    message: `The redirect from ${from} was not added: code computes the redirects`,
    hint: `Add { from: '${from}', to: '${to}' } there.`,
    place,
  }),
);

export const entryByHand = (from: string, to: string, place: Place) =>
  report(redirectByHand.rule, {
    message: `The navigation entry of ${from} was not changed: code computes it`,
    hint: `Change it to ${to}.`,
    place,
  });

/** The path of a product, a rule or an alias. */
export const prefixByHand = (path: string, now: string, place: Place) =>
  report(redirectByHand.rule, {
    message: `The configuration still refers to ${path}, from which pages were moved`,
    hint: `Change it to ${now}, unless other pages are still there.`,
    place,
  });

/** Nothing is moved while one of these files cannot be read. */
export const moveUnread = defineError('move/unread', (files: readonly string[]) => ({
  message: `Nothing was moved: the links in ${files.join(', ')} cannot be rewritten`,
  hint: 'Run docs-build check to see why they cannot be read, then move again.',
  place: { file: files[0] ?? '' },
}));

export const outputRefused = defineError('output/refused', (directory: string, reason: string) => ({
  message: `Refusing to write the site to ${directory}: ${reason}`,
  hint: 'Choose a directory that does not exist yet, is empty, or was made by docs-build.',
}));

/** `names` are some of the files in the directory. */
export const initRefused = (directory: string, names: string) =>
  report(outputRefused.rule, {
    message: `Refusing to create a site in ${directory}: it is not empty (${names})`,
    hint: 'Name an empty directory: docs-build init my-docs',
  });

export const initOnFile = (directory: string) =>
  report(outputRefused.rule, {
    message: `Refusing to create a site in ${directory}: it is a file, or inside one`,
    hint: 'Name a directory that is empty or does not exist yet: docs-build init my-docs',
  });

export const outputOutside = defineError('output/outside', (path: string) => ({
  message: `Refusing to write outside the output directory: ${path}`,
  hint: 'Give the page a pathname without .. and without backslashes.',
}));

export const outputTwice = defineError('output/twice', (path: string) => ({
  message: `Two files of the site have the path ${path}`,
  hint: 'Rename or remove one of them; look in content/public/ first.',
}));

/** `holder` names the process and its host. */
export const outputBusy = defineError(
  'output/busy',
  (directory: string, holder: string, seconds: number) => ({
    message: `Another build (${holder}) has been writing ${directory} for ${seconds} seconds`,
    hint: 'Wait for it to end, or give this build another --out-dir.',
  }),
);

const FREE_SPACE = 'Free some space, then build again.';
const OTHER_DIRECTORY = 'Choose a directory that you may write, or change its permissions.';

/** Error codes of the operating system. */
const MACHINE_ERRORS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOSPC: ['the disk is full', FREE_SPACE],
  EDQUOT: ['the disk quota is used up', FREE_SPACE],
  EACCES: ['permission denied', OTHER_DIRECTORY],
  EPERM: ['not permitted', OTHER_DIRECTORY],
  EROFS: ['the file system is read-only', 'Choose a directory elsewhere.'],
  EIO: ['the disk reports an error', 'Check the disk or the connection to it, then try again.'],
  EMFILE: ['too many open files', 'Raise the limit of open files (ulimit -n), then build again.'],
  ENAMETOOLONG: ['the name is too long', 'Shorten the pathname of the page.'],
};

/** Error codes that are caused by the machine, not by a bug. */
export const MACHINE_CODES: ReadonlySet<string> = new Set(Object.keys(MACHINE_ERRORS));

/** A line about a cache that cannot be written. Not a finding: the site is the same without it. */
export function cacheNotWritten(folder: string, error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const reason = MACHINE_ERRORS[code]?.[0] ?? message;
  return `Cannot write the cache to ${folder}: ${reason}. The result is the same, but slower.\n`;
}

/** `code` is the operating system's; `neededBytes` is the size of what was written. */
export const notWritten = defineError(
  'output/not-written',
  (path: string, code: string, neededBytes?: number) => {
    const [reason, hint] = MACHINE_ERRORS[code] ?? [code, 'Check the disk, then build again.'];
    const isSizeKnown = code === 'ENOSPC' && neededBytes !== undefined;
    const needed = isSizeKnown ? ` (this file needs ${neededBytes} bytes)` : '';
    return { message: `Cannot write to ${path}: ${reason}${needed}`, hint };
  },
);

/** All ports from the first to the last are in use. */
export const portBusy = defineError('server/port-busy', (port: number, last: number) => ({
  message:
    port === last
      ? `Port ${port} is in use by another program`
      : `Ports ${port} to ${last} are in use by other programs`,
  hint: 'Stop the other program, or choose another port with --port.',
}));

export const portRefused = defineError('server/port-refused', (port: number) => ({
  message: `Not allowed to listen on port ${port}`,
  hint: 'Choose a port from 1024 to 65535 with --port.',
}));

export const hostUnknown = defineError('server/host-unknown', (host: string) => ({
  message: `Cannot listen on ${host}: it is not an address of this machine`,
  hint: 'Leave --host out to serve this machine only, or use --host 0.0.0.0 for the whole network.',
}));

export const nothingBuilt = defineError('server/nothing-built', (directory: string) => ({
  message: `Nothing to preview: the directory ${directory} does not exist`,
  hint: 'Run docs-build build first, or name the directory with --out-dir.',
}));

/** A line of `_headers` that no server can send. */
export const headerRefused = defineWarning('server/header-refused', (line: number) => ({
  message: 'This header is not sent: it contains a control character, or one outside Latin-1',
  hint: 'Remove the character.',
  place: { file: '_headers', range: lineRange(line, 1, 1) },
}));
