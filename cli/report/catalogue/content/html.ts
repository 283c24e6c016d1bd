import type { Place } from '../../../model/diagnostic.ts';
import { type Rule, report } from '../../rule.ts';

/** Findings about the HTML that a page contains or becomes. */
export const rules = {
  multipleH1: {
    code: 'html/multiple-h1',
    severity: 'warning',
    explanation:
      'A page has one title: the # heading that it begins with, or the one in its front matter. Other # headings are shown as level 2.',
    bad: `# Switch

Turns one thing on.

# Sizes

There are two.`,
    good: `# Switch

Turns one thing on.

## Sizes

There are two.`,
  },
  scheme: {
    code: 'html/scheme',
    severity: 'error',
    explanation:
      'Addresses may use http, https, mailto and tel, be relative, or begin with #; images may also be data: of PNG, GIF, JPEG or WebP. Anything else could run code and is left out.',
    bad: '[Sizes](javascript:showSizes())',
    good: '[Sizes](/button/#sizes)',
  },
  activeContent: {
    code: 'html/active-content',
    severity: 'error',
    isFolded: true,
    explanation:
      'Scripts, styles, event handlers, forms, objects, SVG and the like in Markdown could run code or change the page. Use a demo or a component instead.',
    bad: '<script>showButton()</script>',
    good: '{{"demo": "BasicButton.tsx"}}',
  },
  embedHost: {
    code: 'html/embed-host',
    severity: 'error',
    explanation: 'An iframe may only show https pages of hosts listed in markdown.embedHosts.',
    bad: '<iframe src="https://films.example.com/7" title="Tour"></iframe>',
    good: '[A tour, as a film](https://films.example.com/7)',
  },
  raw: {
    code: 'html/raw',
    severity: 'warning',
    isFolded: true,
    explanation:
      'An element or attribute is not among those allowed in Markdown and was left out; its text stays.',
    bad: '<p style="color: red">Save first.</p>',
    good: ':::warning\nSave first.\n:::',
  },
  unknownElement: {
    code: 'html/unknown-element',
    severity: 'warning',
    explanation: 'The name of a tag is not one of HTML, so it is shown as text.',
    bad: '<detials>\n<summary>More</summary>\nThere are two sizes.\n</detials>',
    good: '<details>\n<summary>More</summary>\nThere are two sizes.\n</details>',
  },
  unknownComponent: {
    code: 'html/unknown-component',
    severity: 'warning',
    explanation:
      'Markdown has no components: a tag such as <Tabs> is shown as text, as it is written. It is reported once by page and name. A component of the configuration has a directive of its own.',
    bad: '<Steps ordered>\n\n1. Install it.\n\n</Steps>',
    good: '{{"component": "gallery"}}',
  },
  unclosed: {
    code: 'html/unclosed',
    severity: 'warning',
    isFolded: true,
    explanation:
      'A tag is open up to the end of the page, with all that comes after it inside, or closes what was never opened. Elements that HTML lets end by themselves, such as <p> and <li>, are fine.',
    bad: '<details>\n<summary>More</summary>\n\nThere are two sizes.',
    good: '<details>\n<summary>More</summary>\n\nThere are two sizes.\n\n</details>',
  },
  imageAlt: {
    code: 'html/image-alt',
    severity: 'warning',
    explanation:
      'An image has no alternative text. Readers who cannot see it learn nothing; write alt="" in HTML if it is decoration.',
    bad: '![](sizes.png)',
    good: '![A small and a large button](sizes.png)',
  },
} as const satisfies Record<string, Rule>;

/** A second `#` heading. */
export const multipleH1 = (place: Place) =>
  report(rules.multipleH1, {
    message: 'More than one heading of level 1',
    hint: 'Use ## here: the page has a title.',
    place,
  });

/** An address with a scheme that is not allowed. */
export const badScheme = (place: Place, attribute: string, address: string) =>
  report(rules.scheme, {
    message: `The address ${JSON.stringify(shorten(address))} is not allowed in ${attribute}`,
    hint: 'Use http, https, mailto, tel, a relative address or #id.',
    place,
  });

/** Something that could run code. `what` is how it is written. */
export const activeContent = (place: Place, what: string) =>
  report(rules.activeContent, {
    message: `${what} is not allowed in Markdown`,
    hint: 'Remove it, or use a demo or component directive.',
    place,
  });

/** An iframe of a host that is not listed. */
export const badEmbedHost = (place: Place, address: string) =>
  report(rules.embedHost, {
    message: `The iframe address ${JSON.stringify(shorten(address))} is not allowed`,
    hint: 'Use https and add the host to markdown.embedHosts.',
    place,
  });

/** A harmless element or attribute that is not allowed. */
export const droppedHtml = (place: Place, what: string) =>
  report(rules.raw, {
    message: `${what} was left out`,
    hint: 'It is not among the HTML allowed in Markdown.',
    place,
  });

/** A tag whose name is misspelt. */
export const unknownElement = (place: Place, name: string, suggestion: string) =>
  report(rules.unknownElement, {
    message: `Unknown element <${name}>`,
    hint: `Did you mean <${suggestion}>?`,
    place,
  });

/** A tag of a component, `count` times on a page. `known` is a component of the configuration with such a name. */
export const unknownComponent = (
  place: Place,
  name: string,
  { count, known }: { readonly count: number; readonly known: string | undefined },
) =>
  report(rules.unknownComponent, {
    message: `<${name}> is shown as text${count > 1 ? `, ${count} times on this page` : ''}`,
    hint:
      known === undefined
        ? 'Markdown has no components: write a {{"demo": "…"}} or {{"component": "…"}} directive or plain Markdown instead, or put it between backticks if it is code.'
        : `Write {{"component": "${known}"}} on a line of its own.`,
    place,
  });

/** A start tag without end. `isEmpty` if it is written as in XML, `<a />`. */
export const neverClosed = (place: Place, name: string, isEmpty: boolean) =>
  report(rules.unclosed, {
    message: `<${name}> is never closed`,
    hint: isEmpty
      ? `HTML has no <${name} />: write <${name}></${name}>.`
      : `Write </${name}> where it ends.`,
    place,
  });

/** An end tag without start. */
export const closesNothing = (place: Place, name: string) =>
  report(rules.unclosed, {
    message: `</${name}> closes nothing`,
    hint: `Take it away, or write <${name}> where it begins.`,
    place,
  });

/** An image without alternative text. */
export const missingAlt = (place: Place) =>
  report(rules.imageAlt, {
    message: 'An image has no alternative text',
    hint: 'Say in a few words what it shows.',
    place,
  });

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
