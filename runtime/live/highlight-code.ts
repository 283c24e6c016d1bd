import { Prism } from './prism/grammars.ts';
import { escapeHtml } from '../contract/code/escape.ts';
import { tokenLines } from '../contract/code/token-html.ts';
import type { TokenContent } from '../contract/code/token-html.ts';

/** Characters of a line above which code is shown plain, as at build. */
const LONGEST_LINE = 5000;

/** A demo's code as highlighted HTML, as the build writes it. `file` is its name. */
export function highlightCode(code: string, file: string): string {
  const name = /\.tsx?$/.test(file) ? 'tsx' : 'jsx';
  const grammar = Prism.languages[name];
  if (!grammar || code.split('\n').some((line) => line.length > LONGEST_LINE)) {
    return escapeHtml(code);
  }
  const env = { code, grammar, language: name, tokens: [] as TokenContent };
  // The hooks are part of the grammars: text between JSX tags is found by one.
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return tokenLines(env.tokens).join('\n');
}
