import { error, variant, warning } from '../rule.ts';

export const html = {
  'html/multiple-h1': warning(
    'The page already has a title; this is another heading of level 1',
    'Use ## here.',
  ),
  'html/scheme': error(
    'The address %{address} is not allowed in %{attribute}',
    'Use http, https, mailto, tel, a relative address or #id.',
  ),
  'html/active-content': error(
    '%{what} is not allowed in Markdown',
    'Remove it, or use a demo or component directive.',
    { isFolded: true },
  ),
  'html/embed-host': error(
    'The iframe address %{address} is not allowed',
    'Use https, and add the host to markdown.embedHosts.',
  ),
  'html/raw': warning(
    '%{what} was removed',
    'Markdown pages do not allow it. Use Markdown, or a demo or component directive.',
    { isFolded: true },
  ),
  'html/unknown-element': warning('Unknown element <%{name}>'),
  'html/unknown-component': warning(
    '<%{name}> is shown as text%{times}',
    'Markdown has no components: use a {{"demo": "…"}} or {{"component": "…"}} directive or plain Markdown; put code between backticks.',
  ),
  'html/unknown-component:known': variant(
    '<%{name}> is shown as text%{times}',
    'Write {{"component": "%{known}"}} on a line of its own.',
  ),
  'html/unclosed': warning('<%{name}> is never closed', 'Write </%{name}> where it ends.', {
    isFolded: true,
  }),
  'html/unclosed:empty': variant(
    '<%{name}> is never closed',
    'HTML has no <%{name} />: write <%{name}></%{name}>.',
  ),
  'html/unclosed:end-tag': variant(
    '</%{name}> has no start tag',
    'Remove it, or write <%{name}> where it begins.',
  ),
  'html/image-alt': warning(
    'An image has no alternative text',
    'Describe in a few words what it shows.',
  ),
};
