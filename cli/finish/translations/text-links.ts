import type { TranslationFile } from '../../model/content/sources.ts';
import { type Diagnostic, type Place, withoutFix } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { checkAddress, linkContext } from '../checks/links/links.ts';
import type { FinishOptions } from '../options.ts';
import { markOf } from './text-places.ts';

/** Addresses of links in Markdown and in HTML. */
const LINK = /\]\(([^()\s]+)\)|\bhref=(?:"([^"]*)"|'([^']*)')/g;

/** Links in texts that lead nowhere. Of headings that are named nothing is said. */
export function checkTextLinks(
  site: Site,
  files: ReadonlyMap<string, TranslationFile>,
  options: Pick<FinishOptions, 'externalPaths'>,
): Diagnostic[] {
  const context = linkContext(site, new Map(), options);
  return [...files].flatMap(([language, file]) => {
    const page = site.pages.find((one) => one.language === language);
    if (!page) return [];
    return Object.entries(site.translations[language] ?? {}).flatMap(([key, text]) =>
      [...text.matchAll(LINK)].flatMap(([, markdown, double, single]) => {
        const href = markdown ?? double ?? single ?? '';
        // What a component fills in is not known here.
        if (href.includes('{') || !/^(?:\/|[a-z]+:)/i.test(href)) return [];
        const place = markOf(file, { key, text, part: href });
        const found = checkAddress({ page, kind: 'link', href, place }, context);
        return found ? [isMarked(href, place) ? found : withoutFix(found)] : [];
      }),
    );
  });
}

/** Whether a place is that of the text alone, so that another may be put there. */
const isMarked = (text: string, { range }: Place) =>
  range !== undefined && range.end.column - range.start.column === text.length;
