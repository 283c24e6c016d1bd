import type { Place, Range } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { DESCRIBED, headed, siteConfig } from '../../sample.ts';

/** Findings about what the front matter of a page names and the configuration has: its product, its authors. */
export const rules = {
  unknownProduct: {
    code: 'front-matter/unknown-product',
    severity: 'warning',
    isFixable: true,
    explanation: 'A page names a product that the configuration does not have.',
    bad: {
      'docs.config.ts': siteConfig(
        "products: [{ id: 'charts', name: 'Charts', path: '/charts' }],",
      ),
      'content/button.md': headed('title: Button', DESCRIBED, 'productId: chrats'),
    },
    good: {
      'docs.config.ts': siteConfig(
        "products: [{ id: 'charts', name: 'Charts', path: '/charts' }],",
      ),
      'content/button.md': headed('title: Button', DESCRIBED, 'productId: charts'),
    },
  },
  unknownAuthor: {
    code: 'front-matter/unknown-author',
    severity: 'warning',
    isFixable: true,
    explanation:
      'A page names an author who is none of `blog.authors`. Where the configuration lists no authors, all are taken as they are.',
    bad: {
      'docs.config.ts': siteConfig("blog: { authors: { 'mara-lindt': { name: 'Mara Lindt' } } },"),
      'content/button.md': headed('title: Button', DESCRIBED, 'authors: [mara-lnidt]'),
    },
    good: {
      'docs.config.ts': siteConfig("blog: { authors: { 'mara-lindt': { name: 'Mara Lindt' } } },"),
      'content/button.md': headed('title: Button', DESCRIBED, 'authors: [mara-lindt]'),
    },
  },
} as const satisfies Record<string, Rule>;

/** What a name was perhaps meant to be. `near` is one close to it; a slip of the pen at `range` may be put right. */
interface Meant {
  readonly near: string | undefined;
  readonly slip: string | undefined;
  readonly range: Range | undefined;
}

/** What is said of a name besides that it is not known; `otherwise` where nothing is close to it. */
const atName = ({ near, slip, range }: Meant, place: Place, otherwise: string) => ({
  hint: near ? `Did you mean ${near}?` : otherwise,
  place: range ? { ...place, range } : place,
  ...(slip !== undefined && range && { fix: { replace: slip } }),
});

/** A name that is no author's. */
export const unknownAuthor = (name: string, meant: Meant, place: Place) =>
  report(rules.unknownAuthor, {
    message: `No author is called ${name}`,
    ...atName(meant, place, 'Name an author as in blog.authors, or add this one.'),
  });

/** An id that is no product's. */
export const unknownProduct = (id: string, meant: Meant, place: Place) =>
  report(rules.unknownProduct, {
    message: `No product is called ${id}`,
    ...atName(meant, place, 'Name a product by its id, or take productId out.'),
  });
