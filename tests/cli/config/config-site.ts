import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DocsError } from '../../../cli/model/diagnostic.ts';
import { loadConfig } from '../../../cli/config/load.ts';

/** Creates a directory with these files, removed when the test ends. */
export function directoryWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-build-test-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Returns the problems of a configuration: `file:line:column code message | hint`. */
export async function problemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  try {
    await loadConfig(directoryWith(files));
    return [];
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    return error.diagnostics.map(({ code, message, hint, file = '', range }) => {
      const place = range ? `${file}:${range.start.line}:${range.start.column}` : file;
      return `${place} ${code} ${message}${hint === undefined ? '' : ` | ${hint}`}`;
    });
  }
}
