import { HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS } from '../contract/payload.ts';
import { adoptSheet } from '../elements.ts';
import { loadOnce, onMatch, reportLoadFailure } from '../events.ts';
import type { DemoPage } from '../page.ts';
import {
  editFull,
  editPreview,
  toPreviewPosition,
  previewText,
  createEditedText,
} from './edited-text.ts';
import {
  EDITOR_CSS,
  caretAt,
  closeEditor,
  codeIn,
  codeTextOf,
  showHint,
  isEdited,
  openEditor,
  type Point,
} from './editor.ts';
import type { Runner } from './run-code.ts';

/** Makes code of demos editable, until the demo is reset or its language or style changes. */
export function createLiveEdit(page: DemoPage) {
  const { reader } = page;
  const t = page.translator(DEMO_TEXTS);
  const edited = new Map<Element, EditedDemo>();
  adoptSheet(EDITOR_CSS);
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
    const demo = createEditedDemo(code, page, highlightCode);
    edited.set(code.full, demo);
    return demo;
  };
  return {
    /** Shows under the code how to edit it, while it has the focus. */
    showHint: (pre: HTMLElement) => showHint(pre, t('editHint')),
    /** Opens the editor, with the caret at the clicked point. */
    async edit(pre: HTMLElement, at?: Point) {
      const code = isEdited(pre) ? undefined : demoCodeOf(pre);
      if (!code) return;
      const caret = at ? caretAt(pre, at) : 0;
      const demo = await editedDemoOf(code);
      if (isEdited(pre)) return;
      openEditor(pre, {
        text: codeTextOf(pre),
        label: t('editCode'),
        hint: showHint(pre, t('editHint')),
        caret,
        onInput: (text) => demo.change(pre, text),
      });
    },
  };
}

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

type EditedDemo = ReturnType<typeof createEditedDemo>;

function createEditedDemo(
  code: DemoCode,
  page: DemoPage,
  highlightCode: (code: string, file: string) => string,
) {
  const { demo, full, preview, file } = code;
  const original = codeTextOf(full);
  let text = createEditedText(original, preview ? codeTextOf(preview) : original);
  const pres = preview ? [full, preview] : [full];
  const before = pres.map((pre) => ({ element: codeIn(pre), html: codeIn(pre).innerHTML }));
  let runner: Runner | undefined;
  let lastTurn = 0;
  const loadRunner = loadOnce(async () => {
    const { createRunner } = await import('./run-code.ts');
    return (runner = createRunner(demo, { page, file, original }));
  });
  const highlight = (pre: Element, source: string) => {
    // An empty last line has a height only if another line break follows.
    const end = source.endsWith('\n') ? '\n' : '';
    codeIn(pre).innerHTML = highlightCode(source, file) + end;
  };
  const show = () => {
    highlight(full, text.full);
    if (preview) highlight(preview, previewText(text));
  };
  // If a preview is not part of its source, the whole source replaces it.
  if (preview && codeTextOf(preview) !== previewText(text)) show();
  return {
    code,
    /** Applies a change in the full source or the preview to both, and runs the code. */
    change(pre: Element, changed: string) {
      const now = pre === full ? editFull(text, changed) : editPreview(text, changed);
      text = now;
      const turn = ++lastTurn;
      demo.toggleAttribute(HOOKS.edited, now.full !== original);
      show();
      const translate = (message: string) =>
        pre === full ? message : toPreviewPosition(message, now);
      const isCurrent = () => turn === lastTurn;
      loadRunner().then(
        ({ run }) => isCurrent() && run(now.full, translate),
        (error: unknown) => isCurrent() && reportLoadFailure(error),
      );
    },
    /** Whether the page still shows the edited text. */
    isShown: () => full.isConnected && codeTextOf(full) === text.full,
    restore() {
      // Drop a change that waits for the runner to load.
      lastTurn++;
      runner?.stop();
      demo.removeAttribute(HOOKS.edited);
      for (const pre of pres) if (isEdited(pre)) closeEditor(pre);
      for (const { element, html } of before) element.innerHTML = html;
    },
  };
}
