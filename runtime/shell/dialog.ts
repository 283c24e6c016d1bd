import { missingDialog } from '../contract/errors.ts';
import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { isModified, onMatch } from '../events.ts';

const OPENER = `[${HOOKS.open}]`;

/** Whether a point lies outside a box. */
export const isOutside = (
  point: { readonly x: number; readonly y: number },
  box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  },
) => point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom;

function markOpeners(dialog: HTMLDialogElement): void {
  for (const opener of document.querySelectorAll(OPENER)) {
    if (opener.getAttribute(HOOKS.open) === dialog.id) opener.ariaExpanded = String(dialog.open);
  }
}

/** Moves an element into a holder. Returns what takes it back to its place. */
function lend(holder: Element): (() => void) | undefined {
  const lent = document.getElementById(holder.getAttribute(HOOKS.borrow) ?? '');
  if (!lent || holder.contains(lent)) return undefined;
  const place = document.createComment('');
  lent.replaceWith(place);
  holder.append(lent);
  return () => place.replaceWith(lent);
}

/** Moves what the dialog borrows into it. Returns what takes all of it back. */
function borrow(dialog: HTMLDialogElement): () => void {
  const returns = [...dialog.querySelectorAll(`[${HOOKS.borrow}]`)].map(lend);
  return () => {
    for (const giveBack of returns) giveBack?.();
  };
}

/**
 * Makes a dialog modal that is shown already. The browser then styles the whole page anew, which takes longer than a reader
 * should wait for what they have asked for; so this comes after the first paint.
 */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.removeAttribute('open');
  dialog.showModal();
}

/**
 * Closes a dialog by a click beside it, or by Esc. Both may come before it is modal: then the page must not get the click,
 * and the browser does not know Esc yet.
 */
function closeFromOutside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // The backdrop is the dialog itself to a click. A click by keyboard has no place.
    if ((target !== dialog && target.closest('dialog')) || !event.detail) return;
    if (!isOutside(event, dialog.getBoundingClientRect())) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !dialog.matches(':modal')) dialog.close();
  };
  document.addEventListener('keydown', onKey, { signal });
}

function open(dialog: HTMLDialogElement, opener: HTMLElement): void {
  if (dialog.open) return;
  const giveBack = borrow(dialog);
  const whileOpen = new AbortController();
  dialog.show();
  closeFromOutside(dialog, whileOpen.signal);
  requestAnimationFrame(() => setTimeout(() => makeModal(dialog)));
  markOpeners(dialog);
  document.dispatchEvent(new Event(CHANGE_EVENT));
  dialog.addEventListener(
    'close',
    () => {
      whileOpen.abort();
      giveBack();
      markOpeners(dialog);
      document.dispatchEvent(new Event(CHANGE_EVENT));
      opener.focus();
    },
    { once: true },
  );
}

/** Closes open dialogs that are for narrower viewports than this one. */
function closeTooWide(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(
    `dialog[open][${HOOKS.closeFrom}]`,
  )) {
    const width = Number(dialog.getAttribute(HOOKS.closeFrom));
    if (matchMedia(`(min-width: ${width}px)`).matches) dialog.close();
  }
}

/** Drawers and dialogs: opener, close button, backdrop, links to a place on the page. Esc and the focus trap are the browser's. */
export function startDialogs(): void {
  onMatch('click', OPENER, (event, opener) => {
    if (isModified(event)) return;
    const id = opener.getAttribute(HOOKS.open) ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    // It may be of another kind, or the browser one without dialogs.
    if (!dialog?.showModal) return console.error(missingDialog(id));
    // An opener may be a link that leads somewhere useful without scripts.
    event.preventDefault();
    open(dialog, opener);
  });
  onMatch('click', `dialog [${HOOKS.close}], dialog a[href^="#"]`, (_event, control) =>
    control.closest('dialog')?.close(),
  );
  addEventListener('resize', closeTooWide);
  // So that the page does not come back from the back/forward cache with its drawer open.
  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close();
  });
}
