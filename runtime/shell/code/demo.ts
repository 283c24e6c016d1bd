import { HOOKS } from '../../contract/hooks.ts';
import type { Reader } from '../../contract/reader.ts';
import { onMatch } from '../../events.ts';
import type { DemoPage } from '../../page.ts';
import { startChoosers } from './choosers.ts';

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

/** Addresses that name the code of demos. What opens it is loaded for the first of them. */
function startDemoHash(reader: Reader): void {
  const open = async (chooser?: Reader) => {
    const { hash } = location;
    if (/\.(?:[jt]sx?)$/.test(hash)) (await import('./demo-hash.ts')).openCode(hash, chooser);
  };
  void open();
  addEventListener('hashchange', () => void open(reader));
}
