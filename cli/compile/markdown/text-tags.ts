import type { Text } from 'mdast';
import { isHtmlName } from '../html/allow-list.ts';
import { type CompilingPage, locationAt, sourceAt } from '../page.ts';

/** Matches an HTML element up to its first attribute with a JSX value. */
const JSX_ELEMENT =
  /<([a-z]\w*)(?=(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>{}]+))?)*\s+[\w:-]+=\{)/;

/** Matches the start of an HTML element with JSX or a quoted value. */
const TEXT_TAG = new RegExp(
  String.raw`(?<!\\)(?:${JSX_ELEMENT.source}|<([a-z]\w*)(?=\s+[\w:-]+\s*=\s*\\?["']))`,
  'g',
);

/** Returns start tags that are text to the parser, because their attributes are not valid. */
export function textTagsIn({ value, position }: Text, page: CompilingPage) {
  if (!value.includes('<')) return [];
  return [...sourceAt(page.text, position).matchAll(TEXT_TAG)].flatMap(
    ({ 0: tag, 1: jsx, 2: name = jsx ?? '', index }) => {
      if (!isHtmlName(name)) return [];
      const offset = (position?.start.offset ?? 0) + index;
      const location = locationAt(page, offset, tag.length);
      return [{ tag, name, index, isJsx: jsx !== undefined, location }];
    },
  );
}
