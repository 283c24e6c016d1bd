import { extname } from 'node:path';
import type { OutputFile } from '../../model/assets.ts';
import { counted } from '../../report/pretty.ts';

/** Bytes of the files of a site by kind of file. */
export interface Sizes {
  readonly byKind: ReadonlyMap<string, { readonly files: number; readonly bytes: number }>;
  /** The largest files, largest first. */
  readonly largest: readonly { readonly path: string; readonly bytes: number }[];
}

const LARGEST = 5;

/** The same files, measured as they pass. */
export function measureSizes(files: AsyncIterable<OutputFile>) {
  const byKind = new Map<string, { files: number; bytes: number }>();
  const all: { path: string; bytes: number }[] = [];
  async function* pass(): AsyncGenerator<OutputFile> {
    for await (const file of files) {
      const bytes =
        typeof file.bytes === 'string' ? Buffer.byteLength(file.bytes) : file.bytes.byteLength;
      const kind = extname(file.path) || 'other';
      const sum = byKind.get(kind) ?? { files: 0, bytes: 0 };
      byKind.set(kind, { files: sum.files + 1, bytes: sum.bytes + bytes });
      all.push({ path: file.path, bytes });
      yield file;
    }
  }
  const measured = (): Sizes => ({
    byKind,
    largest: all.sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST),
  });
  return { files: pass(), measured };
}

/** A table of sizes for people. */
export function formatSizes({ byKind, largest }: Sizes): string {
  const kinds = [...byKind].sort(([, a], [, b]) => b.bytes - a.bytes);
  const rows = kinds.map(([kind, { files, bytes }]) =>
    row(bytes, `${kind} (${counted(files, 'file')})`),
  );
  return [
    ...rows,
    '',
    'Largest files:',
    ...largest.map(({ path, bytes }) => row(bytes, path)),
    '',
  ].join('\n');
}

const row = (bytes: number, name: string) =>
  `${(bytes / 1000).toFixed(1).padStart(12)} kB  ${name}`;
