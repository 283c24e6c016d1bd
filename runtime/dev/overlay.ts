import type { DevFinding } from '../contract/dev.ts';
import { createElement } from '../elements.ts';
import { createMarks, findingElement, severityOf, summarize } from './marks.ts';

/**
 * Creates the overlay: marks beside blocks, and a list that Esc hides. Removed if it is empty. The
 * returned function shows diagnostics. If `isStopped`, it opens the list.
 */
export function createOverlay() {
  const host = document.createElement('docs-overlay');
  host.lang = 'en';
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(OVERLAY_STYLE);
  root.adoptedStyleSheets = [style];
  const list = createElement('section', { 'aria-label': 'Problems on this page' });
  const pill = createElement('button', { class: 'pill' });
  const hide = createElement('button', {}, 'Hide (Esc)');
  root.append(list, pill);
  const marks = createMarks(root);
  let shown = '';
  let current: readonly DevFinding[] = [];
  const setHidden = (isHidden: boolean) => {
    const hadFocus = list.contains(root.activeElement);
    list.hidden = isHidden;
    pill.hidden = !isHidden;
    if (isHidden && hadFocus) pill.focus();
  };
  const fill = () => {
    const header = createElement('header', {}, createElement('h2', {}, summarize(current)), hide);
    const errorsFirst = current.toSorted((a, b) => rankOf(a) - rankOf(b));
    const items = errorsFirst.map((finding) => {
      const jump = marks.jumpTo(finding);
      const hideAndJump = () => {
        setHidden(true);
        jump?.();
      };
      return findingElement(finding, { jump: jump && hideAndJump });
    });
    list.replaceChildren(header, ...items);
  };
  pill.addEventListener('click', () => {
    // Create the list again, because the marks may have changed with the page.
    fill();
    setHidden(false);
    hide.focus();
  });
  hide.addEventListener('click', () => setHidden(true));
  addEventListener('keydown', (event) => {
    // An open dialog or menu of the page handles Esc itself.
    const isTaken = document.querySelector('dialog[open], :popover-open') !== null;
    if (event.key === 'Escape' && host.isConnected && !isTaken) setHidden(true);
  });
  return (findings: readonly DevFinding[], isStopped: boolean): void => {
    const key = JSON.stringify([findings, isStopped]);
    if (key === shown) return;
    shown = key;
    current = findings;
    if (findings.length === 0) host.remove();
    else document.documentElement.append(host);
    marks.show(findings);
    if (findings.length === 0) return;
    fill();
    const severity = severityOf(findings);
    pill.textContent = summarize(findings);
    list.dataset['severity'] = severity;
    pill.dataset['severity'] = severity;
    setHidden(!isStopped);
  };
}

const rankOf = ({ severity }: DevFinding) => (severity === 'error' ? 0 : 1);

/** Styles inside the shadow root. Dark in both modes; sizes do not depend on the page's. */
const OVERLAY_STYLE = `
:host { all: initial; color-scheme: dark; }
* { box-sizing: border-box; }
section, .pill, .card {
  position: fixed; direction: ltr; text-align: start; z-index: 2147483647; color: #e7eaef; background: #0f1215;
  font: 14px/1.5 system-ui, sans-serif; border-block-start: 3px solid #ff99a0;
}
[data-severity=warning] { border-color: #fbc956 !important; }
section {
  inset-inline: 0; inset-block-end: 0; max-block-size: 70vh; overflow: auto; padding: 0 24px 24px; overscroll-behavior: contain; scroll-padding-block-start: 72px;
  box-shadow: 0 -12px 32px -8px rgb(0 0 0 / .6);
}
header {
  position: sticky; inset-block-start: 0; padding-block: 16px; background: inherit;
  display: flex; align-items: center; justify-content: space-between; gap: 16px;
}
h2 { margin: 0; font-size: 16px; }
header + article { margin-block-start: 0; }
article { margin-block-start: 24px; max-inline-size: 1100px; }
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
button.place { min-block-size: 24px; padding-inline: 8px; border-radius: 6px; text-align: start; overflow-wrap: anywhere; }
.card {
  position: absolute; inset: auto; margin: 0; inline-size: max-content; max-inline-size: min(440px, calc(100vw - 16px)); padding: 12px 16px;
  border: 1px solid #6a7581; border-radius: 8px; box-shadow: 0 8px 24px rgb(0 0 0 / .35);
}
.card article:first-child { margin-block-start: 0; }
.card .place { overflow-wrap: anywhere; }
.mark {
  position: absolute; z-index: 1; block-size: 24px; min-block-size: 0; padding: 0; border: 0; background: none !important;
  font: 700 12px/1 system-ui, sans-serif; color: #ff99a0; display: grid; place-items: center; isolation: isolate;
}
.mark::before {
  content: ''; position: absolute; z-index: -1; inset: 0; margin: auto; inline-size: 16px; max-inline-size: 100%; block-size: 16px;
  border-radius: 8px; background: #0f1215; border: 1px solid currentcolor;
}
.mark[data-severity=warning] { color: #fbc956; }
.mark:hover::before, .mark[aria-expanded=true]::before { border-width: 2px; }
@media print { :host { display: none !important; } }
[hidden] { display: none !important; }
`;
