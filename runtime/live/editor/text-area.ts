import { EDITING } from './sheet.ts';
import { insertLine } from './insert-line.ts';

/** How a `pre` is edited. */
export interface EditorOptions {
  readonly text: string;
  /** Name for assistive technology. */
  readonly label: string;
  /** Id of what says how to edit. */
  readonly hint: string;
  /** Characters before the caret. */
  readonly caret: number;
  /** Called with the text after each change. */
  readonly onInput: (text: string) => void;
}

const editorOf = (pre: Element) => pre.querySelector('textarea');

/** Whether the code of a `pre` is being edited. */
export const isEdited = (pre: Element): boolean => editorOf(pre) !== null;

/** Lays an editor over the code of a `pre`, until Escape is pressed or the focus leaves it. Tab goes where it always goes. */
export function openEditor(pre: HTMLElement, options: EditorOptions): void {
  const area = textAreaWith(options);
  area.addEventListener('input', () => options.onInput(area.value));
  area.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') leave(event, pre);
    if (event.key === 'Enter') insertLine(event, area);
  });
  area.addEventListener('blur', () => {
    // Another window may have the focus: then the reader comes back to the same place.
    setTimeout(() => {
      if (document.hasFocus() && document.activeElement !== area) closeEditor(pre);
    });
  });
  const { scrollTop, scrollLeft } = pre;
  pre.setAttribute(EDITING, '');
  // The editor in it is in the tab order.
  pre.tabIndex = -1;
  pre.append(area);
  area.focus({ preventScroll: true });
  area.setSelectionRange(options.caret, options.caret);
  pre.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
}

/** Takes the editor away. */
export function closeEditor(pre: HTMLElement): void {
  editorOf(pre)?.remove();
  pre.removeAttribute(EDITING);
  pre.tabIndex = 0;
}

function leave(event: KeyboardEvent, pre: HTMLElement): void {
  event.preventDefault();
  // It closes nothing else.
  event.stopPropagation();
  pre.tabIndex = 0;
  pre.focus({ preventScroll: true });
  closeEditor(pre);
}

function textAreaWith({ text, label, hint }: EditorOptions): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  const attributes = {
    'aria-label': label,
    'aria-describedby': hint,
    autocapitalize: 'off',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    translate: 'no',
  };
  for (const [name, value] of Object.entries(attributes)) area.setAttribute(name, value);
  // The code under it says how large it is.
  area.rows = 1;
  area.cols = 1;
  area.value = text;
  return area;
}
