import { error, variant, warning } from '../rule.ts';

export const link = {
  'link/no-such-file': error(
    'No file at %{path}',
    'Put the file under public/, or correct the address.',
    { isFixable: true },
  ),
  'link/no-such-page': error('No page at %{path}', 'Link to an existing page, or write this one.', {
    isFixable: true,
    dependsOnConfig: true,
  }),
  'link/no-such-anchor': error(
    'No anchor #%{id} in %{path}',
    'Use the id of a heading of that page.',
    { isFixable: true, changedByPlugins: true },
  ),
  'link/slash': warning('%{href} is served as %{tidy}', 'Write %{tidy}', { isFixable: true }),
  'link/malformed': error(
    '%{href} is not a valid address: %{reason}',
    'Write the whole address, as the browser shows it.',
    { changedByPlugins: true },
  ),
  'link/moved': warning('%{href} has moved to %{to}', 'Link to %{to}', {
    isFixable: true,
    dependsOnConfig: true,
  }),
  'link/moved:nowhere': variant(
    '%{href} has moved to %{to}',
    'Nothing exists there: correct the redirect, or link to another page.',
  ),
  'link/localhost': error(
    "%{href} links to the reader's own computer",
    'Use a path of the site such as /a/b/, or the public address. Put addresses of examples between backticks.',
  ),
  'link/empty': warning('This link has no address', 'Add the address, or remove the link.', {
    changedByPlugins: true,
  }),
  'link/empty:text': variant('This link has no text', 'Describe its target in a few words.'),
  'link/external-gone': warning(
    '%{href} returned status %{status}: the page does not exist',
    'Link to its new address, or remove the link.',
    { askedBy: '--external' },
  ),
  'link/external-moved': warning(
    '%{href} has moved permanently to %{to}',
    'Check that it is the page you meant, and link to %{to}',
    { askedBy: '--external' },
  ),
  'link/external-unreachable': warning(
    '%{href} could not be reached: %{reason}',
    'Open it in a browser. If it works there, run the check again later.',
    { askedBy: '--external' },
  ),
};
