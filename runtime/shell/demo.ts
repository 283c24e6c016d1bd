import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** A demo's button that shows and hides its full source. */
export function startDemos(): void {
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    const source = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!source) return;
    const isOpen = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    source.hidden = !isOpen;
    button.closest(`[${HOOKS.demo}]`)?.toggleAttribute(HOOKS.expanded, isOpen);
  });
}
