import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import { idOfHash } from '../toc.ts';
import { keepInPlace } from './in-place.ts';
import { lineOfId, linesOfId } from './line-ids.ts';
import { NUMBER } from './line-stops.ts';
import { markNamedLines } from './named-lines.ts';

/** The address of a clicked line; with Shift, of all lines from the one that the address names up to it. */
function idOf(clicked: string, isRange: boolean): string {
  const line = lineOfId(clicked);
  const named = linesOfId(idOfHash(location.hash));
  if (!isRange || !line || named?.block !== line.block) return clicked;
  const [first, last] = [named.first, line.first].sort((a, b) => a - b);
  return first === last ? clicked : `${line.block}-L${first}-L${last}`;
}

/** Line numbers: a click, or Enter, names the line in the address while the page stays where it is; with Shift, a range of lines. */
export function startLineLinks(): void {
  const isOurs = ({ ctrlKey, metaKey, altKey }: MouseEvent) => !ctrlKey && !metaKey && !altKey;
  // Shift would select text from wherever the caret is.
  onMatch('mousedown', NUMBER, (event) => {
    if (event.shiftKey) event.preventDefault();
  });
  onMatch('click', NUMBER, (event, link) => {
    const line = link.parentElement;
    if (!line || !isOurs(event)) return;
    event.preventDefault();
    const id = idOf(line.id, event.shiftKey);
    // What follows addresses leaves the reader alone, who may have gone on before it comes.
    line.closest('pre')?.setAttribute(HOOKS.pressedLines, id);
    const { style } = document.documentElement;
    // A smooth scroll would begin after the line was put back into its place.
    style.scrollBehavior = 'auto';
    keepInPlace(line, () => {
      // Not when the event comes: until then, a long block would fold.
      markNamedLines(id);
      location.hash = id;
    });
    style.scrollBehavior = '';
    // The new address has taken the focus away.
    link.focus({ preventScroll: true });
  });
}
