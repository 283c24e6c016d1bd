/** What a run read besides the content: what it found holds for as long as these files are as they were. */
export interface ReadLog {
  /** Absolute paths, whether there is a file or not. */
  readonly add: (paths: Iterable<string>) => void;
  /** Something was looked for in places that nobody names. What was found may not be kept. */
  readonly spoil: () => void;
}

/** A log that can be asked. */
export interface OpenReadLog extends ReadLog {
  /** Every path, sorted; undefined where some are not known. */
  readonly paths: () => readonly string[] | undefined;
}

/** An empty log. */
export function createReadLog(): OpenReadLog {
  const noted = new Set<string>();
  const state = { isWhole: true };
  return {
    add: (paths) => {
      for (const path of paths) noted.add(path);
    },
    spoil: () => {
      state.isWhole = false;
    },
    paths: () => (state.isWhole ? [...noted].sort() : undefined),
  };
}
