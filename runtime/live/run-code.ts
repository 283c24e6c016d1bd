import { transform, type Options } from 'sucrase';
import { findMismatch, syntaxProblem } from '../code/syntax.ts';
import type { PackageTable } from '../contract/demos.ts';
import { atPosition, mismatchedTag, packagesFailed, processInCode } from '../contract/errors.ts';
import type { Reader } from '../contract/settings.ts';
import { loadOnce } from '../events.ts';
import { shownIsland } from '../islands/shown-island.ts';
import { readPayload } from '../page.ts';
import { EditFrameError, openEditFrame, type EditFrame } from './edit-frame.ts';
import { CodeProblem, rewriteImports, type CodeSources } from './imports.ts';

interface RunContext {
  readonly demo: Element;
  /** Name of the demo's module. */
  readonly file: string;
  /** Code of the demo as built, which needs no compiling. */
  readonly original: string;
  readonly reader: Reader;
  /** Whether the code has not changed since. */
  readonly isCurrent: () => boolean;
  /** Holds the frame that runs the code, from the first run on. Emptied after a failed start. */
  readonly held: { frame?: EditFrame };
}

/** Runs code in place of a demo. Rejects with its error; the demo then stays as it was. */
export async function runCode(code: string, context: RunContext): Promise<void> {
  const { demo, file, original, reader, isCurrent, held } = context;
  if (code === original) return held.frame?.showOwn();
  const island = await shownIsland(demo);
  if (!island || !isCurrent()) return;
  const [packages, files] = await Promise.all([loadPackages(), island.fileNames()]);
  const base = document.baseURI;
  const module = new URL(island.getAttribute('module') ?? '', base).href;
  const name = island.getAttribute('name') ?? '';
  const sources = { packages, files, module, island: name, base };
  const source = await compileEditedCode({ code, isTyped: !/\.jsx?$/.test(file), sources });
  if (!isCurrent()) return;
  const frame = (held.frame ??= openEditFrame({ demo, island, reader }));
  try {
    await frame.run(source);
  } catch (error) {
    if (error instanceof EditFrameError) {
      frame.close();
      delete held.frame;
    }
    throw error;
  }
}

const loadPackages = loadOnce(async (): Promise<PackageTable> => {
  const { packages } = readPayload();
  if (packages === undefined) return { files: [], specifiers: {} };
  try {
    const answer = await fetch(packages);
    if (!answer.ok) throw new Error(answer.statusText);
    return (await answer.json()) as PackageTable;
  } catch {
    throw new CodeProblem(packagesFailed());
  }
});

const NO_PROCESS = /\bprocess is not defined|variable: process\b/;

/** Returns the message of an error, which may come from another window. */
export function errorMessage(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  const message = String(isError ? error.message : error);
  return NO_PROCESS.test(message) ? processInCode() : message;
}

interface CodeInput {
  readonly code: string;
  readonly isTyped: boolean;
  readonly sources: CodeSources;
}

/** Compiles code for browsers. Keeps line numbers. Throws a `CodeProblem` with a position. */
export async function compileEditedCode({ code, isTyped, sources }: CodeInput): Promise<string> {
  const options: Options = {
    transforms: isTyped ? ['typescript', 'jsx'] : ['jsx'],
    jsxRuntime: 'automatic',
    production: true,
  };
  const plain = toJavaScript(code, options);
  const mismatch = findMismatch(code, options);
  if (mismatch) {
    const { opened, closed, line, column } = mismatch;
    throw new CodeProblem(atPosition(mismatchedTag(opened, closed), line, column));
  }
  try {
    return await rewriteImports(plain, sources);
  } catch (error) {
    if (!(error instanceof CodeProblem) || error.word === undefined) throw error;
    const { line, column } = positionOfWord(code, error.word);
    throw new CodeProblem(atPosition(error.message, line, column));
  }
}

function toJavaScript(code: string, options: Options): string {
  try {
    return transform(code, options).code;
  } catch (error) {
    const problem = syntaxProblem(code, options);
    if (!problem) throw error;
    const { message, position } = problem;
    throw new CodeProblem(position ? atPosition(message, position.line, position.column) : message);
  }
}

/** Returns the first position of a word, or the start of the text. */
function positionOfWord(text: string, word: string) {
  const lines = text.split('\n');
  const isWord = new RegExp(`(?<![\\w$])${word.replace(/[^\w]/g, '\\$&')}(?![\\w$])`);
  const at = lines.findIndex((line) => isWord.test(line));
  if (at === -1) return { line: 1, column: 1 };
  return { line: at + 1, column: (lines[at] ?? '').search(isWord) + 1 };
}
