/** A piece of a text that another takes the place of. `to` is the offset after its last character. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  /** Empty to cut the piece. */
  readonly text: string;
}

/** A text after edits. */
export interface EditedText {
  readonly text: string;
  /** Offsets in it at which something was changed, ascending. */
  readonly marks: readonly number[];
}

/** Cuts a piece. */
export const cut = (from: number, to: number): Edit => ({ from, to, text: '' });

/** Applies edits in the order of the text. One that begins within another is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): EditedText {
  const marks: number[] = [];
  let result = '';
  let at = 0;
  const ordered = edits.toSorted((a, b) => a.from - b.from || b.to - a.to);
  for (const edit of ordered) {
    if (edit.from < at) continue;
    result += text.slice(at, edit.from);
    marks.push(result.length);
    result += edit.text;
    at = edit.to;
  }
  return { text: result + text.slice(at), marks };
}

/** Where offsets of a text lie after edits that do not overlap. Those within an edit move to its start. */
export function moveOffsets(offsets: readonly number[], edits: readonly Edit[]): number[] {
  return offsets.map((offset) => {
    let moved = offset;
    for (const { from, to, text } of edits) {
      if (to <= offset) moved += text.length - (to - from);
      else if (from < offset) moved += from - offset;
    }
    return moved;
  });
}
