import type { Code, Effects, State, TokenType } from 'micromark-util-types';

/** The text from `offset` to the end of its line. */
export function restOfLine(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(offset, end === -1 ? undefined : end);
}

/** Whether the tokenizer is at the end of a line or of the text. */
export const isLineEnd = (code: Code) => code === null || code < -2;

/** Takes everything up to the end of the line as one token. */
export function takeLine(effects: Effects, type: TokenType, ok: State): State {
  const inside: State = (code) => {
    if (isLineEnd(code)) {
      effects.exit(type);
      return ok(code);
    }
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter(type);
    return inside(code);
  };
}
