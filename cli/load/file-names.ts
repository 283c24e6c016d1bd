import { foldCase, parentFolders, caseCollisions, windowsNameProblem } from '../model/files.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { collidingFiles, fileLikeFolder, unportablePath } from '../report/rules/path.ts';

/** Files by what is said of their names: those of pages become addresses, which are judged themselves. */
export interface NamedFiles {
  readonly pages: readonly SourcePath[];
  readonly others: readonly SourcePath[];
  /** The content directory without slash at the end; empty for the root. */
  readonly content: string;
}

/** Names of files beside the pages that some system cannot have, each folder told once, and files that are one, or a folder, on systems that ignore case. */
export const checkFileNames = (files: NamedFiles): Diagnostic[] => [
  ...unportableNames(files),
  ...collisions(files),
  ...filesLikeFolders(files),
];

function unportableNames({ others, content }: NamedFiles): Diagnostic[] {
  const seen = new Set<string>();
  return others.flatMap((file) => {
    const found: Diagnostic[] = [];
    // From the end: where a folder is known, those above it are.
    for (let at: string = file; at !== content && at !== '' && !seen.has(at);) {
      seen.add(at);
      const slash = at.lastIndexOf('/');
      const name = at.slice(slash + 1);
      const reason = windowsNameProblem(name);
      if (reason !== undefined) found.push(unportablePath(name, reason, { file }));
      at = at.slice(0, Math.max(0, slash));
    }
    return found;
  });
}

/** Of pages among themselves it is told with their addresses. */
function collisions({ pages, others }: NamedFiles): Diagnostic[] {
  const isPage = new Set(pages);
  return caseCollisions([...pages, ...others]).flatMap(([file, other]) =>
    isPage.has(file) ? [] : [collidingFiles({ file }, other)],
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
    return inside === undefined ? [] : [fileLikeFolder({ file }, folderAt(inside, file))];
  });
}

/** The folder of `inside` that is as deep as a file. */
const folderAt = (inside: SourcePath, file: SourcePath) =>
  inside.split('/').slice(0, file.split('/').length).join('/');
