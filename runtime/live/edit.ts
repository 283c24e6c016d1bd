import { HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS } from '../contract/texts.ts';
import { onMatch } from '../events.ts';
import { createTranslate, withEnglish } from '../i18n/translate.ts';
import type { DemoPage } from '../page.ts';
import { adoptSheet } from '../reader/adopted-sheet.ts';
import { codePairOf, codeTextOf } from './code-pair.ts';
import type { CodePair } from './code-pair.ts';
import { createEditedDemo } from './edited-demo.ts';
import type { EditedDemo } from './edited-demo.ts';
import { caretAt } from './editor/caret.ts';
import type { Point } from './editor/caret.ts';
import { hintFor } from './editor/hint.ts';
import { EDITOR_CSS } from './editor/sheet.ts';
import { isEdited, openEditor } from './editor/text-area.ts';

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
