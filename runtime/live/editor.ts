import { createElement } from '../elements.ts';

/** On the `pre` that is being edited: flag. */
const EDITING = 'data-docs-editing';
/** On the hint that says how to edit: flag. */
const HINT = 'data-docs-edit-hint';

const FOCUS = 'var(--docs-focus, Highlight)';

/**
 * Lays the text area over the code at the same size. Its text is transparent to show the colors.
 * The column is as wide as the code or, if lines wrap, as the block. A theme may restyle the hint.
 */
export const EDITOR_CSS = `
[${EDITING}] { display: grid; grid-template-columns: auto; align-content: start; cursor: text; }
[${EDITING}] > :is(code, textarea) { grid-area: 1 / 1; }
[${EDITING}] > code { inline-size: auto; min-inline-size: auto; min-block-size: 1lh; }
[${EDITING}] > textarea {
  box-sizing: border-box; inline-size: 100%; block-size: 100%; min-inline-size: 0; margin: 0; padding: 0;
  border: 0; border-radius: 0; outline: 0; background: none; resize: none; overflow: hidden; opacity: 1;
  color: transparent; caret-color: var(--docs-text-1, CanvasText); forced-color-adjust: none;
  font: inherit; letter-spacing: inherit; word-spacing: inherit; text-indent: inherit; text-transform: inherit;
  text-rendering: inherit; text-align: inherit; tab-size: inherit; direction: inherit; unicode-bidi: inherit;
  white-space: inherit; overflow-wrap: inherit; word-break: inherit; hyphens: inherit;
}
[${EDITING}] > textarea::selection {
  background: color-mix(in srgb, ${FOCUS} 35%, transparent); color: transparent;
}
[${EDITING}]:focus-within { outline: 2px solid ${FOCUS}; outline-offset: -2px; }
@media (forced-colors: active) { [${EDITING}] > textarea { caret-color: CanvasText; } }
:where([${HINT}]) { padding: 4px 16px; font-size: 0.75rem; line-height: 1.5; }
`;

export const codeIn = (pre: Element): Element => pre.querySelector('code') ?? pre;

/** Returns the text of a `pre` without the last line break. */
export const codeTextOf = (pre: Element): string => codeIn(pre).textContent.replace(/\n$/, '');

interface EditorOptions {
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly caret: number;
  readonly onInput: (text: string) => void;
}

const editorOf = (pre: Element) => pre.querySelector('textarea');

export const isEdited = (pre: Element): boolean => editorOf(pre) !== null;

/** Lays a text area over the code of a `pre` until Escape or blur. Tab moves the focus as usual. */
export function openEditor(pre: HTMLElement, options: EditorOptions): void {
  const area = createTextArea(options);
  area.addEventListener('input', () => options.onInput(area.value));
  area.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') leaveEditor(event, pre);
    if (event.key === 'Enter') insertLine(event, area);
  });
  area.addEventListener('blur', () => {
    // If another window has the focus, the reader will come back to the same place.
    setTimeout(() => {
      if (document.hasFocus() && document.activeElement !== area) closeEditor(pre);
    });
  });
  const { scrollTop, scrollLeft } = pre;
  pre.setAttribute(EDITING, '');
  // The text area is in the tab order instead.
  pre.tabIndex = -1;
  pre.append(area);
  area.focus({ preventScroll: true });
  area.setSelectionRange(options.caret, options.caret);
  pre.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
}

export function closeEditor(pre: HTMLElement): void {
  editorOf(pre)?.remove();
  pre.removeAttribute(EDITING);
  pre.tabIndex = 0;
}

function leaveEditor(event: KeyboardEvent, pre: HTMLElement): void {
  event.preventDefault();
  // Escape must not close anything else.
  event.stopPropagation();
  pre.tabIndex = 0;
  pre.focus({ preventScroll: true });
  closeEditor(pre);
}

function createTextArea({ text, label, hint }: EditorOptions): HTMLTextAreaElement {
  const area = createElement('textarea', {
    'aria-label': label,
    'aria-describedby': hint,
    autocapitalize: 'off',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    translate: 'no',
    // The code below the text area decides the size.
    rows: '1',
    cols: '1',
  });
  area.value = text;
  return area;
}

/** Returns the white space at the start of a text's last line. */
export const indentOf = (before: string): string =>
  /(?:^|\n)([ \t]*)[^\n]*$/.exec(before)?.[1] ?? '';

/** Starts a new line with the same indentation, as one undoable step. */
function insertLine(event: KeyboardEvent, area: HTMLTextAreaElement): void {
  event.preventDefault();
  const line = `\n${indentOf(area.value.slice(0, area.selectionStart))}`;
  // Only `execCommand` keeps the undo history.
  document.execCommand('insertText', false, line);
}

/** A point in the viewport, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Counts the characters of a `pre` before a point; all of them if the point is beside the text. */
export function caretAt(pre: Element, point: Point): number {
  const code = codeIn(pre);
  const position = positionAt(point);
  if (!position || !code.contains(position.node)) return codeTextOf(pre).length;
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(position.node, position.offset);
  return range.toString().length;
}

/** Document with the method of older browsers. */
type RangeDocument = { readonly caretRangeFromPoint?: (x: number, y: number) => Range | null };

function positionAt({ x, y }: Point): { readonly node: Node; readonly offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as RangeDocument).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** Shows a hint under a `pre` until the focus leaves it. Returns the hint's id. */
export function showHint(pre: HTMLElement, text: string): string {
  const existing = pre.nextElementSibling;
  if (existing?.hasAttribute(HINT)) return existing.id;
  // The id is random, because a page may show several hints at once.
  const id = `${HINT}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
  const hint = createElement('div', { id, [HINT]: '' }, text);
  pre.after(hint);
  pre.setAttribute('aria-describedby', id);
  const left = new AbortController();
  const removeIfLeft = () => {
    if (!document.hasFocus() || pre.contains(document.activeElement)) return;
    hint.remove();
    pre.removeAttribute('aria-describedby');
    left.abort();
  };
  // Wait, because the focus may be moving from the code to its text area.
  const onLeave = () => setTimeout(removeIfLeft);
  pre.addEventListener('focusout', onLeave, { signal: left.signal });
  // The focus may have left while this script was loaded.
  onLeave();
  return id;
}
