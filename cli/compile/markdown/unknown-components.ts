import type { Html, Root, Text } from 'mdast';
import type { Place } from '../../model/diagnostic.ts';
import { unknownComponent } from '../../report/rules/html.ts';
import { isHtmlName } from '../html/allowed/element-names.ts';
import { type PageInWork, placeAt, placeInBlock } from '../page.ts';
import { walkMarkdown } from '../walk.ts';
import { tagPattern } from './unclosed-html.ts';

/** `Tabs`, `Tabs.Item` or `tab-item`; neither `T` nor `HTML`. */
const COMPONENT = /^(?:[A-Z]\w*[a-z]\w*(?:\.\w+)*|[a-z]\w*(?:[.-]\w+)+)$/;

/** A tag that Markdown reads as text, such as one with `{{` in it, up to its first attribute or its end. */
const TAG_IN_TEXT = /(?<!\\)<(?:(\/)|(?<!\w<))([a-zA-Z][\w.-]*)(\s+[\w:@.-]+\s*=|\s*\{|\s*\/?>)/g;

interface Tag {
  readonly name: string;
  readonly kind: 'start' | 'used' | 'end';
  readonly place: Place;
}

/** Reports components that other generators know, once by name. A lone `<Button>` in a sentence is a word about one. */
export function reportUnknownComponents(root: Root, page: PageInWork): void {
  const byName = new Map<string, Tag[]>();
  walkMarkdown(root, (node) => {
    const tags =
      node.type === 'html'
        ? tagsInHtml(node, page)
        : node.type === 'text'
          ? tagsInText(node, page)
          : [];
    for (const tag of tags) byName.set(tag.name, [...(byName.get(tag.name) ?? []), tag]);
  });
  for (const [name, tags] of byName) {
    const starts = tags.filter(({ kind }) => kind !== 'end');
    const isUsed = tags.length > starts.length || starts.some(({ kind }) => kind === 'used');
    const [first] = starts;
    if (!first || !isUsed) continue;
    const known = page.input.options.components.find((one) => plain(one) === plain(name));
    page.diagnostics.push(unknownComponent(first.place, name, { count: starts.length, known }));
  }
}

const plain = (name: string) => name.replaceAll(/[-_.]/g, '').toLowerCase();

const isComponent = (name: string) => COMPONENT.test(name) && !isHtmlName(name);

function tagsInHtml(node: Html, page: PageInWork): Tag[] {
  const before = page.text[(node.position?.start.offset ?? 0) - 1] ?? '';
  return [...node.value.matchAll(tagPattern())].flatMap(
    ({ 0: tag, 1: slash, 2: name = '', index }): Tag[] => {
      // `Array<Item>` is a type.
      if (!isComponent(name) || (slash === '' && index === 0 && /\w/.test(before))) return [];
      const place = placeInBlock(page, node, { offset: index, length: name.length + 1 });
      return [{ name, kind: kindOf(slash, tag.slice(name.length + 1)), place }];
    },
  );
}

function tagsInText({ position }: Text, page: PageInWork): Tag[] {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined) return [];
  return [...page.text.slice(from, to).matchAll(TAG_IN_TEXT)].flatMap(
    ({ 1: slash, 2: name = '', 3: rest = '', index }): Tag[] =>
      isComponent(name)
        ? [{ name, kind: kindOf(slash, rest), place: placeAt(page, from + index, name.length + 1) }]
        : [],
  );
}

/** `rest` is what follows the name: attributes and a slash say that the component is used. */
function kindOf(slash: string | undefined, rest: string): Tag['kind'] {
  if (slash === '/') return 'end';
  return /^\s*>?$/.test(rest) ? 'start' : 'used';
}
