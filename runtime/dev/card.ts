import type { DevFinding } from '../contract/dev.ts';
import { findingElement, make } from './finding.ts';

/** The card that a mark opens. There is one, so one mark at a time is open. */
export interface Card {
  readonly open: (opener: HTMLElement, findings: readonly DevFinding[]) => void;
  /** Closes it if its mark is gone. */
  readonly check: () => void;
}

/** Pixels between the card, its mark and the edges of the window. */
const GAP = 8;

/** Puts the card under its mark, or above it where there is more room; inside the window in both directions. */
function placeCard(card: HTMLElement, opener: HTMLElement): void {
  const mark = opener.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const start = isRtl ? mark.right - width : mark.left;
  const left = Math.max(GAP, Math.min(start, document.documentElement.clientWidth - width - GAP));
  const below = mark.bottom + GAP;
  const isAbove = below + height > innerHeight && mark.top - GAP - height >= 0;
  const top = isAbove ? mark.top - GAP - height : below;
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
