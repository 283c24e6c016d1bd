import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';

/** Buttons that show the rest of a long block of code. */
export function startWholeBlocks(): void {
  onMatch('click', `[${HOOKS.showWhole}]`, (_event, button) => {
    const block = button.closest(`[${HOOKS.codeBlock}]`);
    block?.setAttribute(HOOKS.whole, '');
    // The button goes, so the focus moves on.
    block?.querySelector('pre')?.focus({ preventScroll: true });
  });
}
