import type { DevFinding } from '../contract/dev.ts';
import { LINE_HOOK } from '../contract/dev.ts';
import { CHANGE_EVENT } from '../contract/hooks.ts';
import { blocksWithFindings } from './blocks.ts';
import { createCard } from './card.ts';
import { make, severityOf } from './finding.ts';
import { spotBeside } from './spot.ts';

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
