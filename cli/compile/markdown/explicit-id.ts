import type { Heading, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

const MARK = /\{#([^\s{}]+)\}$/;
const TEXT_ONLY = { includeImageAlt: false, includeHtml: false };

/** Removes `{#id}` from the end of a heading and returns the id. */
export function takeExplicitId(heading: Heading, source: string): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const text = toString(heading, TEXT_ONLY).trimEnd();
  const mark = MARK.exec(text);
  if (!mark) return undefined;
  // In `{#_id_}`, only the source has the underscores: the parser reads them as emphasis.
  const written = source.slice(heading.position?.start.offset, last.position?.end.offset);
  const id = MARK.exec(written.trimEnd())?.[1]?.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  dropFromEnd(heading.children, toString(heading, TEXT_ONLY).length - mark.index);
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return id ?? mark[1];
}

/** Removes the last `count` characters of text, and every node that is empty afterwards. */
function dropFromEnd(nodes: PhrasingContent[], count: number) {
  for (let left = count; left > 0;) {
    const last = nodes.at(-1);
    if (!last) return;
    const length = toString(last, TEXT_ONLY).length;
    if (length <= left) nodes.pop();
    else if ('children' in last) dropFromEnd(last.children, left);
    else if ('value' in last) last.value = last.value.slice(0, -left);
    left -= length;
  }
}
