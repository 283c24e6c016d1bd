import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import type { DemoPage } from '../../page.ts';
import { startChoosers } from './choosers.ts';
import { startDemoHash } from './demo-hash.ts';

/** What chooses among the code of demos, and buttons that show a demo's full source. */
export function startDemos({ reader }: DemoPage): void {
  startChoosers(reader);
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    const source = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!source) return;
    const isOpen = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    source.hidden = !isOpen;
  });
  startDemoHash(reader);
}
