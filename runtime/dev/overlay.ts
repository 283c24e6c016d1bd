import type { DevFinding } from '../contract/dev.ts';
import { findingElement, make, severityOf, summarise } from './finding.ts';
import { createMarks } from './marks.ts';
import { OVERLAY_STYLE } from './overlay-style.ts';

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
