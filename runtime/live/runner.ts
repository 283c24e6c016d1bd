import { HOOKS } from '../contract/hooks.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { Reader } from '../contract/settings.ts';
import { errorStrip } from '../islands/failure.ts';
import { shownStage } from '../islands/shown-island.ts';
import type { Translate } from '../page.ts';
import type { EditFrame } from './edit-frame.ts';

/** Milliseconds after a change. What works is shown soon; what does not may only be half written. */
const RUN_AFTER_MS = 100;
const COMPLAIN_AFTER_MS = 300;

/** Runs the edited code of a demo. */
export interface Runner {
  /** Runs it once it has been left alone for a moment. What breaks is told under the demo, which stays as it was; `tell` makes the words of it those that fit what is edited. */
  readonly run: (code: string, tell: (message: string) => string) => void;
  /** Shows the demo itself again, and forgets what is yet to run and what was reported. */
  readonly stop: () => void;
}

/** What a runner needs to know. */
export interface RunnerOptions {
  readonly t: Translate;
  readonly payload: PagePayload;
  readonly reader: Reader;
  readonly file: string;
  /** The code of the demo itself. */
  readonly own: string;
}

/** Makes what runs the code of a demo. */
export function createRunner(demo: Element, options: RunnerOptions): Runner {
  const state: {
    turn: number;
    timer?: ReturnType<typeof setTimeout>;
    frame?: EditFrame | undefined;
  } = { turn: 0 };
  const later = (task: () => void, ms: number) => {
    clearTimeout(state.timer);
    state.timer = setTimeout(task, ms);
  };
  const attempt = async (code: string, turn: number, tell: (message: string) => string) => {
    try {
      const { runCode } = await import('./run-code.ts');
      await runCode(code, {
        ...{ ...options, demo, frame: state.frame, isWanted: () => turn === state.turn },
        keepFrame: (frame) => (state.frame = frame),
      });
      if (turn === state.turn) clearProblem(demo);
    } catch (error) {
      if (turn !== state.turn) return;
      const { wordsOf } = await import('./run-code.ts');
      const words = tell(wordsOf(error));
      later(() => showProblem(demo, words, options.t), COMPLAIN_AFTER_MS - RUN_AFTER_MS);
    }
  };
  return {
    run(code, tell) {
      const turn = ++state.turn;
      later(() => void attempt(code, turn, tell), RUN_AFTER_MS);
    },
    stop() {
      state.turn++;
      clearTimeout(state.timer);
      clearProblem(demo);
      state.frame?.close();
      state.frame = undefined;
    },
  };
}

const stripOf = (demo: Element) => demo.querySelector(`:scope > [${HOOKS.demoError}]`);

/** Says under a demo's stage what is wrong with its edited code, with a way back to its own. */
export function showProblem(demo: Element, message: string, t: Translate): void {
  const before = stripOf(demo);
  // It is not said twice.
  if (before?.querySelector('p')?.textContent === message) return;
  const name = demo.getAttribute(HOOKS.demo) ?? '';
  const { strip, button } = errorStrip(t, { demo: name, message, action: t('demoReset') });
  button.setAttribute(HOOKS.resetDemo, '');
  if (before) before.replaceWith(strip);
  else partWith(demo, shownStage(demo)).after(strip);
}

/** Takes back what was said. */
export const clearProblem = (demo: Element): void => stripOf(demo)?.remove();

/** The child of a demo that holds its stage. */
function partWith(demo: Element, stage: Element | null): Element {
  const part = [...demo.children].find((child) => child.contains(stage));
  return part ?? demo.children[0] ?? demo;
}
