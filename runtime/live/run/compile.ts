import { transform } from 'sucrase';
import type { Options } from 'sucrase';
import { atPlace, mismatchedTag } from '../../contract/errors.ts';
import type { CodeSources } from './code-import.ts';
import { CodeProblem, placeOfWord } from './code-problem.ts';
import { rewriteImports } from './rewrite-imports.ts';
import { syntaxProblem } from '../../contract/code/syntax-problem.ts';
import { findMismatch } from '../../contract/code/tag-pairs.ts';

/** Edited code, and where it finds what it imports. */
export interface CodeInput {
  readonly code: string;
  readonly isTyped: boolean;
  readonly sources: CodeSources;
}

/** A demo's source as a module that a browser runs. Lines stay where they are. Throws a `CodeProblem` that says what is wrong and where. */
export async function compile({ code, isTyped, sources }: CodeInput): Promise<string> {
  const options: Options = {
    transforms: isTyped ? ['typescript', 'jsx'] : ['jsx'],
    jsxRuntime: 'automatic',
    production: true,
  };
  const plain = toJavaScript(code, options);
  const mismatch = findMismatch(code, options);
  if (mismatch) {
    const { opened, closed, line, column } = mismatch;
    throw new CodeProblem(atPlace(mismatchedTag(opened, closed), line, column));
  }
  try {
    return await rewriteImports(plain, sources);
  } catch (error) {
    if (!(error instanceof CodeProblem) || error.word === undefined) throw error;
    const { line, column } = placeOfWord(code, error.word);
    throw new CodeProblem(atPlace(error.message, line, column));
  }
}

function toJavaScript(code: string, options: Options): string {
  try {
    return transform(code, options).code;
  } catch (error) {
    const problem = syntaxProblem(code, options);
    if (!problem) throw error;
    const { words, place } = problem;
    throw new CodeProblem(place ? atPlace(words, place.line, place.column) : words);
  }
}
