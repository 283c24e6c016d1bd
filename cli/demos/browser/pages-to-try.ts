import type { Demo, Page } from '../../model/page.ts';
import { isFallback } from '../../model/page.ts';
import { htmlPathOf } from '../../model/paths.ts';
import { prefixOf } from '../../model/site.ts';
import type { Site } from '../../model/site.ts';
import type { DemoToTry, PageToTry } from './seen.ts';

/** The pages with demos, each content once. `base` is the path under which the site is served. */
export function pagesToTry(site: Site, base: string): PageToTry[] {
  const pages = site.pages.filter((page) => !isFallback(page) && page.demos.length > 0);
  return pages.map((page) => {
    const output = htmlPathOf(page.pathname, prefixOf(site, page.language));
    return {
      path: `${base}${output.replace(/(^|\/)index\.html$/, '$1')}`,
      place: { file: page.source.file },
      demos: demosOf(page),
    };
  });
}

/** A demo that stands on its page more than once has a number from the second time on, as in the markup. */
function demosOf({ source: { file, directives }, demos }: Page): DemoToTry[] {
  const counts = new Map<string, number>();
  return directives.flatMap(({ kind, name, range }) => {
    const demo = kind === 'demo' ? demos.find((one) => one.name === name) : undefined;
    if (!demo) return [];
    const count = (counts.get(demo.id) ?? 0) + 1;
    counts.set(demo.id, count);
    const id = count === 1 ? demo.id : `${demo.id}-${count}`;
    return [{ name, id, place: { file, range }, otherStyles: otherStylesOf(demo) }];
  });
}

const otherStylesOf = ({ variants }: Demo): string[] =>
  variants.slice(1).flatMap(({ style }) => style ?? []);
