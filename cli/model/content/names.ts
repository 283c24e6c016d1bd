/** Names of devices on Windows, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** A path as systems compare it that ignore case and how an accented letter is stored: of two with the same, only one can be there. */
export const folded = (path: string) => path.normalize('NFC').toLowerCase();

/** Paths that such a system takes for one before them, each with the first of these. */
export function meeting<T extends string>(paths: readonly T[]): (readonly [path: T, first: T])[] {
  const taken = new Map<string, T>();
  return paths.flatMap((path) => {
    const key = folded(path);
    const first = taken.get(key);
    if (first === undefined) taken.set(key, path);
    return first === undefined ? [] : [[path, first] as const];
  });
}

/** The folders that a path leads through: `a/b/c` → `a`, `a/b`; `/a/b/c` → `/a`, `/a/b`. */
export const foldersOf = (path: string): string[] =>
  [...path.matchAll(/(?!^)\//g)].map(({ index }) => path.slice(0, index));

/** Why a file or folder cannot have a name on Windows, in words; undefined where it can. */
export function windowsRefusal(name: string): string | undefined {
  if (DEVICE.test(name)) return 'is a device on Windows';
  const bad = /[<>:"|?*\\\u0000-\u001f]/.exec(name)?.[0];
  if (bad !== undefined) return `holds ${JSON.stringify(bad)}, which Windows does not allow`;
  return /[. ]$/.test(name) ? 'ends with a dot or a space, which Windows drops' : undefined;
}
