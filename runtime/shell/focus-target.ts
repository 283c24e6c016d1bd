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
