import type { TextKey } from '../../contract/payload.ts';

/** What is to be copied, and the element that shows it. */
export interface Copied {
  readonly text: string | Promise<string>;
  readonly element?: Element | null;
}

/** Puts the text into the clipboard; rejects where that is not allowed. A text still on its way keeps the right to do it. */
async function write(text: Copied['text']): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Selects a text that no visible element shows. It leaves the page again when it loses the focus. */
function selectHidden(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaLabel = text.slice(0, 80);
  field.style.cssText =
    'position:fixed;inset-block-start:0;inline-size:1px;block-size:1px;opacity:0';
  const before = document.activeElement;
  field.addEventListener('blur', () => field.remove());
  field.addEventListener('copy', () =>
    setTimeout(() => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    }),
  );
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
}

/** Selects what could not be copied, for the reader to copy. */
async function select({ text, element }: Copied): Promise<void> {
  if (element?.getClientRects().length) {
    getSelection()?.selectAllChildren(element);
    return;
  }
  selectHidden(await text);
}

/** Copies. Where the browser refuses, the text is selected instead and the answer is false. */
export async function copyOrSelect(copied: Copied): Promise<boolean> {
  try {
    await write(copied.text);
    return true;
  } catch {
    // Refused, unsupported or not loaded: the reader can still copy what is selected.
    await select(copied).catch(() => undefined);
    return false;
  }
}

/** What a reader is told after copying: that it worked, else the keys that do it. */
export function wordsFor(hasWorked: boolean, t: (key: TextKey) => string): string {
  if (hasWorked) return t('copied');
  const words = t('pressToCopy');
  return /Mac|iP/.test(navigator.userAgent) ? words.replace('Ctrl+', '⌘') : words;
}

/** For how long it is said that copying has worked, or has not. Milliseconds. Spec §4 and facts §7.7. */
export const COPY_POLICY = {
  /** On a button of a block, the page or the logo. */
  blockMs: 2000,
  /** Among a demo's tools, and what `useCopy` says. */
  hookMs: 1200,
} as const;
