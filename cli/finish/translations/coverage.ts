import type {
  Coverage,
  LanguageCoverage,
  PageCoverage,
  SectionCoverage,
} from '../../model/content/coverage.ts';
import { hasFile, isStandIn, isUnlisted } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import { pageKey } from '../../model/site.ts';
import type { Site } from '../../model/site.ts';
import { missingWordsOf } from './missing-words.ts';
import { isOutdated } from './translated-pages.ts';

/** How far each further language of the site is. `words` are the keys of what the theme says, if it tells them. */
export function coverageOf(site: Site, words: readonly string[] | undefined): Coverage {
  const [first = 'en', ...others] = site.routing.languages;
  const originals = site.pages.filter((page) => page.language === first && isTranslatable(page));
  return others.map((language): LanguageCoverage => {
    const states = originals.flatMap((original) => {
      const page = site.pageByKey.get(pageKey(language, original.pathname));
      return page ? [{ section: sectionOf(original, site), state: stateOf(page, original) }] : [];
    });
    const sections = new Map<string, State[]>();
    for (const { section, state } of states) {
      const known = sections.get(section);
      if (known) known.push(state);
      else sections.set(section, [state]);
    }
    return {
      language,
      sections: [...sections].map(([name, own]): SectionCoverage => ({ name, ...count(own) })),
      all: count(states.map(({ state }) => state)),
      ...(words && {
        words: {
          words: words.length,
          translated: words.length - missingWordsOf(site, language, words).length,
        },
      }),
    };
  });
}

/** The originals that a language shows as they are, for want of a translation. */
export function untranslatedPages(site: Site): readonly Page[] {
  return site.pages.filter((page) => isStandIn(page) && isTranslatable(page));
}

/** Pages that somebody has written for readers: what the engine makes speaks English. */
const isTranslatable = (page: Page) =>
  page.kind === 'markdown' && hasFile(page) && !isUnlisted(page);

type State = Exclude<keyof PageCoverage, 'pages'>;

function stateOf(page: Page, original: Page): State {
  if (isStandIn(page)) return 'missing';
  return isOutdated({ page, original }) ? 'outdated' : 'translated';
}

function count(states: readonly State[]): PageCoverage {
  const of = (wanted: State) => states.filter((state) => state === wanted).length;
  return {
    pages: states.length,
    translated: of('translated'),
    outdated: of('outdated'),
    missing: of('missing'),
  };
}

/** The product of a page, or its first folder; pages at the root are a section of their own. */
function sectionOf({ product, pathname }: Page, { products }: Site): string {
  const name = products.find(({ id }) => id === product)?.name;
  const [folder, inside] = pathname.split('/').filter(Boolean);
  return name ?? (inside === undefined ? '/' : `/${folder ?? ''}/`);
}
