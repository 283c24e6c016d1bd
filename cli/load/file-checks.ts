import type { Diagnostic } from '../model/diagnostic.ts';
import { caseCollisions, foldCase, parentFolders, windowsNameProblem } from '../model/files.ts';
import { type SourcePath, lookSame } from '../model/paths.ts';
import { report } from '../report/catalogue.ts';

/** Files to check. Names of pages are checked as addresses instead. */
export interface NamedFiles {
  readonly pages: readonly SourcePath[];
  readonly others: readonly SourcePath[];
  /** Content directory without a trailing slash; empty for the root. */
  readonly content: string;
}

/** Reports names that some systems reject, and collisions of files and folders if case is ignored. */
export const checkFileNames = (files: NamedFiles): Diagnostic[] => [
  ...unportableNames(files),
  ...collisions(files),
  ...filesLikeFolders(files),
];

function unportableNames({ others, content }: NamedFiles): Diagnostic[] {
  const seen = new Set<string>();
  return others.flatMap((file) => {
    const found: Diagnostic[] = [];
    // Visits each folder once, innermost first: the parents of a known folder are known too.
    for (let at: string = file; at !== content && at !== '' && !seen.has(at);) {
      seen.add(at);
      const slash = at.lastIndexOf('/');
      const name = at.slice(slash + 1);
      const reason = windowsNameProblem(name);
      if (reason !== undefined) {
        found.push(report('path/portable', { file }, { name: JSON.stringify(name), reason }));
      }
      at = at.slice(0, Math.max(0, slash));
    }
    return found;
  });
}

/** Reports collisions of files that are not pages. Pages are reported with their addresses. */
function collisions({ pages, others }: NamedFiles): Diagnostic[] {
  const isPage = new Set(pages);
  return caseCollisions([...pages, ...others]).flatMap(([file, other]) =>
    isPage.has(file)
      ? []
      : [
          report(
            `path/collision:${lookSame(file, other) ? 'accents' : 'files'}`,
            { file },
            { file, other },
          ),
        ],
  );
}

function filesLikeFolders({ pages, others }: NamedFiles): Diagnostic[] {
  const files = [...pages, ...others];
  const insides = new Map<string, SourcePath>();
  for (const file of files) {
    for (const folder of parentFolders(foldCase(file))) insides.set(folder, file);
  }
  return files.flatMap((file) => {
    const inside = insides.get(foldCase(file));
    if (inside === undefined) return [];
    const folder = inside.split('/').slice(0, file.split('/').length).join('/');
    return [report('path/collision:folder', { file }, { file, folder })];
  });
}
