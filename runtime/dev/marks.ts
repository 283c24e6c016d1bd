import { LINE_HOOK, type DevFinding } from '../contract/dev.ts';
import { CHANGE_EVENT } from '../contract/hooks.ts';
import { createElement } from '../elements.ts';

/** Findings of a block: a button beside it, and a card with their texts. */
interface Mark {
  readonly element: HTMLElement;
  readonly button: HTMLElement;
  readonly block: HTMLElement;
  readonly findings: readonly DevFinding[];
}

/** Adds marks to the overlay's shadow root. They move with their blocks. */
export function createMarks(root: ShadowRoot) {
  const layer = createElement('div', { class: 'marks' });
  root.append(layer);
  let current: readonly DevFinding[] = [];
  let marks: readonly Mark[] = [];
  const place = () => placeMarks(marks);
  const update = () => {
    marks = updatedMarks(current, marks);
    fillLayer(layer, marks);
    place();
  };
  document.addEventListener(CHANGE_EVENT, update);
  new ResizeObserver(place).observe(document.body);
  // Opening and closing may show blocks without resizing the page.
  document.addEventListener('toggle', place, true);
  document.addEventListener('click', () => requestAnimationFrame(place));
  return {
    show(findings: readonly DevFinding[]) {
      current = findings;
      update();
    },
    /** Returns a function that opens a finding's mark; undefined if it has none. */
    jumpTo(finding: DevFinding): (() => void) | undefined {
      const mark = marks.find(({ findings }) => findings.includes(finding));
      if (!mark) return undefined;
      return () => {
        mark.block.scrollIntoView({ block: 'center' });
        mark.button.focus({ preventScroll: true });
      };
    },
  };
}

/** Returns marks for the findings. A mark with the same findings at the same block is reused. */
function updatedMarks(findings: readonly DevFinding[], before: readonly Mark[]): readonly Mark[] {
  const blocks = [...document.querySelectorAll<HTMLElement>(`main [${LINE_HOOK}]`)];
  const lines = blocks.map((block) => Number(block.getAttribute(LINE_HOOK)));
  return blocksWithFindings(findings, lines).flatMap(({ block: at, findings: ofBlock }) => {
    const block = blocks[at];
    if (!block) return [];
    const key = JSON.stringify(ofBlock);
    const same = before.find(
      (mark) => mark.block === block && JSON.stringify(mark.findings) === key,
    );
    return [same ? { ...same, findings: ofBlock } : createMark(block, ofBlock)];
  });
}

/** Creates a mark. Its card is open while the pointer or the focus is on the mark, until Esc. */
function createMark(block: HTMLElement, findings: readonly DevFinding[]): Mark {
  const severity = severityOf(findings);
  const labels = findings.map(
    (finding) =>
      `${finding.severity} in ${finding.isInDemo ? finding.place : `line ${finding.line}`}: ${finding.message}`,
  );
  const button = createElement(
    'button',
    { class: 'mark', 'data-severity': severity, 'aria-label': labels.join('; ') },
    severity === 'error' ? '×' : '!',
  );
  const card = createElement(
    'div',
    { class: 'card', role: 'note', popover: '' },
    // Lines of the page are beside the card; lines of a demo are not.
    ...findings.map((finding) => findingElement(finding, { isShort: !finding.isInDemo })),
  );
  const element = createElement('div', {}, button, card);
  const open = () => {
    card.togglePopover(true);
    placeCard(card, button);
  };
  const close = () => card.togglePopover(false);
  card.addEventListener('toggle', () => {
    button.ariaExpanded = String(card.matches(':popover-open'));
  });
  element.addEventListener('focusin', open);
  element.addEventListener('click', open);
  element.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && open());
  element.addEventListener('pointerleave', () => {
    if (!button.matches(':focus')) close();
  });
  button.addEventListener('blur', close);
  button.ariaExpanded = 'false';
  return { element, button, block, findings };
}

/**
 * Returns the blocks with findings. A finding belongs to the last block that starts at or before
 * its line, or to none. `lines` are the first lines of all blocks, in page order; `block` is the
 * index of one.
 */
export function blocksWithFindings(findings: readonly DevFinding[], lines: readonly number[]) {
  const byLine = lines.map((line, block) => ({ line, block })).sort((a, b) => a.line - b.line);
  const found = new Map<number, DevFinding[]>();
  for (const finding of findings) {
    const { line } = finding;
    // Of blocks that start together, the outermost comes first: the last is the nearest.
    const nearest = line === undefined ? undefined : byLine.findLast((one) => one.line <= line);
    if (!nearest) continue;
    found.set(nearest.block, [...(found.get(nearest.block) ?? []), finding]);
  }
  return [...found]
    .map(([block, ofBlock]) => ({ block, findings: ofBlock }))
    .sort((a, b) => a.block - b.block);
}

