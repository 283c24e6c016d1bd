import { open, rename } from 'node:fs/promises';

/** Writes a small file whole or not at all, and waits until it is on the disk. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
}
