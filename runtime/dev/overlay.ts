import type { DevFinding } from '../contract/dev.ts';
import { findingElement, make, severityOf, summarise } from './finding.ts';
import { createMarks } from './marks.ts';

/** What is wrong, shown over and beside the page. */
export interface Overlay {
  /** Shows what is wrong now; nothing wrong takes the overlay away. The list opens by itself where it stops the page from being shown. */
  readonly show: (findings: readonly DevFinding[], isStopped: boolean) => void;
}

/** Errors before warnings; otherwise as they came. */
const bySeverity = (findings: readonly DevFinding[]) => [
  ...findings.filter(({ severity }) => severity === 'error'),
  ...findings.filter(({ severity }) => severity === 'warning'),
];

interface Frame {
  readonly sheet: HTMLElement;
  readonly pill: HTMLElement;
  readonly hide: HTMLElement;
}

function createFrame(root: ShadowRoot): Frame {
  const style = new CSSStyleSheet();
  style.replaceSync(OVERLAY_STYLE);
  root.adoptedStyleSheets = [style];
  const sheet = make('section', '');
  sheet.ariaLabel = 'What is wrong with this page';
  const pill = make('button', 'pill');
  const hide = make('button', '', 'Hide (Esc)');
  root.append(sheet, pill);
  return { sheet, pill, hide };
}

/** Shows either the list or the pill; a list that is hidden while it has the focus gives it to the pill. */
function createSwitch(root: ShadowRoot, { sheet, pill }: Pick<Frame, 'sheet' | 'pill'>) {
  return (isHidden: boolean) => {
    const hadFocus = sheet.contains(root.activeElement);
    sheet.hidden = isHidden;
    pill.hidden = !isHidden;
    if (isHidden && hadFocus) pill.focus();
  };
}

/** Adds the overlay to the page: marks beside blocks, and all findings in a list at its foot. Esc hides the list, the pill brings it back. */
export function createOverlay(): Overlay {
  const host = document.createElement('docs-overlay');
  host.lang = 'en';
  const root = host.attachShadow({ mode: 'open' });
  const { sheet, pill, hide } = createFrame(root);
  const marks = createMarks(root);
  const setHidden = createSwitch(root, { sheet, pill });
  const state = { shown: '', findings: [] as readonly DevFinding[] };
  const fill = () => {
    const header = make('header', '');
    header.append(make('h2', '', summarise(state.findings)), hide);
    const listed = bySeverity(state.findings).map((finding) => {
      const jump = marks.jumpTo(finding);
      const leave = jump && (() => [setHidden(true), jump()]);
      return findingElement(finding, { jump: leave });
    });
    sheet.replaceChildren(header, ...listed);
  };
  pill.addEventListener('click', () => {
    fill(); // marks come and go with the page
    setHidden(false);
    hide.focus();
  });
  hide.addEventListener('click', () => setHidden(true));
  addEventListener('keydown', (event) => {
    // In a dialog or menu of the page, Esc belongs to that.
    const isTaken = document.querySelector('dialog[open], :popover-open') !== null;
    if (event.key === 'Escape' && host.isConnected && !isTaken) setHidden(true);
  });
  return {
    show(findings, isStopped) {
      const key = JSON.stringify([findings, isStopped]);
      if (key === state.shown) return;
      Object.assign(state, { shown: key, findings });
      if (findings.length === 0) host.remove();
      else document.documentElement.append(host);
      marks.show(findings);
      if (findings.length === 0) return;
      fill();
      const severity = severityOf(findings);
      pill.textContent = summarise(findings);
      sheet.dataset['severity'] = severity;
      pill.dataset['severity'] = severity;
      setHidden(!isStopped);
    },
  };
}

/** Styles of the overlay, inside its shadow root. Dark in both modes; sizes do not follow the page's. */
export const OVERLAY_STYLE = `
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
  position: absolute; inline-size: max-content; max-inline-size: min(440px, calc(100vw - 16px)); padding: 12px 16px;
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
