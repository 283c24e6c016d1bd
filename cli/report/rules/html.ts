import type { Place } from '../../model/diagnostic.ts';
import { defineError, defineRule, defineWarning, report } from '../rule.ts';

export const multipleH1 = defineWarning('html/multiple-h1', (place: Place) => ({
  message: 'The page already has a title; this is another heading of level 1',
  hint: 'Use ## here.',
  place,
}));

export const badScheme = defineError(
  'html/scheme',
  (place: Place, attribute: string, address: string) => ({
    message: `The address ${quoted(address)} is not allowed in ${attribute}`,
    hint: 'Use http, https, mailto, tel, a relative address or #id.',
    place,
  }),
);

/** Content that could run code. `what` is how it is written. */
export const activeContent = defineRule(
  'html/active-content',
  { severity: 'error', isFolded: true },
  (place: Place, what: string) => ({
    message: `${what} is not allowed in Markdown`,
    hint: 'Remove it, or use a demo or component directive.',
    place,
  }),
);

export const badEmbedHost = defineError('html/embed-host', (place: Place, address: string) => ({
  message: `The iframe address ${quoted(address)} is not allowed`,
  hint: 'Use https, and add the host to markdown.embedHosts.',
  place,
}));

export const droppedHtml = defineRule(
  'html/raw',
  { severity: 'warning', isFolded: true },
  (place: Place, what: string) => ({
    message: `${what} was removed`,
    hint: 'Markdown pages do not allow it. Use Markdown, or a demo or component directive.',
    place,
  }),
);

export const unknownElement = defineWarning(
  'html/unknown-element',
  (place: Place, name: string, suggestion: string) => ({
    message: `Unknown element <${name}>`,
    hint: `Did you mean <${suggestion}>?`,
    place,
  }),
);

/** The tag of a component, `count` times on a page. `known` is a component of the configuration with a similar name. */
export const unknownComponent = defineWarning(
  'html/unknown-component',
  (
    place: Place,
    name: string,
    { count, known }: { readonly count: number; readonly known: string | undefined },
  ) => ({
    message: `<${name}> is shown as text${count > 1 ? `, ${count} times on this page` : ''}`,
    hint:
      known === undefined
        ? 'Markdown has no components: use a {{"demo": "…"}} or {{"component": "…"}} directive or plain Markdown; put code between backticks.'
        : `Write {{"component": "${known}"}} on a line of its own.`,
    place,
  }),
);

/** A start tag without end tag. `isEmpty` if it is written as in XML, `<a />`. */
export const neverClosed = defineRule(
  'html/unclosed',
  { severity: 'warning', isFolded: true },
  (place: Place, name: string, isEmpty: boolean) => ({
    message: `<${name}> is never closed`,
    hint: isEmpty
      ? `HTML has no <${name} />: write <${name}></${name}>.`
      : `Write </${name}> where it ends.`,
    place,
  }),
);

export const closesNothing = (place: Place, name: string) =>
  report(neverClosed.rule, {
    message: `</${name}> has no start tag`,
    hint: `Remove it, or write <${name}> where it begins.`,
    place,
  });

export const missingAlt = defineWarning('html/image-alt', (place: Place) => ({
  message: 'An image has no alternative text',
  hint: 'Describe in a few words what it shows.',
  place,
}));

const LONGEST_ADDRESS = 80;

const quoted = (text: string) =>
  JSON.stringify(text.length > LONGEST_ADDRESS ? `${text.slice(0, LONGEST_ADDRESS - 1)}…` : text);
