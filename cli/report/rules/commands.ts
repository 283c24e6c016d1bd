import { error, variant, warning } from '../rule.ts';

const FREE_SPACE = 'Free some space, then build again.';
const OTHER_DIRECTORY = 'Choose a directory that you may write, or change its permissions.';

/** Error codes of the operating system that are caused by the machine, not by a bug. */
export const MACHINE_ERRORS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOSPC: ['the disk is full', FREE_SPACE],
  EDQUOT: ['the disk quota is used up', FREE_SPACE],
  EACCES: ['permission denied', OTHER_DIRECTORY],
  EPERM: ['not permitted', OTHER_DIRECTORY],
  EROFS: ['the file system is read-only', 'Choose a directory elsewhere.'],
  EIO: ['the disk reports an error', 'Check the disk or the connection to it, then try again.'],
  EMFILE: ['too many open files', 'Raise the limit of open files (ulimit -n), then build again.'],
  ENAMETOOLONG: ['the name is too long', 'Shorten the pathname of the page.'],
};

/** A line about a cache that cannot be written. Not a finding: the site is the same without it. */
export function cacheNotWritten(folder: string, error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const reason = MACHINE_ERRORS[code]?.[0] ?? message;
  return `Cannot write the cache to ${folder}: ${reason}. The result is the same, but slower.\n`;
}

export const commands = {
  'edit/busy': error(
    'Another command has been editing this site for %{seconds} seconds: %{holder}',
    'Wait for it to end, then run this command again.',
  ),
  'edit/not-done': error('Nothing was changed: %{reason}', 'All files are as before.'),
  'edit/not-done:left': variant(
    'Nothing was changed: %{reason}',
    'These files could not be restored: %{left}. Check them before you continue.',
  ),
  'edit/not-done:undo': variant(
    'docs-build %{command} was interrupted and cannot be undone: %{file}: %{reason}',
    'Remove the cause, then run any command again. To keep the files as they are, delete .docs-build-edit.json.',
  ),
  'git/no-repository': error(
    'Cannot find out what changed in %{root}: it is not in a git repository, or git is not installed',
    'Run check without --since to check all pages.',
  ),
  'git/unknown-ref': error(
    'Unknown git ref %{ref}',
    'Use a branch, a tag or a commit: docs-build check --since origin/main',
  ),
  'git/unknown-ref:shallow': variant(
    'Unknown git ref %{ref}',
    'This clone is shallow. Fetch the commit with git fetch --depth=1 origin %{ref}, or fetch the whole history (fetch-depth: 0 of actions/checkout).',
  ),
  'move/not-found': error(
    'No page or folder %{given}',
    'Name a Markdown file, a folder of pages, or the address of a page.',
  ),
  'move/ambiguous': error('%{given} is %{reading}', '%{hint}'),
  'move/target': error('Cannot move to %{target}: %{reason}', '%{hint}'),
  'move/by-hand': warning(
    'The redirect from %{from} was not added: code computes the redirects',
    "Add { from: '%{from}', to: '%{to}' } there.",
  ),
  'move/by-hand:entry': variant(
    'The navigation entry of %{from} was not changed: code computes it',
    'Change it to %{to}.',
  ),
  'move/by-hand:prefix': variant(
    'The configuration still refers to %{from}, from which pages were moved',
    'Change it to %{to}, unless other pages are still there.',
  ),
  'move/unread': error(
    'Nothing was moved: the links in %{files} cannot be rewritten',
    'Run docs-build check to see why they cannot be read, then move again.',
  ),
  'output/refused': error(
    'Refusing to write the site to %{directory}: %{reason}',
    'Choose a directory that does not exist yet, is empty, or was made by docs-build.',
  ),
  'output/refused:init': variant(
    'Refusing to create a site in %{directory}: it is not empty (%{names})',
    'Name an empty directory: docs-build init my-docs',
  ),
  'output/refused:file': variant(
    'Refusing to create a site in %{directory}: it is a file, or inside one',
    'Name a directory that is empty or does not exist yet: docs-build init my-docs',
  ),
  'output/outside': error(
    'Refusing to write outside the output directory: %{path}',
    'Give the page a pathname without .. and without backslashes.',
  ),
  'output/twice': error(
    'Two files of the site have the path %{path}',
    'Rename or remove one of them; look in content/public/ first.',
  ),
  'output/busy': error(
    'Another build (%{holder}) has been writing %{directory} for %{seconds} seconds',
    'Wait for it to end, or give this build another --out-dir.',
  ),
  'output/not-written': error('Cannot write to %{path}: %{reason}', '%{hint}'),
  'server/port-busy': error(
    'Port %{port} is in use by another program',
    'Stop the other program, or choose another port with --port.',
  ),
  'server/port-busy:all': variant(
    'Ports %{port} to %{last} are in use by other programs',
    'Stop the other program, or choose another port with --port.',
  ),
  'server/port-refused': error(
    'Not allowed to listen on port %{port}',
    'Choose a port from 1024 to 65535 with --port.',
  ),
  'server/host-unknown': error(
    'Cannot listen on %{host}: it is not an address of this machine',
    'Leave --host out to serve this machine only, or use --host 0.0.0.0 for the whole network.',
  ),
  'server/nothing-built': error(
    'Nothing to preview: the directory %{directory} does not exist',
    'Run docs-build build first, or name the directory with --out-dir.',
  ),
  'server/header-refused': warning(
    'This header is not sent: it contains a control character, or one outside Latin-1',
    'Remove the character.',
  ),
};
