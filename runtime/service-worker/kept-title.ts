/** What the build writes for characters that mean something in HTML. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The title of a document that the build has written; undefined where it has none. */
export function titleIn(html: string): string | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title?.replace(/&(?:lt|gt|quot|amp);/g, (written) => CHARACTERS[written] ?? '');
}
