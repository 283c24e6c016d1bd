/** Ids that the page around the content uses. A heading never gets one of them. */
export const RESERVED_IDS: readonly string[] = ['main-content', 'docs-payload', 'footnote-label'];

const EMOJI =
  /(?![\u2700-\u27BF])[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u200D\uFE0F\u20E3]/gu;

/** Characters whose names in HTML are part of ids: `A & B` is `a-amp-b`. */
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['&', 'amp'],
  ['>', 'gt'],
  ['"', 'quot'],
]);

/**
 * The id of a heading: lower case; `=>`, `<`, ` />`, apostrophes and emoji removed; `&`, `>` and `"` named; runs of punctuation and white space become one dash;
 * the rest, dingbats such as a check mark too, percent-encoded. Facts §6.5: readers' links depend on it.
 */
export function slugOf(text: string): string {
  const plain = text
    // With the u flag this matches halves of pairs only; they cannot be encoded.
    .replace(/[\uD800-\uDFFF]/gu, '')
    .toLowerCase()
    .replace(/=>|<| \/>|['’]/g, '')
    .replace(/[&>"]/g, (char) => ` ${ESCAPED.get(char) ?? ''} `)
    .replace(/(?:(?![\u2700-\u27BF])[\p{P}\p{S}\s])+/gu, (run) =>
      run.replace(EMOJI, '').replace(/[\s\S]+/, '-'),
    )
    .replace(EMOJI, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return encodeURIComponent(plain);
}

/** Gives out ids that are unique on a page. */
export interface Slugger {
  /** The id itself if it is free, else with -2, -3 … */
  readonly take: (id: string) => string;
}

/** A slugger that has given out nothing but the reserved ids. */
export function createSlugger(): Slugger {
  const used = new Set<string>(RESERVED_IDS);
  /** The number to try next, by id: a page may have thousands of equal headings. */
  const counts = new Map<string, number>();
  return {
    take(id) {
      let free = id;
      let count = counts.get(id) ?? 2;
      for (; used.has(free); count++) free = `${id}-${count}`;
      counts.set(id, count);
      used.add(free);
      return free;
    },
  };
}
