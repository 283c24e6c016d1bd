import { HOOKS } from '../contract/hooks.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { Page } from '../page.ts';
import { markNamedLines } from './named-lines.ts';
import { showPanels } from './tabs.ts';
import { elementOfHash, idOfHash } from './toc.ts';
import { focusTarget } from '../elements.ts';

/** Follows hashes: redirects to moved sections, focuses targets, and marks lines of code. */
export function startHash({ payload }: Pick<Page, 'payload'>): void {
  const follow = () => followHash(payload.moved);
  follow();
  addEventListener('hashchange', follow);
}

function followHash(moved: PagePayload['moved']): void {
  const id = idOfHash(location.hash);
  const named = elementOfHash(location.hash);
  const address = moved?.[id];
  if (address !== undefined && !named) return location.replace(address);
  const firstLine = markNamedLines(id);
  // The reader selected the line by its number, and may have moved on in its block.
  const pre = document.activeElement?.closest('pre');
  if (pre?.getAttribute(HOOKS.pressedLines) === id) return;
  const target = firstLine ?? named;
  if (!target) return;
  // Browsers scroll neither to a range of lines nor to an element in a hidden tab.
  if (showPanels(target) || firstLine) target.scrollIntoView();
  focusTarget(target);
}
