/** Offers the theme's values to readers who open the browser's console, and says so, once. */
export function showConsoleValues(values: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(values).filter((name) => !(name in globalThis));
  if (names.length === 0) return;
  // As they are described, so that a value that is made when it is looked at is not made now.
  Object.defineProperties(globalThis, Object.getOwnPropertyDescriptors(values));
  const list = names.map((name) => `\`${name}\``).join(', ');
  console.log(`Play with the demos of this page. The console knows ${list}.`);
}