/** Adds the marks to the layer in page order. Does not move reused ones, which keep the focus. */
function fillLayer(layer: HTMLElement, marks: readonly Mark[]): void {
  const wanted = new Set<Element>(marks.map(({ element }) => element));
  for (const child of [...layer.children]) if (!wanted.has(child)) child.remove();
  marks.forEach(({ element }, at) => {
    const next = layer.children[at] ?? null;
    if (next !== element) layer.insertBefore(element, next);
  });
}

/** Places marks beside visible blocks, and hides the others. Measures all before any changes. */
function placeMarks(marks: readonly Mark[]): void {
  const places = marks.map(({ block }) => placeBeside(block));
  marks.forEach(({ button }, at) => {
    const place = places[at];
    button.hidden = !place;
    if (!place) return;
    const { left, top, width } = place;
    Object.assign(button.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  });
}

/** Pixels: wide enough for a finger, if the margin has the room. */
const MAX_MARK_WIDTH = 24;
const MARK_GAP = 2;

/** Returns the position beside a block's first line; undefined if the block is not visible. */
function placeBeside(block: Element) {
  const shown = visibleAround(block);
  if (!shown) return undefined;
  const { top } = shown.getBoundingClientRect();
  const whole = outermostBlock(shown);
  const column = whole.getBoundingClientRect();
  // The direction of the page, since code is always left to right.
  const isRtl = getComputedStyle(whole.parentElement ?? whole).direction === 'rtl';
  const pageWidth = document.documentElement.clientWidth;
  const margin = (isRtl ? pageWidth - column.right : column.left) - MARK_GAP;
  const isInside = margin <= 0;
  const width = isInside ? MAX_MARK_WIDTH : Math.min(MAX_MARK_WIDTH, margin);
  const outside = isRtl ? column.right + MARK_GAP : column.left - MARK_GAP - width;
  const inside = isRtl ? column.right - MARK_GAP - width : column.left + MARK_GAP;
  const left = isInside ? inside : outside;
  return { left: left + scrollX, top: top + scrollY, width };
}

/** Returns the block, or the nearest visible element around it. */
function visibleAround(block: Element): Element | undefined {
  const isVisible = block.checkVisibility() && block.getBoundingClientRect().height > 0;
  if (isVisible) return block;
  return block.parentElement?.closest('main') ? visibleAround(block.parentElement) : undefined;
}

/** Returns the outermost block around one, which is as wide as the column of text. */
function outermostBlock(block: Element): Element {
  const parent = block.parentElement?.closest(`[${LINE_HOOK}]`);
  return parent ? outermostBlock(parent) : block;
}

/** Pixels between the card, its mark and the edges of the window. */
const CARD_GAP = 8;

/** Places the card under its mark, or above it if only there is room, and inside the window. */
function placeCard(card: HTMLElement, button: HTMLElement): void {
  const mark = button.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { documentElement } = document;
  const isRtl = getComputedStyle(documentElement).direction === 'rtl';
  const start = isRtl ? mark.right - width : mark.left;
  const most = documentElement.clientWidth - width - CARD_GAP;
  const left = Math.max(CARD_GAP, Math.min(start, most));
  const above = mark.top - CARD_GAP - height;
  const below = mark.bottom + CARD_GAP;
  const top = below + height > innerHeight && above >= 0 ? above : below;
  Object.assign(card.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px` });
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns `2 errors, 1 warning`. */
export function summarize(findings: readonly DevFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [errors && count(errors, 'error'), warnings && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

export const severityOf = (findings: readonly DevFinding[]): DevFinding['severity'] =>
  findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';

/**
 * Creates the text of a finding: location, message and hint. `isShort` leaves out the source lines,
 * which are beside it. `jump` goes to its mark in the page.
 */
export function findingElement(
  { severity, code, message, place, frame, hint }: DevFinding,
  { isShort = false, jump }: { isShort?: boolean; jump?: (() => void) | undefined },
): HTMLElement {
  const head = createElement(
    'p',
    { class: 'head' },
    createElement('span', { class: severity }, severity),
    createElement('span', { class: 'code' }, code),
  );
  if (place !== undefined) {
    const element = createElement(jump ? 'button' : 'span', { class: 'place' }, place);
    if (jump) element.title = 'Show it in the page';
    if (jump) element.addEventListener('click', jump);
    head.append(element);
  }
  const article = createElement(
    'article',
    {},
    head,
    createElement('p', { class: 'message' }, message),
  );
  if (frame !== undefined && !isShort)
    article.append(createElement('pre', { tabindex: '0' }, frame));
  if (hint !== undefined) article.append(createElement('p', { class: 'hint' }, hint));
  return article;
}
