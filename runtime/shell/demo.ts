import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** Buttons that show more code: a demo's full source, and the rest of a long block. */
export function startDemos(): void {
  onMatch('click', `[${HOOKS.showWhole}]`, (_event, button) => {
    const block = button.closest(`[${HOOKS.codeBlock}]`);
    block?.setAttribute(HOOKS.whole, '');
    // The button goes, so the focus moves on.
    block?.querySelector('pre')?.focus({ preventScroll: true });
  });
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    const source = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!source) return;
    const isOpen = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    source.hidden = !isOpen;
    button.closest(`[${HOOKS.demo}]`)?.toggleAttribute(HOOKS.expanded, isOpen);
  });
}
