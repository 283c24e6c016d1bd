import type { Place, Range } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { DESCRIBED, headed, siteConfig } from '../../sample.ts';

/** Findings about the product that the front matter of a page names. */
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
} as const satisfies Record<string, Rule>;

/** An id that is no product's. `near` is one close to it; a slip of the pen at `range` may be put right. */
export const unknownProduct = (
  id: string,
  {
    near,
    slip,
    range,
  }: {
    readonly near: string | undefined;
    readonly slip: string | undefined;
    readonly range: Range | undefined;
  },
  place: Place,
) =>
  report(rules.unknownProduct, {
    message: `No product is called ${id}`,
    hint: near ? `Did you mean ${near}?` : 'Name a product by its id, or take productId out.',
    place: range ? { ...place, range } : place,
    ...(slip !== undefined && range && { fix: { replace: slip } }),
  });
