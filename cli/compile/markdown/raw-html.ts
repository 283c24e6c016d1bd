import type { Html, Parents, Root } from 'mdast';
import { unknownElement } from '../../report/rules/html.ts';
import { closest } from '../../report/suggest.ts';
import { HTML_ELEMENTS, isHtmlName, TYPE_NAMES } from '../html/allowed/element-names.ts';
import { type PageInWork, placeOf } from '../page.ts';
import { PHRASING_PARENTS, replaceMarkdown } from '../walk.ts';
import { HIDDEN, hideCodeInHtml } from './code-in-html.ts';
import { reportUnclosed } from './unclosed-html.ts';
import { reportUnknownComponents } from './unknown-components.ts';

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][^\s/>]*)/g;
/** Elements whose content is no markup: what looks like tags in there is not. */
const OPAQUE = /^<(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)\b/i;
/** Shortest name for which a slip of one letter is assumed to be a slip. */
const LEAST_FOR_SUGGESTION = 4;

/**
 * Decides what in angle brackets is HTML: comments vanish, and names that are not of HTML (`<T>`, `Array<string>`, `<Button>`)
 * become text. With `rawHtml: 'escape'` all of it becomes text. Whether any HTML is left is returned.
 */
export function readRawHtml(root: Root, page: PageInWork): boolean {
  const escape = page.input.options.rawHtml === 'escape';
  let some = false;
  if (!escape) {
    hideCodeInHtml(root);
    reportUnclosed(root, page);
    reportUnknownComponents(root, page);
  }
  replaceMarkdown(root, (node, parent) => {
    if (node.type !== 'html') return [node];
    const value = escape ? withoutComments(node.value) : escapeUnknown(node, page);
    if (value.trim() === '') return [];
    if (escape || !/<[A-Za-z/!?]/.test(value))
      return [asText(node, unescape(value, escape), parent)];
    some = true;
    return [{ ...node, value }];
  });
  return some;
}

/** Blanks, so that what comes after keeps its line and column. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const withoutComments = (value: string) => value.replace(/<!--[\s\S]*?(?:-->|$)/g, blank);

/** Undoes `escapeUnknown` where text nodes are escaped anyway. */
const unescape = (value: string, asWritten: boolean) =>
  asWritten ? value : value.replace(/&lt;(?=\/?[A-Za-z])/g, '<');

function escapeUnknown(node: Html, page: PageInWork): string {
  if (OPAQUE.test(node.value)) return node.value.replaceAll(HIDDEN, '<');
  const escaped = node.value.replace(TAG, (tag: string, slash?: string, name?: string) => {
    if (name === undefined) return blank(tag);
    if (isHtmlName(name)) return tag;
    if (slash === '') suggest(name, node, page);
    return `&lt;${tag.slice(1)}`;
  });
  return escaped.replaceAll(HIDDEN, '&lt;');
}

function suggest(name: string, node: Html, page: PageInWork) {
  if (name.length < LEAST_FOR_SUGGESTION || !/^[a-z]+$/.test(name) || TYPE_NAMES.has(name)) return;
  const known = closest(name, HTML_ELEMENTS);
  if (known === undefined) return;
  page.diagnostics.push(unknownElement(placeOf(page, node.position), name, known));
}

function asText(node: Html, value: string, parent: Parents) {
  const text = { type: 'text' as const, value, ...(node.position && { position: node.position }) };
  if (PHRASING_PARENTS.has(parent.type)) return text;
  return {
    type: 'paragraph' as const,
    children: [text],
    ...(node.position && { position: node.position }),
  };
}
