import { missingDialog } from '../contract/errors.ts';
import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { elementNamedBy } from '../elements.ts';
import { isModified, onMatch } from '../events.ts';

const OPENER = `[${HOOKS.open}]`;

const isEscape = (event: Event) => event instanceof KeyboardEvent && event.key === 'Escape';

function openDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  if (dialog.open) return;
  const waiting = `template[${HOOKS.whenOpened}]`;
  for (const template of dialog.querySelectorAll<HTMLTemplateElement>(waiting)) {
    template.replaceWith(template.content);
  }
  const returnElements = borrow(dialog);
  const whileOpen = new AbortController();
  dialog.show();
  closeFromOutside(dialog, whileOpen.signal);
  requestAnimationFrame(() => setTimeout(() => makeModal(dialog)));
  const prepare = (event: Event) => {
    if (!isEscape(event)) makeModal(dialog);
  };
  for (const type of ['pointerdown', 'keydown']) {
    dialog.addEventListener(type, prepare, { capture: true, signal: whileOpen.signal });
  }
  markOpeners(dialog);
  document.dispatchEvent(new Event(CHANGE_EVENT));
  dialog.addEventListener(
    'close',
    () => {
      whileOpen.abort();
      returnElements();
      markOpeners(dialog);
      document.dispatchEvent(new Event(CHANGE_EVENT));
      opener.focus();
    },
    { once: true },
  );
}

function markOpeners(dialog: HTMLDialogElement): void {
  for (const opener of document.querySelectorAll(OPENER)) {
    if (opener.getAttribute(HOOKS.open) === dialog.id) opener.ariaExpanded = String(dialog.open);
  }
}

/** Moves the elements that a dialog borrows into it. Returns a function that moves them back. */
function borrow(dialog: HTMLDialogElement): () => void {
  const returns = [...dialog.querySelectorAll(`[${HOOKS.borrow}]`)].map((holder) => {
    const element = elementNamedBy(holder, HOOKS.borrow);
    if (!element || holder.contains(element)) return undefined;
    const place = document.createComment('');
    element.replaceWith(place);
    holder.append(element);
    return () => place.replaceWith(element);
  });
  return () => {
    for (const moveBack of returns) moveBack?.();
  };
}

/**
 * Makes an open dialog modal. Called after a paint, because the browser then restyles the whole
 * page. If the reader acts earlier, called before that action: `showModal` closes popovers and
 * moves the focus.
 */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  const focused = document.activeElement;
  dialog.removeAttribute('open');
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

/** Closes a dialog by a click outside, hidden from the page, and by Esc until it is modal. */
function closeFromOutside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // A click on the backdrop has the dialog as its target. A click by keyboard has no position.
    if ((target !== dialog && target.closest('dialog')) || !event.detail) return;
    if (!isOutside(event, dialog.getBoundingClientRect())) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  const onKey = (event: KeyboardEvent) => {
    if (isEscape(event) && !dialog.matches(':modal')) dialog.close();
  };
  document.addEventListener('keydown', onKey, { signal });
}

export const isOutside = (
  { x, y }: Pick<DOMPoint, 'x' | 'y'>,
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
) => x < left || x > right || y < top || y > bottom;

/** Closes open dialogs that are for narrower viewports. */
function closeTooWide(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(
    `dialog[open][${HOOKS.closeFrom}]`,
  )) {
    const width = Number(dialog.getAttribute(HOOKS.closeFrom));
    if (matchMedia(`(min-width: ${width}px)`).matches) dialog.close();
  }
}

/** Starts drawers and dialogs. The browser handles Esc and keeps the focus inside. */
export function startDialogs(): void {
  onMatch('click', OPENER, (event, opener) => {
    if (isModified(event)) return;
    const id = opener.getAttribute(HOOKS.open) ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    // The element may not be a dialog, or the browser may not support dialogs.
    if (!dialog?.showModal) return console.error(missingDialog(id));
    // Without scripts, an opener may be a useful link.
    event.preventDefault();
    openDialog(dialog, opener);
  });
  onMatch('click', `dialog [${HOOKS.close}], dialog a[href^="#"]`, (_event, control) =>
    control.closest('dialog')?.close(),
  );
  addEventListener('resize', closeTooWide);
}
