import { packagesFailed, processInCode } from '../../contract/errors.ts';
import type { PackageTable } from '../../contract/code/packages.ts';
import type { PagePayload } from '../../contract/payload.ts';
import { shownIsland } from '../../islands/shown-island.ts';
import type { Reader } from '../../contract/reader.ts';
import { EditFrameError, openEditFrame } from '../frame/edit-frame.ts';
import type { EditFrame } from '../frame/edit-frame.ts';
import { CodeProblem } from './code-problem.ts';
import { compile } from './compile.ts';

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
