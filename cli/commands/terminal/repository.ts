import { appendFileSync, existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { formatGithubSummary } from '../../report/github.ts';
import type { Terminal } from './terminal.ts';

/** The folder of the site in its repository, empty or with a slash at its end: services name files from the repository's root. */
export function folderInRepository(root: string, { environment }: Terminal): string {
  const repository = repositoryOf(root) ?? environment.githubWorkspace;
  const path = repository === undefined ? '' : relative(repository, root);
  const isInside = path !== '' && !path.startsWith('..') && !path.includes(':');
  return isInside ? `${path.split(sep).join('/')}/` : '';
}

/** The nearest folder with a `.git`, which is a file in a work tree. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}

/** GitHub shows nothing of a step that says more than this. */
const SUMMARY_BYTES = 1024 * 1024;

/** Appends the findings to the summary of the job, where GitHub asks for one and there is room. */
export function writeJobSummary(
  {
    diagnostics,
    root,
    pages,
  }: {
    readonly diagnostics: readonly Diagnostic[];
    readonly root: string;
    readonly pages?: number;
  },
  terminal: Terminal,
): void {
  const { githubStepSummary: file, githubFiles: files } = terminal.environment;
  if (file === undefined) return;
  const folder = folderInRepository(root, terminal);
  const text = formatGithubSummary({ diagnostics, pages, folder, files });
  try {
    const before = existsSync(file) ? statSync(file).size : 0;
    if (before + Buffer.byteLength(text) <= SUMMARY_BYTES) appendFileSync(file, text);
  } catch {
    // The summary says again what the log says: a job must not fail for it.
  }
}
