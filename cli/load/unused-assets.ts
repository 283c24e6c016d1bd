import { extname, posix } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { assetUnused } from '../report/catalogue/content/asset.ts';

/** Endings of files that are there to be shown or offered. Others may be notes, or settings of some tool. */
const ENDINGS = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'mp4', 'webm', 'mp3', 'pdf'];

/** What ends a name in Markdown, HTML, style sheets and code. */
const AROUND = /[\s'"`()<>/\\]+/;

/** Tried from the start of a piece of text only: a line may be long. */
const MEDIA_NAME = new RegExp(String.raw`^.+\.(?:${ENDINGS.join('|')})\b`, 'i');

/** Names of pictures, films and documents that a text of any kind mentions: without folders, and of a name with spaces the last word. */
export const mediaNames = (text: string): string[] => [
  ...new Set(
    text
      .split(AROUND)
      .flatMap((piece) => MEDIA_NAME.exec(piece)?.slice(0, 1) ?? [])
      .map(lastWord),
  ),
];

/** Media files beside the pages that no text mentions. That some text does says little; that none does says that nobody can get them. */
export function unusedAssets(
  assets: Iterable<SourcePath>,
  mentioned: ReadonlySet<string>,
): Diagnostic[] {
  return [...assets]
    .filter((file) => ENDINGS.includes(extname(file).slice(1).toLowerCase()))
    .filter((file) => !mentioned.has(lastWord(posix.basename(file))))
    .map(assetUnused);
}

/** `plan.png` of `floor%20plan.png`. */
function lastWord(name: string): string {
  return decoded(name).normalize().split(/\s/).at(-1) ?? '';
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a percent sign that is just one
  }
}
