import type { Html, Root, Text } from 'mdast';
import type { Place } from '../../model/diagnostic.ts';
import { isHtmlName } from '../html/allow-list.ts';
import { locationAt, locationInBlock, type PageInWork } from '../page.ts';
import { walkMarkdown } from '../walk.ts';
import { report } from '../../report/catalogue.ts';

export const COMMENT = '<!--[\\s\\S]*?(?:-->|$)';

/** A tag. Quotes count only after `=`; an unterminated tag extends to the end of the text. */
export const TAG = String.raw`<(\/?)([a-z][^\s/>]*)(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)`;

/** Elements whose content is not parsed as markup. */
const RAW_TEXT = 'script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext';

const TAG_PATTERN = new RegExp(`${COMMENT}|${TAG}`, 'gi');
const TAG_OR_RAW_PATTERN = new RegExp(
  String.raw`${COMMENT}|<(${RAW_TEXT})\b[\s\S]*?(?:<\/\1\s*>|$)|${TAG}`,
  'gi',
);

/** Returns the tags in a piece of HTML, ignoring comments. */
export const tagsIn = (html: string) =>
  [...html.matchAll(TAG_PATTERN)].flatMap(({ 0: tag, 1: slash, 2: name, index }) =>
    name === undefined ? [] : [{ tag, name, index, isEnd: slash === '/' }],
  );

/** Elements with no or an optional end tag, and elements whose content is not markup. */
const UNPAIRED = new Set(
  `area base br col embed hr img input link meta param source track wbr
  body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr`
    .split(/\s+/)
    .concat(RAW_TEXT.split('|')),
);

/** Reports start tags that are never closed and end tags without a start tag. */
export function reportUnclosed(root: Root, page: PageInWork): void {
  const open: { readonly name: string; readonly isEmpty: boolean; readonly location: Place }[] = [];
  walkMarkdown(root, (node) => {
    if (node.type !== 'html') return;
    for (const { 0: tag, 2: slash, 3: written, index } of node.value.matchAll(TAG_OR_RAW_PATTERN)) {
      const name = written?.toLowerCase();
      if (written === undefined || name === undefined) continue;
      if (!isHtmlName(written) || UNPAIRED.has(name)) continue;
      const length = name.length + (slash === '/' ? 2 : 1);
      const location = locationInBlock(page, node, { offset: index, length });
      const at = open.findLastIndex((one) => one.name === name);
      if (slash !== '/') open.push({ name, isEmpty: tag.endsWith('/>'), location });
      else if (at === -1)
        page.diagnostics.push(report('html/unclosed:end-tag', location, { name }));
      else open.splice(at, 1);
    }
  });
  for (const { location, name, isEmpty } of open) {
    page.diagnostics.push(
      report(isEmpty ? 'html/unclosed:empty' : 'html/unclosed', location, { name }),
    );
  }
}

/** Matches `Tabs`, `Tabs.Item` and `tab-item`, but neither `T` nor `HTML`. */
const COMPONENT = /^(?:[A-Z]\w*[a-z]\w*(?:\.\w+)*|[a-z]\w*(?:[.-]\w+)+)$/;

/** A tag that the parser treats as text, such as one with `{{`, up to its first attribute or its end. */
const TAG_IN_TEXT = /(?<!\\)<(?:(\/)|(?<!\w<))([a-zA-Z][\w.-]*)(\s+[\w:@.-]+\s*=|\s*\{|\s*\/?>)/g;

interface ComponentTag {
  readonly name: string;
  /** `used` means that the tag has attributes or closes itself. */
  readonly kind: 'start' | 'used' | 'end';
  readonly location: Place;
}

/** Reports components of other generators once per name. A lone `<Button>` in a sentence is a word. */
export function reportUnknownComponents(root: Root, page: PageInWork): void {
  const byName = new Map<string, ComponentTag[]>();
  const add = (tag: ComponentTag) => {
    byName.set(tag.name, [...(byName.get(tag.name) ?? []), tag]);
  };
  walkMarkdown(root, (node) => {
    if (node.type === 'html') componentsInHtml(node, page).forEach(add);
    if (node.type === 'text') componentsInText(node, page).forEach(add);
  });
  for (const [name, tags] of byName) {
    const starts = tags.filter(({ kind }) => kind !== 'end');
    const isUsed = tags.length > starts.length || starts.some(({ kind }) => kind === 'used');
    const [first] = starts;
    if (!first || !isUsed) continue;
    const known = page.input.options.components.find((one) => plainName(one) === plainName(name));
    const times = starts.length > 1 ? `, ${starts.length} times on this page` : '';
    page.diagnostics.push(
      known === undefined
        ? report('html/unknown-component', first.location, { name, times })
        : report('html/unknown-component:known', first.location, { name, times, known }),
    );
  }
}

const plainName = (name: string) => name.replaceAll(/[-_.]/g, '').toLowerCase();

const isComponent = (name: string) => COMPONENT.test(name) && !isHtmlName(name);

function componentsInHtml(node: Html, page: PageInWork): ComponentTag[] {
  const before = page.text[(node.position?.start.offset ?? 0) - 1] ?? '';
  return tagsIn(node.value).flatMap(({ tag, name, index, isEnd }): ComponentTag[] => {
    const isTypeArgument = !isEnd && index === 0 && /\w/.test(before); // `Array<Item>`
    if (!isComponent(name) || isTypeArgument) return [];
    const location = locationInBlock(page, node, { offset: index, length: name.length + 1 });
    return [{ name, kind: tagKind(isEnd, tag.slice(name.length + 1)), location }];
  });
}

function componentsInText({ value, position }: Text, page: PageInWork): ComponentTag[] {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (!value.includes('<') || from === undefined || to === undefined) return [];
  return [...page.text.slice(from, to).matchAll(TAG_IN_TEXT)].flatMap(
    ({ 1: slash, 2: name = '', 3: rest = '', index }): ComponentTag[] => {
      if (!isComponent(name)) return [];
      const location = locationAt(page, from + index, name.length + 1);
      return [{ name, kind: tagKind(slash === '/', rest), location }];
    },
  );
}

/** Returns the kind of a tag. `rest` is the text after its name. */
function tagKind(isEnd: boolean, rest: string): ComponentTag['kind'] {
  if (isEnd) return 'end';
  return /^\s*>?$/.test(rest) ? 'start' : 'used';
}
