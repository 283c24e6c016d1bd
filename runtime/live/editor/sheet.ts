/** On the `pre` that is being edited: flag. */
export const EDITING = 'data-docs-editing';
/** On what says how code is edited: flag. */
export const HINT = 'data-docs-edit-hint';

const FOCUS = 'var(--docs-focus, Highlight)';

/** Lays the editor over the code, which it is as large as: what is typed is seen in the colours under it. */
export const EDITOR_CSS = `
[${EDITING}] { display: grid; grid-template-columns: minmax(max-content, 1fr); align-content: start; }
[${EDITING}] > * { grid-area: 1 / 1; }
[${EDITING}] > code { inline-size: auto; min-inline-size: 0; }
[${EDITING}] > textarea {
  box-sizing: border-box; inline-size: 100%; block-size: 100%; min-inline-size: 0; margin: 0; padding: 0;
  border: 0; border-radius: 0; outline: 0; background: none; resize: none; overflow: hidden;
  color: transparent; caret-color: var(--docs-text-1, CanvasText); forced-color-adjust: none;
  font: inherit; letter-spacing: inherit; word-spacing: inherit; tab-size: inherit; text-align: inherit;
  direction: inherit; white-space: inherit; overflow-wrap: inherit;
}
[${EDITING}] > textarea::selection {
  background: color-mix(in srgb, ${FOCUS} 35%, transparent); color: transparent;
}
[${EDITING}]:focus-within { outline: 2px solid ${FOCUS}; outline-offset: -2px; }
[${HINT}] { padding: 4px 16px; font-size: 0.75rem; line-height: 1.5; }
`;
