import type PrismType from 'prismjs';
import { escapeCode, tokenLines } from './token-html.ts';
import type { TokenContent } from './token-html.ts';

/** What reads languages: the library with the grammars that it was given. */
export type Prism = Pick<typeof PrismType, 'languages' | 'hooks' | 'tokenize'>;

/** Code, and the name of the grammar that reads it; undefined where it is shown plain. */
export interface ReadableCode {
  readonly code: string;
  readonly grammar: string | undefined;
}

/** Characters of a line above which code is shown plain: some grammars need time by the square of a line. */
const LONGEST_LINE = 5000;

/** Code as highlighted HTML, one string a line; every line stands for itself. Without a grammar it is only escaped. */
export function codeLines(prism: Prism, { code, grammar: language = '' }: ReadableCode): string[] {
  const lines = code.split('\n');
  const grammar = prism.languages[language];
  const isPlain = !grammar || lines.some((line) => line.length > LONGEST_LINE);
  if (isPlain) return lines.map(escapeCode);
  const env = { code, grammar, language, tokens: [] as TokenContent };
  // The hooks are part of some grammars: text between JSX tags is found by one.
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(env.code, env.grammar);
  prism.hooks.run('after-tokenize', env);
  return tokenLines(env.tokens);
}
