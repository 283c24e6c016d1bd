/** Offers the theme's values to readers who open the browser's console, and says so in one line. A name that is taken stays as it is, so a second call does nothing. */
export function showConsoleValues(values: Readonly<Record<string, unknown>>): void {
  const offered = Object.entries(Object.getOwnPropertyDescriptors(values)).filter(
    // Elements go by their ids there too, but a value of that name takes precedence.
    ([name]) => !Object.hasOwn(globalThis, name),
  );
  if (offered.length === 0) return;
  // As they are described, so that a value that is made when it is looked at is not made now.
  Object.defineProperties(globalThis, Object.fromEntries(offered));
  // The page around a frame has said it.
  if (globalThis.top !== globalThis.self) return;
  const names = offered.map(([name]) => `\`${name}\``).join(', ');
  console.log(`Play with the demos of this page. The console knows ${names}.`);
}
