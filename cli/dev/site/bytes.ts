import type { OutputFile } from '../../model/assets.ts';

/** What a file holds, as it is sent. */
export const bytesOf = (bytes: OutputFile['bytes']): Uint8Array =>
  typeof bytes === 'string' ? Buffer.from(bytes) : bytes;

/** What a file of text says. */
export const textOf = (bytes: OutputFile['bytes']): string =>
  Buffer.from(bytesOf(bytes)).toString('utf8');
