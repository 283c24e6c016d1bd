import { fixInQuotes, lineRange, type Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { siteConfig } from '../../sample.ts';
import type { Meant } from './link.ts';

/** Findings about navigation trees and product identities. */
export const rules = {
  duplicatedPathname: {
    code: 'nav/duplicated-pathname',
    dependsOnConfig: true,
    severity: 'error',
    explanation:
      'Two entries of one navigation tree have the same pathname, so neither could be shown as the active one. API tab pages are exempt.',
    bad: {
      'docs.config.ts': siteConfig(
        "navigation: [{ pathname: '/guide/' }, { pathname: '/guide/', title: 'Start' }],",
      ),
      'content/guide.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig("navigation: [{ pathname: '/guide/', title: 'Start' }],"),
      'content/guide.md': 'How to start.',
    },
  },
  noPage: {
    code: 'nav/no-page',
    dependsOnConfig: true,
    severity: 'error',
    isFixable: true,
    explanation:
      'A navigation entry leads nowhere. Only groups, other sites and planned pages need no page.',
    bad: {
      'docs.config.ts': siteConfig(
        "navigation: [{ pathname: '/giude/' }, { pathname: '/guide/#first', title: 'First' }],",
      ),
      'content/guide.md': '## First {#first}\n\nHow to start.',
    },
    good: {
      'docs.config.ts': siteConfig(
        "navigation: [{ pathname: '/guide/' }, { pathname: '/dialog/', planned: true }],",
      ),
      'content/guide.md': 'How to start.',
    },
  },
  noTitle: {
    code: 'nav/no-title',
    dependsOnConfig: true,
    severity: 'warning',
    explanation:
      'A navigation entry has a title of white space, or leads to another site and has none: it is called by its address.',
    bad: {
      'docs.config.ts': siteConfig("navigation: [{ pathname: 'https://store.example.org/' }],"),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig(
        "navigation: [{ pathname: 'https://store.example.org/', title: 'Store' }],",
      ),
      'content/index.md': 'Welcome.',
    },
  },
  insecure: {
    code: 'nav/insecure',
    dependsOnConfig: true,
    severity: 'warning',
    explanation:
      'A navigation entry leads to another site without encryption: browsers warn of it, or refuse.',
    bad: {
      'docs.config.ts': siteConfig(
        "navigation: [{ pathname: 'http://store.example.org/', title: 'Store' }],",
      ),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig(
        "navigation: [{ pathname: 'https://store.example.org/', title: 'Store' }],",
      ),
      'content/index.md': 'Welcome.',
    },
  },
  contradiction: {
    code: 'nav/contradiction',
    dependsOnConfig: true,
    severity: 'warning',
    explanation:
      'Two marks of a navigation entry contradict each other: readers cannot tell whether the page is to be used.',
    bad: {
      'docs.config.ts': siteConfig(
        "navigation: [{ pathname: '/guide/', beta: true, legacy: true }],",
      ),
      'content/guide.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig("navigation: [{ pathname: '/guide/', legacy: true }],"),
      'content/guide.md': 'How to start.',
    },
  },
  orphan: {
    code: 'nav/orphan',
    dependsOnConfig: true,
    severity: 'warning',
    explanation: 'A page is built, but no navigation entry leads to it.',
    bad: {
      'docs.config.ts': siteConfig('navigation: [],'),
      'content/guide.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig("navigation: [{ pathname: '/guide/' }],"),
      'content/guide.md': 'How to start.',
    },
  },
  productPackage: {
    code: 'nav/product-package',
    dependsOnConfig: true,
    severity: 'error',
    explanation:
      "A product's current version is read from its package, and that package is not installed.",
    bad: {
      'docs.config.ts': siteConfig(
        "products: [{ id: 'core', name: 'Core', path: '/core', package: '@example/cor' }],",
      ),
      'content/core.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig("products: [{ id: 'core', name: 'Core', path: '/core' }],"),
      'content/core.md': 'How to start.',
    },
  },
  unknownTree: {
    code: 'nav/unknown-product',
    dependsOnConfig: true,
    severity: 'error',
    explanation:
      'A navigation tree stands under a name that is no product: it would never be shown.',
    bad: {
      'docs.config.ts': siteConfig(
        "products: [{ id: 'core', name: 'Core', path: '/core' }],\nnavigation: { cor: [] },",
      ),
      'content/core.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig(
        "products: [{ id: 'core', name: 'Core', path: '/core' }],\nnavigation: { core: [{ pathname: '/core/' }] },",
      ),
      'content/core.md': 'How to start.',
    },
  },
} as const satisfies Record<string, Rule>;

