import { HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS } from '../contract/payload.ts';
import { onMatch } from '../events.ts';
import { translator, type DemoPage } from '../page.ts';
import { adoptSheet } from '../reader/demo-variables.ts';
import { editFull, editPreview, placedInPreview, previewText, startText } from './edited-text.ts';
import {
  EDITOR_CSS,
  caretAt,
  closeEditor,
  codeIn,
  codeTextOf,
  hintFor,
  isEdited,
  openEditor,
  type Point,
} from './editor.ts';
import { errorStrip } from '../islands/failure.ts';
import { shownStage } from '../islands/shown-island.ts';
import type { EditFrame } from './edit-frame.ts';

/** Editing of demos. `pre` is the element with the code. */
export interface LiveEdit {
  /** Shows under the code how to edit it, while it has the focus. */
  readonly showHint: (pre: HTMLElement) => void;
  /** Opens the editor, with the caret at the clicked point. */
  readonly edit: (pre: HTMLElement, at?: Point) => Promise<void>;
}

/** Makes code of demos editable, until the demo is reset or its language or style changes. */
export function createLiveEdit(page: DemoPage): LiveEdit {
  const { reader } = page;
  const t = translator(page.payload, DEMO_TEXTS);
  const edited = new Map<Element, EditedDemo>();
  adoptSheet(EDITOR_CSS, document.adoptedStyleSheets);
  const drop = (demo: EditedDemo) => {
    edited.delete(demo.code.full);
    demo.restore();
  };
  const dropAll = () => [...edited.values()].forEach(drop);
  reader.codeVariant.subscribe(dropAll);
  reader.codeStyle.subscribe(dropAll);
  onMatch('click', `[${HOOKS.resetDemo}]`, (_event, button) => {
    const section = button.closest(`[${HOOKS.demo}]`);
    for (const demo of edited.values()) if (demo.code.demo === section) drop(demo);
  });
  const editedDemoOf = async (code: DemoCode): Promise<EditedDemo> => {
    // Otherwise, Prism highlights the whole page once it is loaded.
    if (!('Prism' in globalThis)) Object.assign(globalThis, { Prism: { manual: true } });
    const { highlightCode } = await import('./highlight-code.ts');
    const existing = edited.get(code.full);
    if (existing?.isShown()) return existing;
    const demo = createEditedDemo(code, { reader, highlightCode });
    edited.set(code.full, demo);
    return demo;
  };
  return {
    showHint: (pre) => hintFor(pre, t('editHint')),
    async edit(pre, at) {
      const code = isEdited(pre) ? undefined : demoCodeOf(pre);
      if (!code) return;
      const caret = at ? caretAt(pre, at) : 0;
      const demo = await editedDemoOf(code);
      if (isEdited(pre)) return;
      openEditor(pre, {
        text: codeTextOf(pre),
        label: t('editCode'),
        hint: hintFor(pre, t('editHint')),
        caret,
        onInput: (text) => demo.change(pre, text),
      });
    },
  };
}

/** The code of a demo in one language and style. */
interface DemoCode {
  readonly demo: Element;
  readonly full: HTMLElement;
  readonly preview: HTMLElement | undefined;
  readonly file: string;
}

function demoCodeOf(pre: HTMLElement): DemoCode | undefined {
  const demo = pre.closest(`[${HOOKS.demo}]`);
  const source = pre.closest(`[${HOOKS.source}]`);
  if (!demo || !source) return undefined;
  const find = (kind: string) =>
    [...demo.querySelectorAll(`[${HOOKS.source}=${kind}]`)].find(isSameChoice(source));
  const whole = find('full');
  const full = whole?.querySelector('pre');
  if (!full) return undefined;
  const preview = find('preview')?.querySelector('pre') ?? undefined;
  return { demo, full, preview, file: whole?.getAttribute(HOOKS.file) ?? '' };
}

/** Whether two sources have the same language and style, as far as they name them. */
const isSameChoice = (one: Element) => (other: Element) =>
  [HOOKS.codeVariant, HOOKS.codeStyle].every((name) => {
    const [a, b] = [one.getAttribute(name), other.getAttribute(name)];
    return a === null || b === null || a === b;
  });

