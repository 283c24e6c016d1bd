import { cssProblem } from './css.ts';
import { jsonProblem } from './json.ts';
import type { CodeProblem } from './problem.ts';
import { scriptProblem } from './script.ts';

type Reader = (code: string) => CodeProblem | undefined;

const SCRIPTS = ['ts', 'typescript', 'mts', 'cts', 'tsx', 'js', 'javascript', 'mjs', 'cjs', 'jsx'];

/** A `Map`, so that `constructor` is no language. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...SCRIPTS.map((language) => [language, scriptProblem] as const),
  ['json', (code) => jsonProblem(code, { isStrict: true })],
  ['json5', (code) => jsonProblem(code, { isStrict: false })],
  ['jsonc', (code) => jsonProblem(code, { isStrict: false })],
  ['css', cssProblem],
]);

/** Where code of a language that is known stops making sense, even as a piece of something larger. */
export const fenceProblem = (code: string, language: string): CodeProblem | undefined =>
  READERS.get(language)?.(code);
