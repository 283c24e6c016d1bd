import { transform } from 'sucrase';
import type { Options } from 'sucrase';
import { findMismatch, syntaxProblem } from '../code/syntax.ts';
import type { PackageTable } from '../contract/demos.ts';
import { atPlace, mismatchedTag, packagesFailed, processInCode } from '../contract/errors.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { Reader } from '../contract/settings.ts';
import { shownIsland } from '../islands/shown-island.ts';
import { EditFrameError, openEditFrame } from './edit-frame.ts';
import type { EditFrame } from './edit-frame.ts';
import { CodeProblem, placeOfWord, rewriteImports } from './imports.ts';
import type { CodeSources } from './imports.ts';

/** What it takes to run the edited code of a demo. */
export interface RunContext {
  readonly demo: Element;
  /** Name of the demo's module. */
  readonly file: string;
  /** The code of the demo itself, which needs no compiling. */
  readonly own: string;
  readonly payload: Pick<PagePayload, 'packages'>;
  readonly reader: Reader;
  /** Whether the code was not changed meanwhile. */
  readonly isWanted: () => boolean;
  /** The frame that runs the code; undefined before the first run, and after one that did not start. */
  readonly frame: EditFrame | undefined;
  /** Keeps the frame for the next run. */
  readonly keepFrame: (frame: EditFrame | undefined) => void;
}

/** Runs code in place of a demo. Rejects with what is wrong with it; the demo then stays as it was. */
export async function runCode(code: string, context: RunContext): Promise<void> {
  const { demo, file, own, payload, reader, isWanted } = context;
  if (code === own) return context.frame?.showOwn();
  const island = await shownIsland(demo);
  if (!island || !isWanted()) return;
  const [packages, files] = await Promise.all([loadTable(payload.packages), island.fileNames()]);
  const base = document.baseURI;
  const module = new URL(island.getAttribute('module') ?? '', base).href;
  const name = island.getAttribute('name') ?? '';
  const sources = { packages, files, module, island: name, base };
  const text = await compile({ code, isTyped: !/\.jsx?$/.test(file), sources });
  if (!isWanted()) return;
  const frame = context.frame ?? openEditFrame({ demo, island, reader });
  context.keepFrame(frame);
  try {
    await frame.run(text);
  } catch (error) {
    if (error instanceof EditFrameError) {
      frame.close();
      context.keepFrame(undefined);
    }
    throw error;
  }
}

/** By address. One that failed is asked for again. */
const tables = new Map<string, Promise<PackageTable>>();

async function loadTable(address: string | undefined): Promise<PackageTable> {
  if (address === undefined) return { files: [], specifiers: {} };
  const known = tables.get(address) ?? fetchTable(address);
  tables.set(address, known);
  try {
    return await known;
  } catch {
    tables.delete(address);
    throw new CodeProblem(packagesFailed());
  }
}

async function fetchTable(address: string): Promise<PackageTable> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as PackageTable;
}

const NO_PROCESS = /\bprocess is not defined|variable: process\b/;

/** What went wrong, in words. An error may come from another window. */
export function wordsOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  const message = String(isError ? error.message : error);
  return NO_PROCESS.test(message) ? processInCode() : message;
}

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
