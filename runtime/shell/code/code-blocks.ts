import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import type { Page } from '../../page.ts';
import { startLineLinks } from './line-links.ts';
import { startLineStops } from './line-stops.ts';
import { startWrap } from './wrap.ts';

/** What blocks of code can do besides being copied: show the rest of a long one, wrap lines, and link to lines. */
export function startCodeBlocks(page: Page): void {
  onMatch('click', `[${HOOKS.showWhole}]`, (_event, button) => {
    const block = button.closest(`[${HOOKS.codeBlock}]`);
    block?.setAttribute(HOOKS.whole, '');
    // The button goes, so the focus moves on.
    block?.querySelector('pre')?.focus({ preventScroll: true });
  });
  startWrap(page);
  startLineLinks();
  startLineStops(page);
}
