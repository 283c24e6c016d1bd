/** A small site: its files by path, or one text, which is the body of a page. */
export type Sample = string | Readonly<Record<string, string>>;

/** A configuration for samples with further lines, and with what `site` says besides its address. */
export function siteConfig(lines: string, site = ''): string {
  const more = site === '' ? '' : `, ${site}`;
  const rest = lines === '' ? '' : `${lines.replace(/^/gm, '  ')}\n`;
  return `export default {\n  site: { url: 'https://docs.example.org'${more} },\n${rest}};\n`;
}

/** The configuration of a sample in English and Chinese. */
export const TWO_LANGUAGES = siteConfig('', "languages: ['en', 'zh']");

/** Front matter that samples share. */
export const DESCRIBED = 'description: Buttons start actions.';

/** A page for samples whose front matter has these lines. */
export const headed = (...lines: readonly string[]) =>
  `---\n${lines.join('\n')}\n---\n\nButtons start actions.\n`;