/** A demo with edited code, in one language and style. */
interface EditedDemo {
  readonly code: DemoCode;
  /** Applies a change in the full source or the preview to both, and runs the code. */
  readonly change: (pre: Element, text: string) => void;
  /** Whether the page still shows the edited text. */
  readonly isShown: () => boolean;
  /** Shows the original demo and code again. */
  readonly restore: () => void;
}

interface EditedDemoOptions extends Pick<DemoPage, 'reader'> {
  readonly highlightCode: (code: string, file: string) => string;
}

function createEditedDemo(code: DemoCode, options: EditedDemoOptions): EditedDemo {
  const { demo, full, preview, file } = code;
  const original = codeTextOf(full);
  let text = startText(original, preview ? codeTextOf(preview) : original);
  const pres = preview ? [full, preview] : [full];
  const before = pres.map((pre) => ({ element: codeIn(pre), html: codeIn(pre).innerHTML }));
  const runner = createRunner(demo, { reader: options.reader, file, original });
  const highlight = (pre: Element, source: string) => {
    // An empty last line has a height only if another line break follows.
    const end = source.endsWith('\n') ? '\n' : '';
    codeIn(pre).innerHTML = options.highlightCode(source, file) + end;
  };
  const show = () => {
    highlight(full, text.full);
    if (preview) highlight(preview, previewText(text));
  };
  // If a preview is not part of its source, the whole source replaces it.
  if (preview && codeTextOf(preview) !== previewText(text)) show();
  return {
    code,
    change(pre, changed) {
      const now = pre === full ? editFull(text, changed) : editPreview(text, changed);
      text = now;
      demo.toggleAttribute(HOOKS.edited, now.full !== original);
      show();
      runner.run(now.full, (message) => (pre === full ? message : placedInPreview(message, now)));
    },
    isShown: () => full.isConnected && codeTextOf(full) === text.full,
    restore() {
      runner.stop();
      demo.removeAttribute(HOOKS.edited);
      for (const pre of pres) if (isEdited(pre)) closeEditor(pre);
      for (const { element, html } of before) element.innerHTML = html;
    },
  };
}

/** Milliseconds after a change. Errors wait longer, since code may be half written. */
const RUN_AFTER_MS = 100;
const REPORT_AFTER_MS = 300;

interface Runner {
  /** Runs code after a pause in typing. Reports errors, adapted by `translate`, under the demo. */
  readonly run: (code: string, translate: (message: string) => string) => void;
  /** Shows the original demo, and drops pending runs and reported errors. */
  readonly stop: () => void;
}

interface RunnerOptions extends Pick<DemoPage, 'reader'> {
  /** Name of the demo's module. */
  readonly file: string;
  /** Code of the demo as built. */
  readonly original: string;
}

function createRunner(demo: Element, options: RunnerOptions): Runner {
  let lastTurn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held: { frame?: EditFrame } = {};
  const later = (task: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };
  const attempt = async (code: string, translate: (message: string) => string) => {
    const turn = lastTurn;
    const isCurrent = () => turn === lastTurn;
    try {
      const { runCode } = await import('./run-code.ts');
      await runCode(code, { ...options, demo, held, isCurrent });
      if (isCurrent()) clearProblem(demo);
    } catch (error) {
      if (!isCurrent()) return;
      const { errorMessage } = await import('./run-code.ts');
      const message = translate(errorMessage(error));
      later(() => showProblem(demo, message), REPORT_AFTER_MS - RUN_AFTER_MS);
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
      held.frame?.close();
      delete held.frame;
    },
  };
}

const problemOf = (demo: Element) => demo.querySelector(`:scope > [${HOOKS.demoError}]`);

const clearProblem = (demo: Element): void => problemOf(demo)?.remove();

/** Shows an error of edited code under the demo's stage, with a button that resets the demo. */
function showProblem(demo: Element, message: string): void {
  const before = problemOf(demo);
  // Screen readers would announce the same error again.
  if (before?.querySelector('p')?.textContent === message) return;
  const name = demo.getAttribute(HOOKS.demo) ?? '';
  const { strip, button } = errorStrip(name, message, 'demoReset');
  button.setAttribute(HOOKS.resetDemo, '');
  if (before) return before.replaceWith(strip);
  const stage = shownStage(demo);
  const part = [...demo.children].find((child) => child.contains(stage)) ?? demo.children[0];
  (part ?? demo).after(strip);
}
