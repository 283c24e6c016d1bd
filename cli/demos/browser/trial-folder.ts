import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../model/assets.ts';

/** A folder for a site that is tried and thrown away. */
export interface TrialFolder {
  /** Absolute. */
  readonly path: string;
  /** Writes a file; nothing any more once the folder was removed. */
  readonly take: (file: OutputFile) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Makes a folder outside of the site. */
export async function openTrialFolder(): Promise<TrialFolder> {
  const path = await mkdtemp(join(tmpdir(), 'docs-build-demos-'));
  const state = { isRemoved: false };
  return {
    path,
    take: async (file) => {
      if (state.isRemoved) return;
      const target = join(path, file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, file.bytes);
    },
    remove: () => {
      state.isRemoved = true;
      return rm(path, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
