/** Styles of the error overlay, inside its shadow root. Dark in both modes; sizes do not follow the page's. */
export const OVERLAY_STYLE = `
:host { all: initial; color-scheme: dark; }
* { box-sizing: border-box; }
section, .pill {
  position: fixed; z-index: 2147483647; color: #e7eaef; background: #0f1215;
  font: 14px/1.5 system-ui, sans-serif; border-block-start: 3px solid #ff99a0;
}
section[data-severity=warning], .pill[data-severity=warning] { border-color: #fbc956; }
section {
  inset-inline: 0; inset-block-end: 0; max-block-size: 70vh; overflow: auto; padding: 16px 24px 24px;
  box-shadow: 0 -12px 32px -8px rgb(0 0 0 / .6);
}
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
h2 { margin: 0; font-size: 16px; }
article { margin-block-start: 16px; max-inline-size: 1100px; }
.head { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 0; }
.error { color: #ff99a0; font-weight: 600; }
.warning { color: #fbc956; font-weight: 600; }
.code { color: #959fac; }
.message { margin: 4px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.hint { margin: 8px 0 0; color: #70b8ff; white-space: pre-wrap; }
pre, .place { font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }
pre { margin: 8px 0 0; padding: 12px; border-radius: 8px; background: #161c22; overflow-x: auto; }
button { font: inherit; color: inherit; cursor: pointer; border: 1px solid #6a7581; background: none; border-radius: 8px; min-block-size: 36px; padding-inline: 12px; }
button:hover { background: #1d242a; }
:focus-visible { outline: 2px solid #52a8ff; outline-offset: 2px; }
.pill { inset-block-end: 16px; inset-inline-end: 16px; min-block-size: 44px; border-radius: 22px; border: 1px solid #ff99a0; padding-inline: 18px; background: #0f1215; }
[hidden] { display: none; }
`;
