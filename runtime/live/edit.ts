import { HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS } from '../contract/payload.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { Reader } from '../contract/settings.ts';
import { onMatch } from '../events.ts';
import { createTranslate, withEnglish } from '../page.ts';
import type { DemoPage, Translate } from '../page.ts';
import { adoptSheet } from '../reader/demo-variables.ts';
import { editFull, editPreview, placedInPreview, previewOf, startText } from './edited-text.ts';
import {
  EDITOR_CSS,
  caretAt,
  closeEditor,
  codeIn,
  codeTextOf,
  hintFor,
  isEdited,
  openEditor,
} from './editor.ts';
import type { Point } from './editor.ts';
import { createRunner } from './runner.ts';

/** What makes code of demos editable. Each takes the `pre` of the code. */
export interface LiveEdit {
  /** Says under the code how it is edited, while it has the focus. */
  readonly showHint: (pre: HTMLElement) => void;
  /** Has the reader edit the code, from the place that was clicked. */
  readonly edit: (pre: HTMLElement, at?: Point) => Promise<void>;
}

/** Makes code of demos editable: what is edited runs at once, until the demo is reset or shown in another language or style. */
export function createLiveEdit({ reader, payload }: DemoPage): LiveEdit {
  const t = createTranslate(withEnglish(payload, DEMO_TEXTS));
  const edited = new Map<Element, EditedDemo>();
  adoptSheet(EDITOR_CSS, document.adoptedStyleSheets);
  const drop = (demo: EditedDemo) => {
    edited.delete(demo.pair.full);
    demo.restore();
  };
  const dropAll = () => [...edited.values()].forEach(drop);
  reader.codeVariant.subscribe(dropAll);
  reader.codeStyle.subscribe(dropAll);
  onMatch('click', `[${HOOKS.resetDemo}]`, (_event, button) => {
    const section = button.closest(`[${HOOKS.demo}]`);
    for (const demo of edited.values()) if (demo.pair.demo === section) drop(demo);
  });
  const demoOf = async (pair: CodePair): Promise<EditedDemo> => {
    // Without this, its library highlights the whole page once it is loaded.
    if (!('Prism' in globalThis)) Object.assign(globalThis, { Prism: { manual: true } });
    const { highlightCode } = await import('./highlight-code.ts');
    const known = edited.get(pair.full);
    if (known?.isShown()) return known;
    const demo = createEditedDemo(pair, { t, highlightCode, payload, reader });
    edited.set(pair.full, demo);
    return demo;
  };
  return {
    showHint: (pre) => hintFor(pre, t('editHint')),
    async edit(pre, at) {
      const pair = isEdited(pre) ? undefined : codePairOf(pre);
      if (!pair) return;
      const caret = at ? caretAt(pre, at) : 0;
      const demo = await demoOf(pair);
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

/** A demo whose code was edited, in one language and style. */
export interface EditedDemo {
  readonly pair: CodePair;
  /** Takes the text of one of its two `pre`, shows it in both and runs it. */
  readonly change: (pre: Element, text: string) => void;
  /** Whether the page still shows what was edited. */
  readonly isShown: () => boolean;
  /** Shows the demo itself and the code of the build again. */
  readonly restore: () => void;
}

/** What an edited demo needs. */
export interface EditedDemoOptions {
  readonly t: Translate;
  readonly payload: PagePayload;
  readonly reader: Reader;
  /** Makes HTML of code. */
  readonly highlightCode: (code: string, file: string) => string;
}

/** Starts with the code that the page shows. */
export function createEditedDemo(pair: CodePair, options: EditedDemoOptions): EditedDemo {
  const { full, preview, file } = pair;
  const { highlightCode } = options;
  const own = codeTextOf(full);
  const state = { text: startText(own, preview ? codeTextOf(preview) : own) };
  const pres = preview ? [full, preview] : [full];
  const before = pres.map((pre) => ({ code: codeIn(pre), html: codeIn(pre).innerHTML }));
  const runner = createRunner(pair.demo, { ...options, file, own });
  const paint = (pre: Element, text: string) => {
    // An empty last line has a height only if another line break follows.
    const end = text.endsWith('\n') ? '\n' : '';
    codeIn(pre).innerHTML = highlightCode(text, file) + end;
  };
  const show = () => {
    paint(full, state.text.full);
    if (preview) paint(preview, previewOf(state.text));
  };
  // A preview that is not part of its source gives way to all of it.
  if (preview && codeTextOf(preview) !== previewOf(state.text)) show();
  return {
    pair,
    change(pre, text) {
      const edit = pre === full ? editFull : editPreview;
      const now = edit(state.text, text);
      state.text = now;
      pair.demo.toggleAttribute(HOOKS.edited, now.full !== own);
      show();
      runner.run(now.full, (words) => (pre === full ? words : placedInPreview(words, now)));
    },
    isShown: () => full.isConnected && codeTextOf(full) === state.text.full,
    restore() {
      runner.stop();
      pair.demo.removeAttribute(HOOKS.edited);
      for (const pre of pres) if (isEdited(pre)) closeEditor(pre);
      for (const { code, html } of before) code.innerHTML = html;
    },
  };
}

/** The code of a demo in one language and style. */
export interface CodePair {
  readonly demo: Element;
  /** The `pre` of its whole source. */
  readonly full: HTMLElement;
  /** The `pre` of the part that is shown at once. */
  readonly preview: HTMLElement | undefined;
  /** Name of the file: `BasicButtons.tsx`. */
  readonly file: string;
}

const CHOICES = [HOOKS.codeVariant, HOOKS.codeStyle];

/** Whether two sources are of one language and style, as far as they say. */
const isSameChoice = (one: Element) => (other: Element) =>
  CHOICES.every((choice) => {
    const [a, b] = [one.getAttribute(choice), other.getAttribute(choice)];
    return a === null || b === null || a === b;
  });

/** The code that a `pre` in a demo belongs to. */
export function codePairOf(pre: HTMLElement): CodePair | undefined {
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
