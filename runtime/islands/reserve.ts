/** Empties an element that stays as high as it is, so that the page does not jump. `before` runs while its content is still there. */
export function reserve(element: HTMLElement, before: () => void = () => undefined): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  before();
  element.replaceChildren();
}
