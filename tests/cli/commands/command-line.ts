import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommandLine } from '../../../cli/commands/program.ts';
import type { Terminal } from '../../../cli/commands/output/terminal.ts';
import { readEnvironment, type Variables } from '../../../cli/config/env.ts';
import { PLAIN_THEME } from '../../harness/test-site.ts';

/** Result of a command line. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Creates a terminal in `cwd` that records its output. */
export function testTerminal(cwd: string, variables: Variables = {}) {
  const output = { out: '', err: '' };
  const terminal: Terminal = {
    out: (text) => void (output.out += text),
    err: (text) => void (output.err += text),
    isTty: false,
    environment: readEnvironment(variables),
    cwd,
    signal: new AbortController().signal,
  };
  return { terminal, output };
}

/** Matches lines about the progress of commands that take longer than ten seconds. */
const PROGRESS = /^[A-Z]\w+ [\w: ]+: \d+ of \d+.*\n/gm;

/** Runs a command line in this process. Leaves out its progress. */
export async function docsBuild(
  cwd: string,
  argv: readonly string[],
  variables: Variables = {},
): Promise<CommandResult> {
  const { terminal, output } = testTerminal(cwd, variables);
  const code = await runCommandLine(argv, terminal);
  return { code, out: output.out, err: output.err.replace(PROGRESS, '') };
}

/** Creates a directory with these files, which is removed when the test ends. */
export function directoryWith(files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-build-cli-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** A configuration with only the required key, and thus the default theme. */
export const SMALL_CONFIG = `export default { site: { url: 'https://docs.example.org' } };\n`;

/** The smallest site: a page, its configuration, and a plain theme, which builds much faster. */
export const SMALL_SITE = {
  'docs.config.ts': SMALL_CONFIG.replace(' };', `, theme: './theme.tsx' };`),
  'theme.tsx': `export * from ${JSON.stringify(PLAIN_THEME)};\n`,
  'content/index.md': '---\ntitle: Home\ndescription: The first page.\n---\n\n# Home\n',
};
