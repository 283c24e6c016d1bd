import { HOOKS } from '../contract/hooks.ts';

/** The word for a group that the reader closed. */
const closed = (pathname: string | null) => `-${pathname}`;

/** What is kept of the groups, after one was opened or closed. The latest stands last. */
export const withGroup = (kept: string | null, pathname: string, isOpen: boolean): string =>
  [
    ...(kept ?? '').split(' ').filter((word) => ![pathname, closed(pathname)].includes(word)),
    isOpen ? pathname : closed(pathname),
  ]
    .join(' ')
    .trim();

/** Opens or closes a group of the navigation tree by its button. */
export function setOpen(button: Element, isOpen: boolean): void {
  const list = document.getElementById(`${button.getAttribute('aria-controls')}`);
  button.ariaExpanded = `${isOpen}`;
  if (isOpen) list?.removeAttribute('hidden');
  else list?.setAttribute('hidden', 'until-found');
}

/** Opens and closes the groups of a sidebar as they were kept; those that nobody touched stay as the page has them. */
export function restoreGroups(sidebar: Element, kept: string): void {
  const words = kept.split(' ');
  for (const button of sidebar.querySelectorAll(`[${HOOKS.group}]`)) {
    const pathname = button.getAttribute(HOOKS.group);
    const isOpen = words.includes(`${pathname}`);
    if (isOpen || words.includes(closed(pathname))) setOpen(button, isOpen);
  }
}
