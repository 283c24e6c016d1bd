import type { TextKey } from '../../contract/payload.ts';
import { isApple } from '../../events.ts';

/** Milliseconds for which the result of copying is shown. */
export const COPY_POLICY = {
  /** On a button of a block, the page or the logo. */
  blockMs: 2000,
  /** Among a demo's tools, and by `useCopy`. */
  hookMs: 1200,
} as const;

export interface CopySource {
  readonly text: string | Promise<string>;
  readonly element?: Element | null;
}

/** Returns the result of copying as text: success, or the keys that copy. */
export function resultText(hasWorked: boolean, t: (key: TextKey) => string): string {
  if (hasWorked) return t('copied');
  const text = t('pressToCopy');
  return isApple() ? text.replace('Ctrl+', '⌘') : text;
}

/** Copies a text. If the browser refuses, selects it instead and returns false. */
export async function copyOrSelect(copied: CopySource): Promise<boolean> {
  try {
    await writeClipboard(copied.text);
    return true;
  } catch {
    // Denied, unsupported or not loaded: the reader can still copy the selection.
    await select(copied).catch(() => undefined);
    return false;
  }
}

/** Copies a text, a pending one as a promise so that the click's permission does not expire. */
async function writeClipboard(text: CopySource['text']): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function select({ text, element }: CopySource): Promise<void> {
  if (element?.getClientRects().length) {
    getSelection()?.selectAllChildren(element);
    return;
  }
  selectHidden(await text);
}

/** Selects a text that is not visible, in a field that is removed when it loses the focus. */
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
