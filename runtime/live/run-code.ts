import { transform, type Options } from 'sucrase';
import { findMismatch, syntaxProblem } from '../code/syntax.ts';
import type { PackageTable } from '../contract/demos.ts';
import { atPosition, mismatchedTag, packagesFailed, processInCode } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import { loadOnce } from '../events.ts';
import { errorStrip } from '../islands/failure.ts';
import {
  shownHolder,
  shownIsland,
  shownStage,
  type RunningIsland,
} from '../islands/shown-island.ts';
import { fetchText, readPayload, type DemoPage } from '../page.ts';
import { openEditFrame, type EditFrame } from './edit-frame.ts';
import { CodeProblem, rewriteImports, type CodeSources } from './imports.ts';

/** Milliseconds after a change. Errors wait longer, since code may be half written. */
const RUN_AFTER_MS = 100;
const REPORT_AFTER_MS = 300;

interface RunnerOptions {
  readonly page: DemoPage;
  readonly file: string;
  /** Code of the demo as built, which needs no compiling. */
  readonly original: string;
}

export type Runner = ReturnType<typeof createRunner>;

/** Creates the runner of a demo's edited code. Its errors are shown under the demo. */
export function createRunner(demo: Element, { page, file, original }: RunnerOptions) {
  let lastTurn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: EditFrame | undefined;
  const later = (task: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };
  const closeFrame = () => {
    frame?.close();
    frame = undefined;
  };
  const run = async (code: string, isCurrent: () => boolean) => {
    if (code === original) return frame?.showOwn();
    const [holder, island] = [shownHolder(demo), await shownIsland(demo)];
    if (!holder || !island || !isCurrent()) return;
    const sources = await sourcesOf(island);
    const source = await compileEditedCode({ code, isTyped: !/\.jsx?$/.test(file), sources });
    if (!isCurrent()) return;
    const opened = (frame ??= openEditFrame({ demo, holder, island, reader: page.reader }));
    // Close a frame that did not start, so that the next run opens another one.
    await opened.started.catch((error: unknown) => {
      if (frame === opened) closeFrame();
      throw error;
    });
    await opened.run(source);
    if (isCurrent()) opened.showEdited();
  };
  return {
    /** Runs code after a pause in typing. `translate` adapts messages of errors. */
    run(code: string, translate: (message: string) => string) {
      const turn = ++lastTurn;
      const isCurrent = () => turn === lastTurn;
      const end = (error?: unknown) => {
        if (!isCurrent()) return;
        if (error === undefined) return clearProblem(demo);
        const message = translate(editErrorMessage(error));
        later(() => showProblem(page, demo, message), REPORT_AFTER_MS - RUN_AFTER_MS);
      };
      later(() => void run(code, isCurrent).then(() => end(), end), RUN_AFTER_MS);
    },
    /** Shows the original demo, and drops pending runs and reported errors. */
    stop() {
      lastTurn++;
      clearTimeout(timer);
      clearProblem(demo);
      closeFrame();
    },
  };
}

const problemOf = (demo: Element) => demo.querySelector(`:scope > [${HOOKS.demoError}]`);

const clearProblem = (demo: Element): void => problemOf(demo)?.remove();

/** Shows an error of edited code under the demo's stage, with a button that resets the demo. */
function showProblem(page: DemoPage, demo: Element, message: string): void {
  const before = problemOf(demo);
  // Screen readers would announce the same error again.
  if (before?.querySelector('p')?.textContent === message) return;
  const name = demo.getAttribute(HOOKS.demo) ?? '';
  const { strip, button } = errorStrip(page, { demo: name, message, action: 'demoReset' });
  button.setAttribute(HOOKS.resetDemo, '');
  if (before) return before.replaceWith(strip);
  const stage = shownStage(demo);
  const part = [...demo.children].find((child) => child.contains(stage)) ?? demo.children[0];
  (part ?? demo).after(strip);
}

async function sourcesOf(island: RunningIsland): Promise<CodeSources> {
  const [packages, files] = await Promise.all([loadPackages(), island.fileNames()]);
  const base = document.baseURI;
  const module = new URL(island.getAttribute('module') ?? '', base).href;
  return { packages, files, module, island: island.getAttribute('name') ?? '', base };
}

const loadPackages = loadOnce(async (): Promise<PackageTable> => {
  const { packages } = readPayload();
  if (packages === undefined) return { files: [], specifiers: {} };
  try {
    return JSON.parse(await fetchText(packages)) as PackageTable;
  } catch {
    throw new CodeProblem(packagesFailed());
  }
});

const NO_PROCESS = /\bprocess is not defined|variable: process\b/;

/** Returns the message of an error of edited code, which may come from another window. */
export function editErrorMessage(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  const message = String(isError ? error.message : error);
  return NO_PROCESS.test(message) ? processInCode() : message;
}

interface EditedCode {
  readonly code: string;
  readonly isTyped: boolean;
  readonly sources: CodeSources;
}

/** Compiles code for browsers. Keeps line numbers. Throws a `CodeProblem` with a position. */
export async function compileEditedCode({ code, isTyped, sources }: EditedCode): Promise<string> {
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
