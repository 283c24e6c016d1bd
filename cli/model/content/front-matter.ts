/** Where the front matter of a text is: `none`, well-formed, or wrong in one of two ways. Lines are counted from 1. */
export type FrontMatterFence =
  | { readonly kind: 'none'; readonly bodyLine: 1 }
  | { readonly kind: 'unclosed'; readonly bodyLine: 1 }
  /** The opening line says more than `---`, as `---js` does, or it is `+++`. `opening` is that line without space at its end. */
  | {
      readonly kind: 'language';
      readonly written: string;
      readonly opening: string;
      readonly bodyLine: 1;
    }
  /** Lines 2 to `bodyLine - 2` hold YAML. */
  | { readonly kind: 'yaml'; readonly yaml: string; readonly bodyLine: number };

/** Finds front matter: the lines between a first line `---` and the next such line. `text` has `\n` line ends and no byte order mark. */
export function findFrontMatter(text: string): FrontMatterFence {
  if (/^\+{3}[ \t]*\n/.test(text)) {
    return { kind: 'language', written: 'TOML', opening: '+++', bodyLine: 1 };
  }
  const opening = /^---(?!-)([^\n]*)(?:\n|$)/.exec(text);
  if (!opening) return { kind: 'none', bodyLine: 1 };
  const written = (opening[1] ?? '').trim();
  if (written !== '') {
    return { kind: 'language', written, opening: opening[0].trimEnd(), bodyLine: 1 };
  }
  const rest = text.slice(opening[0].length);
  const closing = /^---[ \t]*$/m.exec(rest);
  if (!closing) return { kind: 'unclosed', bodyLine: 1 };
  const yaml = rest.slice(0, closing.index);
  return { kind: 'yaml', yaml, bodyLine: yaml.split('\n').length + 2 };
}

/** The offset at which line `number` begins; the length of the text where it has fewer lines. */
export function offsetOfLine(text: string, number: number): number {
  let offset = 0;
  for (let line = 1; line < number; line++) {
    const end = text.indexOf('\n', offset);
    if (end === -1) return text.length;
    offset = end + 1;
  }
  return offset;
}
