import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { htmlOf } from '../../tests/cli/compile/to-html.ts';
import { compileText } from '../../tests/cli/compile/compile-text.ts';
import { parseReference } from '../../cli/compile/syntax/parse.ts';
import { navEntry } from '../../cli/config/schema-parts/parts.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '../../cli/model/hosting.ts';
import { readFrontMatter } from '../../cli/load/front-matter.ts';
import { readTranslations } from '../../cli/load/translations.ts';
import { resolveNav } from '../../cli/resolve/nav.ts';

/** Syntax that only this engine knows. */
const OWN_SYNTAX = /\{\{|:::|<\/?codeblock/i;

/** Elements that run code, load it or change where links lead. */
const ACTIVE_ELEMENTS = new Set(
  'script style object embed base meta link form template frame frameset applet portal animate set foreignObject'.split(
    ' ',
  ),
);

const ADDRESSES = ['href', 'src', 'srcSet', 'poster', 'action', 'formAction', 'data', 'xLinkHref'];

/** Matches the scheme of an address as browsers read it: without control characters and spaces. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** Returns the active content in the HTML of a page. */
function activeContent(html: string): string[] {
  const raw: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  const parsed = unified().use(rehypeRaw).runSync(raw);
  const found: string[] = [];
  visit(parsed, 'element', (element: Element) => {
    if (ACTIVE_ELEMENTS.has(element.tagName)) found.push(`<${element.tagName}>`);
    for (const [name, value] of Object.entries(element.properties)) {
      const isHandler = /^on/i.test(name) || name === 'srcDoc';
      if (isHandler || (ADDRESSES.includes(name) && isActive(value)))
        found.push(`${name}=${String(value)}`);
    }
  });
  return found;
}

function isActive(value: unknown): boolean {
  return (Array.isArray(value) ? value : [value]).some((one) => {
    const [, scheme] = SCHEME.exec(String(one).replace(/[\u0000-\u0020]/g, '')) ?? [];
    if (scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase())) return false;
    return !/^\s*data:image\/(?:png|jpeg|gif|webp|avif)/i.test(String(one));
  });
}

/** Checks a page: it compiles, and its HTML is inert. */
export async function checkPage(text: string): Promise<string[]> {
  const page = await compileText(text, { title: 'Title' });
  const code: string[] = [];
  visit(page.body.tree, 'element', (element) => {
    const { props } = element.properties as { readonly props?: { readonly html?: unknown } };
    if (typeof props?.html === 'string') code.push(props.html);
  });
  return [htmlOf(page), ...code].flatMap(activeContent);
}

/** Checks that a text without our own syntax is parsed as by remark. */
export function checkParse(text: string): string[] {
  if (OWN_SYNTAX.test(text)) return [];
  const reference = unified().use(remarkParse).use(remarkGfm).parse(text);
  const own = parseReference(text).root;
  return JSON.stringify(own) === JSON.stringify(reference) ? [] : ['parsed in another way'];
}

/** Checks front matter: prototypes stay untouched, and invalid front matter is reported. */
export function checkFrontMatter(text: string): string[] {
  const { value, diagnostics } = readFrontMatter(text, 'content/a.md');
  const { broken, frontMatter } = value;
  return [
    ...(broken && diagnostics.length === 0 ? ['broken without a diagnostic'] : []),
    ...(Object.getPrototypeOf(frontMatter) === Object.prototype ? [] : ['another prototype']),
    ...outsideProblems(text, diagnostics),
  ];
}

/** Checks a file of translations. */
export function checkTranslations(text: string): string[] {
  const { value, diagnostics } = readTranslations(text, 'translations/de.json');
  const values = Object.values(value.texts).filter((value) => typeof value !== 'string');
  return [...values.map(() => 'a value that is not a text'), ...outsideProblems(text, diagnostics)];
}

interface Ranged {
  readonly code: string;
  readonly range?: { readonly start: { readonly line: number; readonly column: number } };
}

/** Returns diagnostics with a location outside of the text. */
function outsideProblems(text: string, diagnostics: readonly Ranged[]): string[] {
  const lines = text.split('\n');
  return diagnostics.flatMap(({ code, range }) => {
    if (!range) return [];
    const { line, column } = range.start;
    const length = lines[line - 1]?.length;
    return length === undefined || column < 1 || column > length + 1
      ? [`${code} outside the text, at ${line}:${column}`]
      : [];
  });
}

/** Checks `_headers`. */
export function checkHeaders(text: string, path: string): string[] {
  const headers = [...headersFor(parseHeaders(text), path)];
  return headers.flatMap(([name, value]) =>
    /[\r\n]/.test(name + value) ? ['a header of two lines'] : [],
  );
}

/** Checks `_redirects`. */
export function checkRedirects(text: string, path: string): string[] {
  const found = redirectFor(parseRedirects(text), path, false);
  return found && /[\s]/.test(found.to) ? [`an address with white space: ${found.to}`] : [];
}

/** Checks a navigation tree. The schema rejects invalid trees before they are used. */
export function checkNavigation(entries: unknown): string[] {
  const parsed = navEntry.array().safeParse(entries);
  if (!parsed.success) return [];
  const { value } = resolveNav(parsed.data, {
    hasPage: (pathname) => pathname === '/a/',
    isReference: () => false,
    nearest: () => undefined,
    texts: { own: {}, first: {} },
    locate: () => [],
  });
  return value.length === parsed.data.length ? [] : ['entries were lost'];
}