const spoken = ({ file, range }: Place) =>
  range ? `${file}:${range.start.line}:${range.start.column}` : file;

/** Two entries claim one pathname. `places` are where the pathname is written, in order. Spec §5, §8. */
export const duplicatedPathname = (pathname: string, places: readonly Place[]) => {
  const advice = 'Keep one of the two entries, or give the second its own pathname.';
  const where = places.length > 1 ? `It stands at ${places.map(spoken).join(' and ')}. ` : '';
  const place = places.at(1) ?? places.at(0);
  return report(rules.duplicatedPathname, {
    message: `Duplicated pathname ${pathname} in pages`,
    hint: where + advice,
    ...(place && { place }),
  });
};

/** An entry without a page. `meant` is what was perhaps meant: certainly only where the place is that of its pathname. */
export function navNoPage(pathname: string, meant: Meant | undefined, place: Place | undefined) {
  const fix = meant?.certain && place ? fixInQuotes(place, pathname, meant.address) : undefined;
  return report(rules.noPage, {
    message: `No page at ${pathname} for this navigation entry`,
    hint: meant
      ? `Did you mean ${meant.address}?`
      : 'Write the page, mark the entry as planned: true, or take it out.',
    ...(place && { place }),
    ...(fix && { fix }),
  });
}

/** A page that no entry leads to. */
export const navOrphan = (pathname: string, file: string) =>
  report(rules.orphan, {
    message: `${pathname} is not in the navigation`,
    hint: 'Add an entry for it, or put nav: false in its front matter.',
    place: { file, range: lineRange(1, 1, 1) },
  });

/** The package that gives a product its version is not installed. */
export const navProductPackage = (product: string, name: string, place: Place | undefined) =>
  report(rules.productPackage, {
    message: `Package ${name} of product ${product} is not installed`,
    hint: `Install ${name}, or correct its name; a product without package has no version.`,
    ...(place && { place }),
  });

/** A tree for a product that does not exist. */
export const navUnknownProduct = (
  name: string,
  meant: string | undefined,
  place: Place | undefined,
) =>
  report(rules.unknownTree, {
    message: `Navigation for ${name}, which is no product`,
    hint: meant
      ? `Did you mean ${meant}?`
      : 'Name a product by its id, or use default for pages without a product.',
    ...(place && { place }),
  });

/** A title that says nothing, or another site without words for it. `shown` is what stands in their place. */
export const navNoTitle = (pathname: string, shown: string, place: Place | undefined) =>
  report(rules.noTitle, {
    message: `The entry for ${pathname} has no title and is called "${shown}"`,
    hint: 'Give it a title.',
    ...(place && { place }),
  });

/** Another site without encryption. */
export const navInsecure = (pathname: string, place: Place | undefined) =>
  report(rules.insecure, {
    message: `The entry for ${pathname} leads there without encryption`,
    hint: `Write ${pathname.replace(/^http:/i, 'https:')}, if the site answers there.`,
    ...(place && { place }),
  });

/** Marks that exclude each other. */
export const navContradiction = (
  { pathname, marks }: { readonly pathname: string; readonly marks: readonly string[] },
  place: Place | undefined,
) =>
  report(rules.contradiction, {
    message: `${pathname} is marked as ${marks.join(' and ')}`,
    hint: 'Keep one of the two.',
    ...(place && { place }),
  });
