import { isFallback, type Demo, type Page } from '../model/page.ts';
import type { Place } from '../model/diagnostic.ts';
import { htmlPathOf } from '../model/paths.ts';
import { pagePath, type Site } from '../model/site.ts';

export interface TrialDemo {
  /** Name as written in the directive. */
  readonly name: string;
  /** Id of the element around the demo. */
  readonly id: string;
  readonly place: Place;
  /** Ids of the demo's code styles after the first. */
  readonly otherStyles: readonly string[];
}

export interface TrialPage {
  /** Address including the base: `/docs/a/`. */
  readonly path: string;
  readonly place: Place;
  readonly demos: readonly TrialDemo[];
}

/** Lists pages with demos, except fallback pages. `base` is the path where the site is served. */
export function trialPages(site: Site, base: string): TrialPage[] {
  const pages = site.pages.filter((page) => !isFallback(page) && page.demos.length > 0);
  return pages.map((page) => {
    const output = htmlPathOf(pagePath(site, page));
    return {
      path: `${base}${output.replace(/(^|\/)index\.html$/, '$1')}`,
      place: { file: page.source.file },
      demos: trialDemos(page),
    };
  });
}

/** Lists the demos of a page. Ids of repeated demos end in a number, as in the markup. */
function trialDemos({ source: { file, directives }, demos }: Page): TrialDemo[] {
  const counts = new Map<string, number>();
  return directives.flatMap(({ kind, name, range }) => {
    const demo = kind === 'demo' ? demos.find((demo) => demo.name === name) : undefined;
    if (!demo) return [];
    const count = (counts.get(demo.id) ?? 0) + 1;
    counts.set(demo.id, count);
    const id = count === 1 ? demo.id : `${demo.id}-${count}`;
    return [{ name, id, place: { file, range }, otherStyles: otherStylesOf(demo) }];
  });
}

const otherStylesOf = ({ variants }: Demo): string[] =>
  variants.slice(1).flatMap(({ style }) => style ?? []);
