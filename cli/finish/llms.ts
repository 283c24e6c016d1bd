import type { OutputFile } from '../model/output.ts';
import type { Page, PageFacts } from '../model/page.ts';
import { toOutputPath } from '../model/paths.ts';
import { pageKey, type Site } from '../model/site.ts';
import type { FactsByPage } from './options.ts';
import { listedPages, markdownUrl, type Origin } from './urls.ts';

/** `llms.txt`: the site for machines that read. Products, and every page of the first language with its Markdown. */
export function llmsFile(
  site: Site,
  facts: FactsByPage,
  options: Origin & { readonly name: string },
): OutputFile {
  const pages = listedPages(site).filter(({ language }) => language === site.routing.languages[0]);
  const line = (page: Page) => {
    const { title, description = '' }: Pick<PageFacts, 'title'> & { description?: string } =
      facts.get(pageKey(page.language, page.pathname)) ?? page;
    const summary = description !== '' ? `: ${oneLine(description)}` : '';
    return `- [${bracketed(title)}](${markdownUrl(site, page, options)})${summary}`;
  };
  const section = (heading: string, summary: string | undefined, own: readonly Page[]) =>
    own.length === 0
      ? []
      : [
          `## ${oneLine(heading)}`,
          ...(summary ? [oneLine(summary)] : []),
          own.map(line).join('\n'),
        ];
  const known = new Set(site.products.map(({ id }) => id));
  const parts = [
    `# ${oneLine(options.name)}`,
    ...site.products.flatMap(({ id, name, version, description }) =>
      section(
        version === undefined ? name : `${name} ${version}`,
        description,
        pages.filter(({ product }) => product === id),
      ),
    ),
    ...section(
      site.products.length > 0 ? 'Other pages' : 'Pages',
      undefined,
      pages.filter(({ product }) => product === null || !known.has(product)),
    ),
  ];
  return { path: toOutputPath('llms.txt'), bytes: `${parts.join('\n\n')}\n` };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const bracketed = (text: string) => oneLine(text).replace(/[[\]\\]/g, '\\$&');
