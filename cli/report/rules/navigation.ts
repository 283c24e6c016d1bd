import { error, variant, warning } from '../rule.ts';

export const navigation = {
  'nav/duplicated-pathname': error(
    'Duplicated pathname %{pathname} in pages',
    'Keep one of the two entries, or give the second its own pathname.',
    { dependsOnConfig: true },
  ),
  'nav/duplicated-pathname:places': variant(
    'Duplicated pathname %{pathname} in pages',
    'It is written at %{places}. Keep one of the two entries, or give the second its own pathname.',
  ),
  'nav/no-page': error(
    'No page at %{pathname} for this navigation entry',
    'Write the page, mark the entry as planned: true, or remove it.',
    { isFixable: true, dependsOnConfig: true },
  ),
  'nav/orphan': warning(
    '%{pathname} is not in the navigation',
    'Add an entry for it, or put nav: false in its front matter.',
    { dependsOnConfig: true },
  ),
  'nav/product-package': error(
    'Package %{name} of product %{product} is not installed',
    'Install %{name}, or correct its name; a product without package has no version.',
    { dependsOnConfig: true },
  ),
  'nav/unknown-product': error(
    'Navigation for the unknown product %{name}',
    'Use the id of a product, or default for pages that belong to no product.',
    { dependsOnConfig: true },
  ),
};
