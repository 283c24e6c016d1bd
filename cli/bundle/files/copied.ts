import { imageSize } from 'image-size';
import type { OutputFile } from '../../model/assets.ts';
import { toOutputPath } from '../../model/paths.ts';
import type { SourcePath } from '../../model/paths.ts';
import { hashedName } from '../../model/files.ts';

/** Pixels of an image. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;

/** Width and height, where the file is an image that says them. */
export function pixelSize(path: string, bytes: Uint8Array): PixelSize | undefined {
  if (!IMAGE.test(path)) return undefined;
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0
      ? { width: Math.round(width), height: Math.round(height) }
      : undefined;
  } catch {
    return undefined; // not an image after all: it is copied as it is
  }
}

/** A file that pages name relatively, under a name with its hash. */
export function copiedFile(
  path: SourcePath,
  bytes: Uint8Array,
): OutputFile & { readonly size?: PixelSize } {
  const name = path.split('/').at(-1) ?? path;
  const size = pixelSize(path, bytes);
  return { path: toOutputPath(`_assets/${hashedName(name, bytes)}`), bytes, ...(size && { size }) };
}
