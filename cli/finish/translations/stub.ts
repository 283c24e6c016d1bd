import { findFrontMatter } from '../../model/content/front-matter.ts';
import type { Heading } from '../../model/page.ts';

/** What a translation is begun with. */
export interface StubSource {
  /** The original: the whole file, with `\n` line ends. */
  readonly text: string;
  readonly headings: readonly Heading[];
  readonly wordsHash: string;
}

/** `content/a.zh.md` for `content/a.md`. */
export const translationPath = (original: string, language: string) =>
  original.replace(/\.md$/, `.${language}.md`);

/** Lines of front matter that a stub says anew. */
const REPLACED = /^(?:sourceHash|draft)[ \t]*:/;

/**
 * A translation to be begun: the original, marked as a draft that no reader is shown, with the hash of what it is made from. Headings get the ids
 * that they have in the original, so that links lead to the same place in both.
 */
export function stubOf({ text, headings, wordsHash }: StubSource): string {
  const fence = findFrontMatter(text);
  const keys = fence.kind === 'yaml' ? fence.yaml.split('\n').slice(0, -1) : [];
  const body = withIds(text.split('\n'), headings).slice(fence.bodyLine - 1);
  const start = keys.length > 0 || body[0]?.trim() === '' ? [] : [''];
  return [
    '---',
    ...keys.filter((line) => !REPLACED.test(line)),
    `sourceHash: ${wordsHash}`,
    'draft: true',
    '---',
    ...start,
    ...body,
  ].join('\n');
}

/** The lines with an id at the end of each heading that is written in one line and has none yet. */
function withIds(lines: readonly string[], headings: readonly Heading[]): string[] {
  const ids = new Map(
    headings
      .filter(({ explicit, range }) => explicit !== true && range.start.line === range.end.line)
      .map(({ id, range }) => [range.start.line, id]),
  );
  return lines.map((line, index) => {
    const id = ids.get(index + 1);
    // A heading that is closed with hashes, or that is HTML, stays as it is.
    return id === undefined || !/#[ \t].*[^#\s]\s*$/.test(line)
      ? line
      : `${line.trimEnd()} {#${id}}`;
  });
}
