import type { Construct, Extension, TokenType } from 'micromark-util-types';
import { restOfLine, takeLine } from './lines.ts';

/** A whole line meant as a directive. What is wrong inside it is said later, at its column. */
export const DIRECTIVE_LINE = /^\{\{\s*"(?:demo|component)"\s*:.*\}[ \t]*$/;
/** A line that looks like a directive of a name we do not know: `{{"dmeo": "X.tsx"}}`. */
export const UNKNOWN_DIRECTIVE_LINE = /^\{\{\s*"(\w+)"\s*:\s*".*\}\}[ \t]*$/;
const TABS_TAG = /^<(?:codeblock(?:\s[^<>]*)?|\/codeblock\s*)>[ \t]*$/;

/** A construct for a line that matches as a whole. */
const wholeLine = (text: string, pattern: RegExp, type: TokenType): Construct => ({
  name: type,
  tokenize(effects, ok, nok) {
    return (code) =>
      pattern.test(restOfLine(text, this.now().offset))
        ? takeLine(effects, type, ok)(code)
        : nok(code);
  },
});

/** The parser's side of directives and of `<codeblock>` lines, for one text. */
export const lineSyntax = (text: string): Extension => ({
  flow: {
    123: wholeLine(text, DIRECTIVE_LINE, 'docsDirective'),
    60: wholeLine(text, TABS_TAG, 'docsTabsTag'),
  },
});
