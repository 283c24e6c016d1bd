import type { DevFinding } from '../contract/dev.ts';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`. */
export function summarize(findings: readonly DevFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [errors && count(errors, 'error'), warnings && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

export const severityOf = (findings: readonly DevFinding[]): DevFinding['severity'] =>
  findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';

/** Creates an element with text, which is never parsed as HTML. */
export function create(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

interface FindingOptions {
  /** Leaves out the lines around its place, which are beside it. */
  readonly isShort?: boolean;
  /** Goes to the finding's mark in the page; absent if it has none. */
  readonly jump?: (() => void) | undefined;
}

/** Creates the text of a finding: what, where, what to do. */
export function findingElement(
  { severity, code, message, place, frame, hint }: DevFinding,
  { isShort = false, jump }: FindingOptions = {},
): HTMLElement {
  const article = create('article', '');
  const head = create('p', 'head');
  head.append(create('span', severity, severity), create('span', 'code', code));
  if (place !== undefined) {
    const element = create(jump ? 'button' : 'span', 'place', place);
    if (jump) element.title = 'Show it in the page';
    if (jump) element.addEventListener('click', jump);
    head.append(element);
  }
  article.append(head, create('p', 'message', message));
  if (frame !== undefined && !isShort) {
    const lines = create('pre', '', frame);
    lines.tabIndex = 0;
    article.append(lines);
  }
  if (hint !== undefined) article.append(create('p', 'hint', hint));
  return article;
}
