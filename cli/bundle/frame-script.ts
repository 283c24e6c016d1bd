import { readFile } from 'node:fs/promises';

/** Text of the script of a document with a sandbox, as it is between its tags. */
export const frameScript = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8')).trim();
