import { LINE_HOOK } from '../contract/dev.ts';
import type { DevFinding } from '../contract/dev.ts';
import { CHANGE_EVENT } from '../contract/hooks.ts';
import { findingElement, make, severityOf } from './finding.ts';

/** Marks beside the blocks of the page that something is wrong with. */
export interface Marks {
  /** Marks what is wrong now, and nothing else. */
  readonly show: (findings: readonly DevFinding[]) => void;
  /** What goes to the mark of a finding and opens it; undefined where it has none. */
  readonly jumpTo: (finding: DevFinding) => (() => void) | undefined;
}

interface Mark {
  readonly button: HTMLElement;
  readonly block: HTMLElement;
  readonly findings: readonly DevFinding[];
}

const blocksOfPage = () => [...document.querySelectorAll<HTMLElement>(`main [${LINE_HOOK}]`)];

function createMark(block: HTMLElement, findings: readonly DevFinding[]): Mark {
  const severity = severityOf(findings);
  const button = make('button', 'mark', severity === 'error' ? '×' : '!');
  button.dataset['severity'] = severity;
  button.ariaExpanded = 'false';
  const words = findings.map(
    (one) => `${one.severity} in ${one.isInDemo ? one.place : `line ${one.line}`}: ${one.message}`,
  );
  button.ariaLabel = words.join('; ');
  return { button, block, findings };
}

/** Puts marks beside their blocks; those of blocks that nobody can see wait for them. */
function place(marks: readonly Mark[]): void {
  const spots = marks.map(({ block }) => spotBeside(block));
  marks.forEach(({ button }, at) => {
    const spot = spots[at];
    button.hidden = !spot;
    if (!spot) return;
    Object.assign(button.style, { left: `${spot.left}px`, top: `${spot.top}px` });
    button.style.width = `${spot.width}px`;
  });
}

/** Marks for what is wrong now: those of `before` that say the same of the same block stay what they are. */
function renewed(findings: readonly DevFinding[], before: readonly Mark[]): readonly Mark[] {
  const blocks = blocksOfPage();
  const lines = blocks.map((block) => Number(block.getAttribute(LINE_HOOK)));
  return blocksWithFindings(findings, lines).flatMap(({ block: at, findings: ofBlock }) => {
    const block = blocks[at];
    if (!block) return [];
    const key = JSON.stringify(ofBlock);
    const isSame = (mark: Mark) => mark.block === block && JSON.stringify(mark.findings) === key;
    const same = before.find(isSame);
    return [same ? { ...same, findings: ofBlock } : createMark(block, ofBlock)];
  });
}

/** Puts the buttons into the layer, in the order of the page. Those that stay are left where they are: what has the focus keeps it. */
function fill(layer: HTMLElement, marks: readonly Mark[]): void {
  const wanted = new Set<Element>(marks.map(({ button }) => button));
  for (const child of [...layer.children]) if (!wanted.has(child)) child.remove();
  marks.forEach(({ button }, at) => {
    const next = layer.children[at] ?? null;
    if (next !== button) layer.insertBefore(button, next);
  });
}

/** Calls back whenever blocks of the page may have moved. */
function whenMoved(listener: () => void): void {
  new ResizeObserver(listener).observe(document.body);
  // What opens and closes in the page may show blocks without changing its size.
  document.addEventListener('toggle', listener, true);
  document.addEventListener('click', () => requestAnimationFrame(listener));
}

/** Adds marks to the shadow root that holds all of the overlay. They follow the page when it changes its shape. */
export function createMarks(root: ShadowRoot): Marks {
  const layer = make('div', 'marks');
  const card = createCard(root);
  root.append(layer);
  const state: { findings: readonly DevFinding[]; marks: readonly Mark[] } = {
    findings: [],
    marks: [],
  };
  const open = ({ target }: Event) => {
    const mark = state.marks.find(({ button }) => button === target);
    if (mark) card.open(mark.button, mark.findings);
  };
  layer.addEventListener('focusin', open);
  layer.addEventListener('click', open);
  layer.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && open(event));
  const renew = () => {
    state.marks = renewed(state.findings, state.marks);
    fill(layer, state.marks);
    place(state.marks);
    card.check();
  };
  document.addEventListener(CHANGE_EVENT, renew);
  whenMoved(() => place(state.marks));
  return {
    show(findings) {
      state.findings = findings;
      renew();
    },
    jumpTo(finding) {
      const mark = state.marks.find(({ findings }) => findings.includes(finding));
      if (!mark) return undefined;
      return () => {
        mark.block.scrollIntoView({ block: 'center' });
        mark.button.focus({ preventScroll: true });
      };
    },
  };
}

/** Findings that belong beside one block of the page. */
export interface MarkedBlock {
  /** Index of the block among those of the page. */
  readonly block: number;
  readonly findings: readonly DevFinding[];
}

/**
 * The blocks beside which findings are shown: each the last to begin at or before the line of its findings. `lines` are where the blocks of the
 * page begin, in its order. Findings above all of them, or elsewhere, have no block.
 */
