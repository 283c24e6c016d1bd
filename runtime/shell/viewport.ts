/** Makes a change while an element stays where it is on the screen, however much comes or goes above it. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** Moves the focus to what an address names, so that Tab goes on from there and a screen reader says it. */
export function focusTarget(target: HTMLElement): void {
  if (target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.focus({ preventScroll: true });
    return;
  }
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
