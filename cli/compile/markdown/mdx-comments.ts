import type { Paragraph } from 'mdast';

/** A paragraph of MDX comments and nothing else. */
export const MDX_COMMENTS = /^(?:\{\/\*(?:(?!\*\/)[^])*\*\/\}\s*)+$/;

/** Matches the start of a line that begins with an MDX comment. */
const COMMENT_START = /^[ \t]*\{\/\*/gm;

/** A comment with lines of its own. Stops at the next one, so that time is linear. */
const COMMENT_LINES = /^[ \t]*\{\/\*(?:(?!\*\/|\n[ \t]*\{\/\*)[^])*\*\/\}[ \t]*$/gm;

const COMMENT_END = '*/}';

/** A comment in a text, where it may end in a later node. */
const COMMENT_IN_TEXT = /\n\{\/\*(?:(?!\*\/)[^])*(\*\/\}|$)/g;

/** Removes MDX comments between the lines of a paragraph. */
export function dropComments(paragraph: Paragraph, source: string): void {
  const starts = source.match(COMMENT_START)?.length ?? 0;
  if (starts === 0 || source.match(COMMENT_LINES)?.length !== starts) return;
  let isOpen = false;
  paragraph.children = paragraph.children.filter((node, index, all) => {
    if (node.type !== 'text') return !isOpen;
    let text = node.value;
    if (isOpen) {
      const end = text.indexOf(COMMENT_END);
      if (end === -1) return false;
      text = text.slice(end + COMMENT_END.length);
      isOpen = false;
    }
    const before = all[index - 1];
    // `COMMENT_IN_TEXT` needs the line break before a comment, which is not in this text.
    const lead = before === undefined || before.type === 'break' ? '\n' : '';
    const kept = `${lead}${text}`.replace(COMMENT_IN_TEXT, (_, end) => {
      isOpen = end === '';
      return '';
    });
    node.value = kept.startsWith('\n') ? kept.slice(lead.length) : kept;
    return node.value !== '';
  });
}
