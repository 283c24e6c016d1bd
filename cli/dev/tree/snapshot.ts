import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Version of each regular file by absolute path. Another version means that the content may differ. */
export type Snapshot = ReadonlyMap<string, string>;

/** Milliseconds: an empty file younger than this is probably one that an editor is about to fill. */
export const YOUNG_MS = 200;

const isTemporary = (name: string) =>
  /^(?:4913|\.DS_Store|\.#.*|#.*#|\.goutputstream-.*)$|~$|\.(?:sw[a-px]|crswap)$|\.tmp(?:\.|$)|___jb_(?:tmp|old)___$/.test(
    name,
  );

/** Whether a name is never part of a site: packages, repositories, and what editors leave beside a file for a moment. */
export const isIgnoredName = (name: string) =>
  name === 'node_modules' || name === '.git' || isTemporary(name);

/** The version of a file now; undefined where it is none. Symbolic links count as what they lead to. */
export async function versionOf(
  file: string,
): Promise<{ version: string; isYoungAndEmpty: boolean } | undefined> {
  try {
    const facts = await stat(file);
    if (!facts.isFile()) return undefined;
    const isYoungAndEmpty = facts.size === 0 && Date.now() - facts.mtimeMs < YOUNG_MS;
    return { version: `${facts.mtimeMs}-${facts.size}-${facts.ino}`, isYoungAndEmpty };
  } catch {
    // Gone, or a link that leads nowhere.
    return undefined;
  }
}

/** All files below the paths, which are files or directories and need not exist. */
export async function takeSnapshot(
  paths: readonly string[],
  isIgnored: (path: string) => boolean,
): Promise<Snapshot> {
  const found = new Map<string, string>();
  const visit = async (path: string): Promise<void> => {
    if (isIgnored(path)) return;
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
    if (!entries) {
      const known = await versionOf(path);
      if (known) found.set(path, known.version);
      return;
    }
    for (const entry of entries) {
      const child = join(path, entry.name);
      if (entry.isDirectory()) await visit(child);
      else if (!isIgnored(child)) await visitFile(child);
    }
  };
  const visitFile = async (file: string) => {
    const known = await versionOf(file);
    if (known) found.set(file, known.version);
  };
  for (const path of paths) await visit(path);
  return found;
}

/** Paths that are in one snapshot only, or in another version; sorted. */
export function changedPaths(before: Snapshot, after: Snapshot): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => before.get(path) !== after.get(path)).sort();
}

/** Whether the path exists at all. */
export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
