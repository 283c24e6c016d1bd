import type { ConsoleMessage, Page } from 'playwright-core';
import type { Said } from './seen.ts';

/** Hears what a page says. */
export interface Listener {
  /** What was said since it was last asked. */
  readonly take: () => readonly Said[];
}

/** Starts listening to the console of a page and of its frames, and to what is thrown there. */
export function listen(tab: Page): Listener {
  const said: Said[] = [];
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      said.push({ kind: 'console', text: textOf(message) });
    }
  });
  tab.on('pageerror', ({ message }) => said.push({ kind: 'thrown', text: message }));
  return { take: () => said.splice(0) };
}

/** The message with its values where its placeholders are. */
function textOf(message: ConsoleMessage): string {
  const [format, ...values] = message.args().map(String);
  if (format === undefined) return withAddress(message);
  const left = [...values];
  const text = format.replace(/%[sdifoOc]/g, (mark) => {
    const value = left.shift() ?? '';
    return mark === '%c' ? '' : value;
  });
  return [text, ...left].join(' ');
}

/** What the browser itself says of a file that is missing does not name it. */
function withAddress(message: ConsoleMessage): string {
  const text = message.text();
  const { url } = message.location();
  return /^Failed to load resource/.test(text) ? `${text} ${new URL(url).pathname}` : text;
}
