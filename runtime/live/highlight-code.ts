import { codeLines } from '../contract/code/code-lines.ts';
import { blockHtml } from '../contract/code/token-html.ts';
import { Prism } from './prism/grammars.ts';

/** A demo's code as highlighted HTML, as the build writes it. `file` is its name. */
export const highlightCode = (code: string, file: string): string =>
  blockHtml(codeLines(Prism, { code, grammar: /\.tsx?$/.test(file) ? 'tsx' : 'jsx' }));
