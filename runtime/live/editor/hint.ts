import { HINT } from './sheet.ts';

/** Says under a `pre` how its code is edited, until the focus has left it. Returns the id of what says it. */
export function hintFor(pre: HTMLElement, words: string): string {
  const known = pre.nextElementSibling;
  if (known?.hasAttribute(HINT)) return known.id;
  const hint = document.createElement('div');
  // Nothing else on a page counts such elements, and two cannot be there at the same time for one `pre`.
  hint.id = `${HINT}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
  hint.setAttribute(HINT, '');
  hint.textContent = words;
  pre.after(hint);
  pre.setAttribute('aria-describedby', hint.id);
  pre.addEventListener('focusout', removeWhenLeft);
  if (!hasFocus(pre)) remove(pre);
  return hint.id;
}

const hasFocus = (pre: HTMLElement) => pre.contains(document.activeElement);

function removeWhenLeft({ currentTarget }: FocusEvent): void {
  const pre = currentTarget;
  // The focus is on its way: it may only go from the code to its editor.
  setTimeout(() => {
    if (pre instanceof HTMLElement && document.hasFocus() && !hasFocus(pre)) remove(pre);
  });
}

function remove(pre: HTMLElement): void {
  pre.removeEventListener('focusout', removeWhenLeft);
  pre.removeAttribute('aria-describedby');
  if (pre.nextElementSibling?.hasAttribute(HINT)) pre.nextElementSibling.remove();
}
