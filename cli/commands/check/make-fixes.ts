import type { LeftAlone, Workspace } from '../../edit/workspace.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { applyFixes, createdLine, filesToCreate, fixLine, fixesByFile } from '../../report/fix.ts';

/** Where fixes are made: the disk, or a draft of it. */
export interface Fixing extends Pick<Workspace, 'read'> {
  /** Replaces the text of a file, or returns why that must not be done. */
  readonly replace: (
    file: string,
    text: { readonly before: string; readonly after: string },
  ) => Promise<LeftAlone | undefined>;
  /** Writes a new file; false where that must not be done. */
  readonly create: (file: string, text: string) => Promise<boolean>;
  /** Writes all changes, or throws and writes none. */
  readonly commit: () => void;
}

/** What one round of fixing did. */
export interface Fixed {
  readonly count: number;
  /** What was put right, a line each. */
  readonly lines: readonly string[];
  readonly leftAlone: readonly { readonly file: string; readonly why: LeftAlone }[];
}

/** Makes the fixes that findings carry, once. */
export async function makeFixes(
  diagnostics: readonly Diagnostic[],
  fixing: Fixing,
): Promise<Fixed> {
  const lines: string[] = [];
  const leftAlone: { file: string; why: LeftAlone }[] = [];
  for (const [file, fixes] of fixesByFile(diagnostics)) {
    const found = await fixing.read(file);
    if (found === undefined) continue;
    const { text, made } =
      typeof found === 'string' ? { text: '', made: [] } : applyFixes(found.text, fixes);
    const why =
      typeof found === 'string'
        ? found
        : made.length > 0
          ? await fixing.replace(file, { before: found.text, after: text })
          : undefined;
    if (why === undefined) lines.push(...made.map((fix) => fixLine(file, fix)));
    else leftAlone.push({ file, why });
  }
  for (const file of filesToCreate(diagnostics)) {
    if (await fixing.create(file.path, file.text)) lines.push(createdLine(file));
  }
  fixing.commit();
  return { count: lines.length, lines, leftAlone };
}
