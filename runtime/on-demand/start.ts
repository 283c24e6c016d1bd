import { CHANGE_EVENT } from '../contract/hooks.ts';
import { isModified, onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { DEMANDS } from './demands.ts';
import type { Demand } from './demands.ts';

/** A behavior that is started at most once. */
interface Loading {
  readonly isDone: () => boolean;
  /** Never rejects. If the script does not load, elements keep their native behavior, and the next use loads it again. */
  readonly start: () => Promise<void>;
}

function createLoading({ load }: Demand, page: Page): Loading {
  let started: Promise<void> | undefined;
  let isDone = false;
  const begin = async () => {
    try {
      const run = await load();
      isDone = true;
      run(page);
    } catch (error) {
      console.error(error);
      if (!isDone) started = undefined;
    }
  };
  return { isDone: () => isDone, start: () => (started ??= begin()) };
}

function meetNear({ holdsClicks, near = holdsClicks }: Demand, { isDone, start }: Loading): void {
  if (near === undefined) return;
  const prepare = () => void start();
  for (const type of ['pointerover', 'focusin', 'click'] as const) onMatch(type, near, prepare);
  if (holdsClicks === undefined) return;
  onMatch('click', holdsClicks, (event, element) => {
    // A click made by a script is not a reader's, and not lost.
    if (isDone() || !event.isTrusted || isModified(event)) return;
    event.preventDefault();
    void start().then(() => element.click());
  });
}

function meetChoices({ holdsChoices }: Demand, { isDone, start }: Loading): void {
  if (holdsChoices === undefined) return;
  onMatch('change', holdsChoices, (event, list) => {
    if (isDone()) return;
    const { value } = list as HTMLSelectElement;
    void start().then(() => {
      if (!isDone()) return;
      (list as HTMLSelectElement).value = value;
      list.dispatchEvent(event);
    });
  });
}

function meetKeys({ holdsKeys }: Demand, { isDone, start }: Loading): void {
  if (holdsKeys === undefined) return;
  document.addEventListener('keydown', (event) => {
    if (isDone() || !holdsKeys(event)) return;
    void start().then(() => isDone() && event.target?.dispatchEvent(event));
  });
}

/** How far from the viewport an element counts as near. */
const NEAR = '300px';

function meetSeen({ seen }: Demand, { isDone, start }: Loading): void {
  if (seen === undefined) return;
  // Without it, everything counts as seen.
  if (!globalThis.IntersectionObserver) return void start();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      void start().then(() => isDone() && observer.disconnect());
    },
    { rootMargin: NEAR },
  );
  const look = () => {
    if (!isDone()) document.querySelectorAll(seen).forEach((element) => observer.observe(element));
  };
  look();
  document.addEventListener(CHANGE_EVENT, look);
}

function meetNeed({ isNeeded, at = [], afterMs }: Demand, page: Page, { start }: Loading): void {
  const look = (event?: Event) => {
    if (!isNeeded?.(page, event)) return;
    if (afterMs === undefined) void start();
    else setTimeout(() => void start(), afterMs);
  };
  for (const type of at) addEventListener(type, look);
  look();
}

/** Loads what only some readers or pages need: when the page has it, or when the reader comes near it by pointer, focus, click or key. */
export function startOnDemand(page: Page): void {
  for (const demand of DEMANDS) {
    const loading = createLoading(demand, page);
    meetNear(demand, loading);
    meetChoices(demand, loading);
    meetKeys(demand, loading);
    meetSeen(demand, loading);
    meetNeed(demand, page, loading);
  }
}
