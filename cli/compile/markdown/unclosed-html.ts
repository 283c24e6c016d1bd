import type { Html, Root } from 'mdast';
import type { Place } from '../../model/diagnostic.ts';
import { closesNothing, neverClosed } from '../../report/rules/html.ts';
import { isHtmlName } from '../html/allowed/element-names.ts';
import { type PageInWork, placeInBlock } from '../page.ts';
import { walkMarkdown } from '../walk.ts';

const COMMENT = '<!--[\\s\\S]*?(?:-->|$)';

/** A tag: quotes count after `=` only. One that does not end goes on to the end of the text. */
const TAG = String.raw`<(\/?)([a-z][^\s/>]*)(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)`;

/** A tag of an element, outside comments. */
export const tagPattern = () => new RegExp(`${COMMENT}|${TAG}`, 'gi');

/** The same, or backticks. */
export const tagOrTicksPattern = () => new RegExp(`${COMMENT}|${TAG}|\`+`, 'gi');

/** The same as a tag, or an element whose content is no markup. */
const PART = new RegExp(
  String.raw`${COMMENT}|<(script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)\b[\s\S]*?(?:<\/\1\s*>|$)|${TAG}`,
  'gi',
);

/** Elements that have no end, that may go without an end tag, and those whose content is no markup. */
const NOT_PAIRED = new Set(
  `area base br col embed hr img input link meta param source track wbr
  body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr
  iframe noembed noframes plaintext script style textarea title xmp`.split(/\s+/),
);

/** A tag of an element that has to be closed. */
interface Tag {
  readonly name: string;
  readonly kind: 'start' | 'end' | 'empty';
  readonly place: Place;
}

/** Reports tags that are still open at the end of the page, and those that close nothing. In which order they close is left to browsers. */
export function reportUnclosed(root: Root, page: PageInWork): void {
  const open: Tag[] = [];
  walkMarkdown(root, (node) => {
    if (node.type !== 'html') return;
    for (const tag of tagsIn(node, page)) {
      if (tag.kind !== 'end') {
        open.push(tag);
        continue;
      }
      const at = open.findLastIndex(({ name }) => name === tag.name);
      if (at === -1) page.diagnostics.push(closesNothing(tag.place, tag.name));
      else open.splice(at, 1);
    }
  });
  page.diagnostics.push(
    ...open.map(({ place, name, kind }) => neverClosed(place, name, kind === 'empty')),
  );
}

function tagsIn(node: Html, page: PageInWork): Tag[] {
  return [...node.value.matchAll(PART)].flatMap(
    ({ 0: tag, 2: slash, 3: written, index }): Tag[] => {
      if (written === undefined || !isHtmlName(written)) return [];
      const name = written.toLowerCase();
      if (NOT_PAIRED.has(name)) return [];
      const isEmpty = tag.endsWith('/>');
      const length = written.length + (slash === '/' ? 2 : 1);
      const place = placeInBlock(page, node, { offset: index, length });
      return [{ name, place, kind: slash === '/' ? 'end' : isEmpty ? 'empty' : 'start' }];
    },
  );
}
