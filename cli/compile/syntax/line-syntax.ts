import type { Construct, Extension, TokenType } from 'micromark-util-types';
import { isDirective } from '../../model/markdown.ts';
import { restOfLine, takeLine } from './lines.ts';

/** A line that looks like a directive of a name we do not know: `{{"dmeo": "X.tsx"}}`. */
export const UNKNOWN_DIRECTIVE_LINE = /^\{\{\s*"(\w+)"\s*:\s*".*\}\}[ \t]*$/;
export const TABS_TAG = /^<(?:codeblock(?:\s[^<>]*)?|\/codeblock\s*)>[ \t]*$/;

/** A construct for a line that is meant as a whole. */
const wholeLine = (
  text: string,
  isMeant: (line: string) => boolean,
  type: TokenType,
): Construct => ({
  name: type,
  tokenize(effects, ok, nok) {
    return (code) =>
      isMeant(restOfLine(text, this.now().offset)) ? takeLine(effects, type, ok)(code) : nok(code);
  },
});

/** The parser's side of directives and of `<codeblock>` lines, for one text. */
export const lineSyntax = (text: string): Extension => ({
  flow: {
    123: wholeLine(text, isDirective, 'docsDirective'),
    60: wholeLine(text, (line) => TABS_TAG.test(line), 'docsTabsTag'),
  },
});
