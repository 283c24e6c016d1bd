// First, because grammars add themselves to the global `Prism` that this script sets.
import Prism from 'prismjs/components/prism-core.js';
import 'prismjs/components/prism-markup.js';
import 'prismjs/components/prism-clike.js';
import 'prismjs/components/prism-javascript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-tsx.js';
import { blockHtml, codeLines } from '../code/highlight.ts';

/** Highlights a demo's code as the build does. `file` is the name of the demo's module. */
export const highlightCode = (code: string, file: string): string =>
  blockHtml(codeLines(Prism, { code, grammar: /\.tsx?$/.test(file) ? 'tsx' : 'jsx' }));
