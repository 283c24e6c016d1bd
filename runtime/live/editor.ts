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

/** White space at the start of the line that ends at the end of a text. */
export const indentOf = (before: string): string =>
  /(?:^|\n)([ \t]*)[^\n]*$/.exec(before)?.[1] ?? '';

/** Starts a new line that is indented like the one before, as one step that can be undone. */
export function insertLine(event: KeyboardEvent, area: HTMLTextAreaElement): void {
  event.preventDefault();
  const line = `\n${indentOf(area.value.slice(0, area.selectionStart))}`;
  // The only way that keeps what was done before undoable.
  if (document.execCommand('insertText', false, line)) return;
  area.setRangeText(line, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input'));
}

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many characters of a `pre` stand before a point; all of them if the point is beside the text. */
export function caretAt(pre: Element, point: Point): number {
  const code = codeIn(pre);
  const place = placeAt(point);
  if (!place || !code.contains(place.node)) return codeTextOf(pre).length;
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(place.node, place.offset);
  return range.toString().length;
}

/** The older of two ways to ask. */
interface RangeDocument {
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

function placeAt({ x, y }: Point): { readonly node: Node; readonly offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as RangeDocument).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** Says under a `pre` how its code is edited, until the focus has left it. Returns the id of what says it. */
export function hintFor(pre: HTMLElement, words: string): string {
  const known = pre.nextElementSibling;
  if (known?.hasAttribute(HINT)) return known.id;
  const hint = document.createElement('div');
  // Nothing else on a page counts such elements, and two cannot be there at the same time for one `pre`.
  hint.id = `${HINT}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
  hint.setAttribute(HINT, '');
  hint.textContent = words;
  pre.after(hint);
  pre.setAttribute('aria-describedby', hint.id);
  pre.addEventListener('focusout', removeWhenLeft);
  if (!hasFocus(pre)) remove(pre);
  return hint.id;
}

const hasFocus = (pre: HTMLElement) => pre.contains(document.activeElement);

function removeWhenLeft({ currentTarget }: FocusEvent): void {
  const pre = currentTarget;
  // The focus is on its way: it may only go from the code to its editor.
  setTimeout(() => {
    if (pre instanceof HTMLElement && document.hasFocus() && !hasFocus(pre)) remove(pre);
  });
}

function remove(pre: HTMLElement): void {
  pre.removeEventListener('focusout', removeWhenLeft);
  pre.removeAttribute('aria-describedby');
  if (pre.nextElementSibling?.hasAttribute(HINT)) pre.nextElementSibling.remove();
}

/** On the `pre` that is being edited: flag. */
export const EDITING = 'data-docs-editing';
/** On what says how code is edited: flag. */
export const HINT = 'data-docs-edit-hint';

const FOCUS = 'var(--docs-focus, Highlight)';

/**
 * Lays the editor over the code, which it is as large as: what is typed is seen in the colors under it. The column is as wide as its code
 * needs, or as there is room where lines wrap. A theme may give the hint another look.
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

/** The element that holds the text of a `pre`. */
export const codeIn = (pre: Element): Element => pre.querySelector('code') ?? pre;

/** The text of a `pre`, without the last line break. */
export const codeTextOf = (pre: Element): string => codeIn(pre).textContent.replace(/\n$/, '');
