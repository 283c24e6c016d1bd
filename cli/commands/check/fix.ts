import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { applyFixes, fixesByFile } from '../../report/fix.ts';

/** Puts right what findings know how to put right, in files of the site only. Gives the number of fixes made. */
export async function fixFindings(
  root: string,
  diagnostics: readonly Diagnostic[],
): Promise<number> {
  const realRoot = await realpath(root);
  let made = 0;
  for (const [file, fixes] of fixesByFile(diagnostics)) {
    const path = await realpath(resolve(realRoot, file)).catch(() => undefined);
    if (path === undefined || !path.startsWith(realRoot + sep)) continue;
    const fixed = applyFixes(await readFile(path, 'utf8'), fixes);
    await replaceFile(path, fixed.text);
    made += fixed.made;
  }
  return made;
}

/** Writes beside the file and renames, so that the file is the old or the new one at any time. */
async function replaceFile(path: string, text: string): Promise<void> {
  const { mode } = await stat(path);
  const temporary = `${dirname(path)}${sep}.docs-build-fix`;
  try {
    await writeFile(temporary, text);
    await chmod(temporary, mode);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