export function blocksWithFindings(
  findings: readonly DevFinding[],
  lines: readonly number[],
): MarkedBlock[] {
  const byLine = lines.map((line, block) => ({ line, block })).sort((a, b) => a.line - b.line);
  const found = new Map<number, DevFinding[]>();
  for (const finding of findings) {
    const { line } = finding;
    // Of blocks that begin together, the outermost comes first and holds the others: the last is the nearest.
    const nearest = line === undefined ? undefined : byLine.findLast((one) => one.line <= line);
    if (!nearest) continue;
    found.set(nearest.block, [...(found.get(nearest.block) ?? []), finding]);
  }
  return [...found]
    .map(([block, ofBlock]) => ({ block, findings: ofBlock }))
    .sort((a, b) => a.block - b.block);
}

/** Where a mark stands, in pixels of the document. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Pixels: as wide as a finger can hit, where the margin has the room. */
const WIDEST = 24;
/** Pixels between a mark and its block. */
const MARK_GAP = 2;

/** The nearest element around a block, or itself, that takes room on the page. */
function shownAround(block: Element): Element | undefined {
  const isShown = block.checkVisibility() && block.getBoundingClientRect().height > 0;
  if (isShown) return block;
  return block.parentElement?.closest('main') ? shownAround(block.parentElement) : undefined;
}

/** The outermost block around one: where the column of text begins. */
function outermost(block: Element): Element {
  const parent = block.parentElement?.closest(`[${LINE_HOOK}]`);
  return parent ? outermost(parent) : block;
}

/** The place in the margin, beside the first line of a block, or in the corner of one that fills the page; undefined where there is none. */
export function spotBeside(block: Element): Spot | undefined {
  const shown = shownAround(block);
  if (!shown) return undefined;
  const { top } = shown.getBoundingClientRect();
  const whole = outermost(shown);
  const column = whole.getBoundingClientRect();
  // Code reads from the left everywhere: the page around it decides.
  const isFromRight = getComputedStyle(whole.parentElement ?? whole).direction === 'rtl';
  const pageWidth = document.documentElement.clientWidth;
  const margin = (isFromRight ? pageWidth - column.right : column.left) - MARK_GAP;
  const isInside = margin <= 0;
  const width = isInside ? WIDEST : Math.min(WIDEST, margin);
  const outside = isFromRight ? column.right + MARK_GAP : column.left - MARK_GAP - width;
  const inside = isFromRight ? column.right - MARK_GAP - width : column.left + MARK_GAP;
  const left = isInside ? inside : outside;
  return { left: left + scrollX, top: top + scrollY, width };
}

/** The card that a mark opens. There is one, so one mark at a time is open. */
export interface Card {
  readonly open: (opener: HTMLElement, findings: readonly DevFinding[]) => void;
  /** Closes it if its mark is gone. */
  readonly check: () => void;
}

/** Pixels between the card, its mark and the edges of the window. */
const CARD_GAP = 8;

/** Puts the card under its mark, or above it where there is more room; inside the window in both directions. */
function placeCard(card: HTMLElement, opener: HTMLElement): void {
  const mark = opener.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const start = isRtl ? mark.right - width : mark.left;
  const left = Math.max(
    CARD_GAP,
    Math.min(start, document.documentElement.clientWidth - width - CARD_GAP),
  );
  const below = mark.bottom + CARD_GAP;
  const isAbove = below + height > innerHeight && mark.top - CARD_GAP - height >= 0;
  const top = isAbove ? mark.top - CARD_GAP - height : below;
  Object.assign(card.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px` });
}

/** Adds the card to the overlay. Leaving it or its mark, Esc and a press elsewhere close it. */
export function createCard(root: ShadowRoot): Card {
  const card = make('div', 'card');
  card.hidden = true;
  card.setAttribute('role', 'note');
  root.append(card);
  const state: { opener?: HTMLElement | undefined } = {};
  const close = () => {
    if (state.opener) state.opener.ariaExpanded = 'false';
    state.opener = undefined;
    card.hidden = true;
  };
  const isOurs = (target: EventTarget | null | undefined) =>
    target instanceof Node && (target === state.opener || card.contains(target));
  root.addEventListener('pointerout', (event) => {
    const { target, relatedTarget } = event as PointerEvent;
    const isFocused = root.activeElement === state.opener;
    if (isOurs(target) && !isOurs(relatedTarget) && !isFocused) close();
  });
  root.addEventListener('focusout', ({ target }) => {
    if (target === state.opener) close();
  });
  addEventListener('pointerdown', (event) => {
    if (!isOurs(event.composedPath()[0])) close();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  return {
    open(opener, findings) {
      if (state.opener === opener) return;
      close();
      state.opener = opener;
      opener.ariaExpanded = 'true';
      // The lines of the page are beside the card; those of a demo are not.
      const elements = findings.map((one) => findingElement(one, { isShort: !one.isInDemo }));
      card.replaceChildren(...elements);
      card.hidden = false;
      placeCard(card, opener);
    },
    check() {
      if (state.opener && !state.opener.isConnected) close();
    },
  };
}
