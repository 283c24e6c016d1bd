import { HOOKS } from '../contract/hooks.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { Reader } from '../contract/reader.ts';
import type { Translate } from '../i18n/translate.ts';
import { codeIn, codeTextOf } from './code-pair.ts';
import type { CodePair } from './code-pair.ts';
import { closeEditor, isEdited } from './editor/text-area.ts';
import { createRunner } from './runner.ts';
import { editFull, editPreview, previewOf, startText } from './text/edited-text.ts';
import { placedInPreview } from './text/preview-place.ts';

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
