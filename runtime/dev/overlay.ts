import type { DevFinding } from '../contract/dev.ts';
import { OVERLAY_STYLE } from './overlay-style.ts';

/** The sheet of findings at the foot of the page. */
export interface Overlay {
  /** Shows what is wrong now; nothing wrong takes the overlay away. */
  readonly show: (findings: readonly DevFinding[]) => void;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`. */
export function summarise(findings: readonly DevFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [errors && count(errors, 'error'), warnings && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

/** An element with text; nothing is ever parsed as HTML. */
function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function findingElement({ severity, code, message, place, frame, hint }: DevFinding): HTMLElement {
  const article = make('article', '');
  const head = make('p', 'head');
  head.append(make('span', severity, severity), make('span', 'code', code));
  if (place !== undefined) head.append(make('span', 'place', place));
  article.append(head, make('p', 'message', message));
  if (frame !== undefined) {
    const lines = make('pre', '', frame);
    lines.tabIndex = 0;
    article.append(lines);
  }
  if (hint !== undefined) article.append(make('p', 'hint', hint));
  return article;
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

/** Adds the overlay to the page. Esc hides it, the pill brings it back. Warnings alone only show the pill. */
export function createOverlay(): Overlay {
  const host = document.createElement('docs-overlay');
  const { sheet, pill, hide } = createFrame(host.attachShadow({ mode: 'open' }));
  const setHidden = (isHidden: boolean) => {
    sheet.hidden = isHidden;
    pill.hidden = !isHidden;
  };
  pill.addEventListener('click', () => {
    setHidden(false);
    hide.focus();
  });
  hide.addEventListener('click', () => setHidden(true));
  addEventListener('keydown', (event) => {
    // In a dialog or menu of the page, Esc belongs to that.
    const isTaken = document.querySelector('dialog[open], :popover-open') !== null;
    if (event.key === 'Escape' && host.isConnected && !isTaken) setHidden(true);
  });
  const state = { shown: '' };
  return {
    show(findings) {
      const key = JSON.stringify(findings);
      if (key === state.shown) return;
      state.shown = key;
      if (findings.length === 0) return host.remove();
      const words = summarise(findings);
      const hasErrors = findings.some(({ severity }) => severity === 'error');
      const severity = hasErrors ? 'error' : 'warning';
      const header = make('header', '');
      header.append(make('h2', '', words), hide);
      sheet.replaceChildren(header, ...bySeverity(findings).map(findingElement));
      pill.textContent = words;
      sheet.dataset['severity'] = severity;
      pill.dataset['severity'] = severity;
      setHidden(!hasErrors);
      document.documentElement.append(host);
    },
  };
}
