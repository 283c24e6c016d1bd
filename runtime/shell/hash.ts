import { HOOKS } from '../contract/hooks.ts';
import { idOfHash } from './toc.ts';

/** The demo that `#system-Name.tsx` or `#Name.js` asks to open, or undefined for any other address. */
export const demoOfId = (id: string) =>
  /^(?:[a-z]+-)?([A-Za-z_]\w*)\.(?:tsx|jsx?|ts)$/.exec(id)?.[1];

function openDemo(id: string): Element | undefined {
  const name = demoOfId(id);
  const demo = [...document.querySelectorAll(`[${HOOKS.demo}]`)].find(
    (each) => name !== undefined && each.getAttribute(HOOKS.demo) === name,
  );
  demo?.querySelector<HTMLElement>(`[${HOOKS.expand}][aria-expanded=false]`)?.click();
  return demo;
}

/** Moves the focus to what the address names, so that Tab goes on from there and a screen reader says it. */
function followHash(): void {
  const id = idOfHash(location.hash);
  if (!id) return;
  const demo = openDemo(id);
  const target = document.getElementById(id) ?? demo;
  if (!(target instanceof HTMLElement)) return;
  if (demo && demo !== target) demo.scrollIntoView();
  if (target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.focus({ preventScroll: true });
    return;
  }
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Addresses with a hash: the focus follows, and `#Name.tsx` opens a demo's source. */
export function startHash(): void {
  followHash();
  addEventListener('hashchange', followHash);
}
