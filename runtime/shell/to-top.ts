import { HOOKS, MAIN_ID } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** Back to top: scrolls, and the focus goes along. */
export function startToTop(): void {
  onMatch('click', `[${HOOKS.toTop}]`, (event) => {
    event.preventDefault();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
}
