import { error, variant, warning } from '../rule.ts';

export const redirect = {
  'redirect/loop': error(
    'Redirects form a loop: %{trail}',
    'Change the target of one of them to a page.',
  ),
  'redirect/chain': warning(
    'One redirect leads to another: %{trail}',
    'Redirect %{from} to %{last}.',
    { isFixable: true },
  ),
  'redirect/duplicate': error('More than one redirect from %{from}', 'Keep one of them.'),
  'redirect/shadows-page': error(
    'The redirect from %{from} hides %{file}, which has this address',
    'Remove the redirect, or move the file.',
  ),
  'redirect/no-target': error(
    'The redirect from %{from} leads to %{to}, which does not exist',
    '%{hint}',
    { isFixable: true, changedByPlugins: true },
  ),
  'redirect/never-used': warning(
    'The redirect from %{from} is never used: %{reason}',
    'Redirect from a path such as /a/b/, or remove it.',
  ),
  'redirect/page-gone': error(
    '%{address} was published, and has no page or redirect now',
    'Add a redirect from it to the page that replaces it.',
    { askedBy: '--against' },
  ),
  'redirect/page-gone:near': variant(
    '%{address} was published, and has no page or redirect now',
    'If it is %{near} now, add { from: "%{address}", to: "%{near}" } to redirects.',
  ),
  'redirect/anchor-gone': warning(
    '%{address} was published, and the page has no such anchor now',
    'Give the heading that replaces it the old id, as in ## Title {#%{id}}, or add a redirect from %{from}.',
    { askedBy: '--against' },
  ),
  'redirect/anchor-gone:near': variant(
    '%{address} was published, and the page has no such anchor now',
    'If it is %{near} now, add { from: "%{from}", to: "%{near}" } to redirects, or give the heading its old id.',
  ),
  'redirect/no-list': error(
    'Cannot read the published addresses from %{given}: %{reason}',
    'Name the addresses.json that a build wrote: docs-build check --against https://docs.example.org/addresses.json',
    { askedBy: '--against' },
  ),
};
