import { HOOKS } from '../contract/hooks.ts';
import { errorStrip } from '../islands/failure.ts';
import { shownStage } from '../islands/shown-island.ts';
import type { DemoPage, Translate } from '../page.ts';
import type { EditFrame } from './edit-frame.ts';

/** Milliseconds after a change. Errors wait longer, since code may be half written. */
const RUN_AFTER_MS = 100;
const REPORT_AFTER_MS = 300;

export interface Runner {
  /** Runs code after a short pause in typing. Errors are reported under the demo, which stays as it was; `translate` adapts positions in them. */
  readonly run: (code: string, translate: (message: string) => string) => void;
  /** Shows the original demo, and drops pending runs and reported errors. */
  readonly stop: () => void;
}

interface RunnerOptions extends Pick<DemoPage, 'payload' | 'reader'> {
  readonly t: Translate;
  /** Name of the demo's module. */
  readonly file: string;
  /** Code of the demo as built. */
  readonly original: string;
}

export function createRunner(demo: Element, options: RunnerOptions): Runner {
  let lastTurn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: EditFrame | undefined;
  const later = (task: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };
  const attempt = async (code: string, translate: (message: string) => string) => {
    const turn = lastTurn;
    const isCurrent = () => turn === lastTurn;
    try {
      const { runCode } = await import('./run-code.ts');
      await runCode(code, {
        ...options,
        demo,
        frame,
        isCurrent,
        keepFrame: (next) => (frame = next),
      });
      if (isCurrent()) clearProblem(demo);
    } catch (error) {
      if (!isCurrent()) return;
      const { errorMessage } = await import('./run-code.ts');
      const message = translate(errorMessage(error));
      later(() => showProblem(demo, message, options.t), REPORT_AFTER_MS - RUN_AFTER_MS);
    }
  };
  return {
    run(code, translate) {
      lastTurn++;
      later(() => void attempt(code, translate), RUN_AFTER_MS);
    },
    stop() {
      lastTurn++;
      clearTimeout(timer);
      clearProblem(demo);
      frame?.close();
      frame = undefined;
    },
  };
}

const problemOf = (demo: Element) => demo.querySelector(`:scope > [${HOOKS.demoError}]`);

const clearProblem = (demo: Element): void => problemOf(demo)?.remove();

/** Shows an error of edited code under the demo's stage, with a button that resets the demo. */
function showProblem(demo: Element, message: string, t: Translate): void {
  const before = problemOf(demo);
  // Screen readers would announce the same error again.
  if (before?.querySelector('p')?.textContent === message) return;
  const name = demo.getAttribute(HOOKS.demo) ?? '';
  const { strip, button } = errorStrip(t, { demo: name, message, action: t('demoReset') });
  button.setAttribute(HOOKS.resetDemo, '');
  if (before) return before.replaceWith(strip);
  const stage = shownStage(demo);
  const part = [...demo.children].find((child) => child.contains(stage)) ?? demo.children[0];
  (part ?? demo).after(strip);
}
