import { readFile } from 'node:fs/promises';
import type { RuntimeFiles } from './runtime.ts';

/** Text of the script of the document that shows adverts drawn by a script of others, as it stands between its tags. */
export const adFrameScript = async ({ adFrame }: RuntimeFiles): Promise<string> =>
  (await readFile(adFrame, 'utf8')).trim();
