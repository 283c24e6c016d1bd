import type { PublicText } from '../../../model/content/sources.ts';
import { type Diagnostic, type Place, withoutFix } from '../../../model/diagnostic.ts';
import type { Page } from '../../../model/page.ts';
import { OWN_FILES } from '../../../model/paths.ts';
import type { Site } from '../../../model/site.ts';
import { noSuchPage } from '../../../report/catalogue/site/link.ts';
import type { FactsByPage, FinishOptions } from '../../options.ts';
import { checkAddress, linkContext, type LinkContext } from './links.ts';

type TextOptions = Pick<FinishOptions, 'url' | 'base' | 'externalPaths' | 'publicTexts'>;

/** Links in texts for machines that lead nowhere: to pages, to their Markdown, and to public files, with or without the host of the site. */
export function checkPublicTexts(
  site: Site,
  facts: FactsByPage,
  options: TextOptions,
): Diagnostic[] {
  const { publicTexts = [] } = options;
  const home = site.pages.find(({ language }) => language === site.routing.languages[0]);
  if (!home) return [];
  const context = linkContext(site, facts, options);
  return publicTexts.flatMap((text) =>
    text.links.flatMap(({ href, range }) => {
      const path = pathInSite(href, text, options);
      const place = { file: text.file, range };
      const found =
        path === undefined
          ? checkAddress({ page: home, kind: 'link', href, place }, context)
          : checkPath({ page: home, href: path, place }, context);
      return found ? [path === href ? found : withoutFix(found)] : [];
    }),
  );
}

/** The path of the site that an address means where it stands; undefined where it leads elsewhere. */
function pathInSite(
  href: string,
  { address }: PublicText,
  { url, base }: TextOptions,
): string | undefined {
  // A scheme without slashes is another one, or a slip that rules of links know.
  if (/^(?:#|[a-z][a-z0-9+.-]*:(?!\/\/))/i.test(href)) return undefined;
  const { origin } = new URL(url);
  const own = `${origin}${base}${address.slice(1)}`;
  if (!URL.canParse(href, own)) return undefined;
  const target = new URL(href, own);
  if (target.origin !== origin || !target.pathname.startsWith(base)) return undefined;
  // As written, where it can be: what is found shall be the writer's words.
  if (href.startsWith('/') && base === '/') return href;
  return `/${target.pathname.slice(base.length)}${target.search}${target.hash}`;
}

interface Asked {
  readonly page: Page;
  /** Of the site, without base. */
  readonly href: string;
  readonly place: Place;
}

function checkPath({ page, href, place }: Asked, context: LinkContext): Diagnostic | undefined {
  const [path = ''] = href.split(/[?#]/, 1);
  if (OWN_FILES.has(path.split('/')[1] ?? '')) return undefined;
  const isMarkdown = path.endsWith('.md') && !context.site.publicFiles.has(path);
  if (!isMarkdown) return checkAddress({ page, kind: 'link', href, place }, context);
  const pathname = path.replace(/(?:(?<=\/)index)?\.md$/, '/').replace(/\/{2,}$/, '/');
  const found = checkAddress({ page, kind: 'link', href: pathname, place }, context);
  if (found?.code !== 'link/no-such-page') return found && withoutFix(found);
  const near = context.nearest(pathname);
  const meant = near && { ...near, address: markdownOf(near.address), suffix: '' };
  return noSuchPage(path, meant, place);
}

const markdownOf = (pathname: string) =>
  pathname === '/' ? '/index.md' : pathname.replace(/\/$/, '.md');
