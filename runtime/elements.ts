export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Finds an element by an attribute of any value. `CSS.escape` for a selector may be missing. */
export const findByAttribute = (
  name: string,
  value: string | null | undefined,
  scope: ParentNode = document,
): HTMLElement | undefined =>
  [...scope.querySelectorAll<HTMLElement>(`[${name}]`)].find(
    (element) => element.getAttribute(name) === value,
  );

/** Returns the element whose id is the value of an attribute, such as `aria-controls`. */
export const elementNamedBy = (element: Element | null | undefined, attribute: string) =>
  document.getElementById(element?.getAttribute(attribute) ?? '');

/** Adds a style sheet. Resolves when it has loaded or failed. */
export const addStyleSheet = (href: string, attributes: Readonly<Record<string, string>> = {}) =>
  new Promise<void>((resolve) => {
    const link = createElement('link', { rel: 'stylesheet', href, ...attributes });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/** Adds a style sheet after all others, in browsers with adopted sheets. */
export function adoptSheet(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // An old browser: the page works without the styles of scripts.
  }
}

/** Makes a change, and scrolls so that an element keeps its position on the screen. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** Focuses the target of an address: Tab continues from there, and screen readers announce it. */
export function focusTarget(target: HTMLElement): void {
  if (target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.focus({ preventScroll: true });
    return;
  }
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Empties an element after `before` but keeps its height, so that the page does not jump. */
export function emptyInPlace(element: HTMLElement, before: () => void = () => undefined): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  before();
  element.replaceChildren();
}
