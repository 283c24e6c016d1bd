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
