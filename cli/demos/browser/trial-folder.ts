import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../model/output.ts';

/** A folder for a site that is tried and thrown away. */
export interface TrialFolder {
  /** Absolute. */
  readonly path: string;
  readonly take: (file: OutputFile) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Makes a folder outside of the site. */
export async function openTrialFolder(): Promise<TrialFolder> {
  const path = await mkdtemp(join(tmpdir(), 'docs-build-demos-'));
  return {
    path,
    take: async (file) => {
      const target = join(path, file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, file.bytes);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
