/** Offers the theme's values to readers who open the browser's console, and says so, once. */
export function showConsoleValues(values: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(values).filter((name) => !(name in globalThis));
  if (names.length === 0) return;
  Object.assign(globalThis, values);
  const list = names.map((name) => `\`${name}\``).join(', ');
  console.log(`Play with the demos of this page. The console knows ${list}.`);
}
