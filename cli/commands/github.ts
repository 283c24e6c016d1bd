import { appendFileSync, existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { formatGithubSummary } from '../report/github.ts';
import type { Terminal } from './terminal.ts';

/** Returns the site's folder in its repository: empty, or with a trailing slash. */
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

/** GitHub drops the whole summary of a step above this size. */
const SUMMARY_BYTES = 1024 * 1024;

interface JobFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly root: string;
  readonly pages?: number;
}

/** Appends the findings to the job summary of GitHub Actions, if they fit. */
export function writeJobSummary(
  { diagnostics, root, pages }: JobFindings,
  terminal: Terminal,
): void {
  const { githubStepSummary: file, githubFiles: files } = terminal.environment;
  if (file === undefined) return;
  const folder = folderInRepository(root, terminal);
  const text = formatGithubSummary({ diagnostics, pages, folder, files });
  try {
    const size = existsSync(file) ? statSync(file).size : 0;
    if (size + Buffer.byteLength(text) <= SUMMARY_BYTES) appendFileSync(file, text);
  } catch {
    // The log has the same findings, so the job must not fail.
  }
}
