import type { DevFinding } from '../contract/dev.ts';

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`. */
export function summarise(findings: readonly DevFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [errors && count(errors, 'error'), warnings && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

/** The worst of them: what a mark for all of them looks like. */
export const severityOf = (findings: readonly DevFinding[]): DevFinding['severity'] =>
  findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';

/** An element with text; nothing is ever parsed as HTML. */
export function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** How a finding is shown. */
export interface FindingOptions {
  /** Without the lines around its place: they are beside it. */
  readonly isShort?: boolean;
  /** Goes to the finding's mark in the page; absent where it has none. */
  readonly jump?: (() => void) | undefined;
}

/** A finding in words: what, where, what to do. */
export function findingElement(
  { severity, code, message, place, frame, hint }: DevFinding,
  { isShort = false, jump }: FindingOptions = {},
): HTMLElement {
  const article = make('article', '');
  const head = make('p', 'head');
  head.append(make('span', severity, severity), make('span', 'code', code));
  if (place !== undefined) head.append(jump ? jumping(place, jump) : make('span', 'place', place));
  article.append(head, make('p', 'message', message));
  if (frame !== undefined && !isShort) {
    const lines = make('pre', '', frame);
    lines.tabIndex = 0;
    article.append(lines);
  }
  if (hint !== undefined) article.append(make('p', 'hint', hint));
  return article;
}

function jumping(place: string, jump: () => void): HTMLElement {
  const button = make('button', 'place', place);
  button.title = 'Show it in the page';
  button.addEventListener('click', jump);
  return button;
}
