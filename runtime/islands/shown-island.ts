import type { OwnSettings } from '../contract/demos.ts';
import { applySchemeAttributes, knownScheme } from '../color-mode/scheme.ts';
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { sleep } from '../events.ts';

/** Methods of an island's element for other scripts. The element may be of another window. */
export interface RunningIsland extends HTMLElement {
  restart(): void;
  /** Applies the island's own settings; absent ones follow the reader's. */
  applyOwnSettings(settings: OwnSettings): void;
  /** Returns the exports of the files that the demo imports relatively, by specifier. */
  fileNames(): Promise<Readonly<Record<string, readonly string[]>>>;
}

/** Selector of elements with a box while their demo is visible, even if it renders nothing. */
export const STAGE_SELECTOR = `[${HOOKS.stage}], body [${HOOKS.codeStyle}], [${HOOKS.demo}]`;

/** Selector of islands and of frames with an island. Frames with a sandbox run edited code. */
const HOLDERS = `${ISLAND_TAG}, iframe:not([sandbox])`;

const FRAME_TIMEOUT_MS = 10_000;

const isShown = (element: Element) =>
  element.closest(STAGE_SELECTOR)?.getClientRects().length !== 0;

/** Returns the visible island of a demo or the frame around it. Other styles are hidden. */
export function shownHolder(demo: Element): HTMLElement | undefined {
  const holders = [...demo.querySelectorAll<HTMLElement>(HOLDERS)];
  return holders.find(isShown) ?? holders[0];
}

export const shownStage = (demo: Element): Element | null =>
  shownHolder(demo)?.closest(STAGE_SELECTOR) ?? null;

/** Returns the visible island of a demo once it runs, also in a frame; undefined if it does not. */
export async function shownIsland(demo: Element): Promise<RunningIsland | undefined> {
  const holder = shownHolder(demo);
  if (!holder) return undefined;
  return holder instanceof HTMLIFrameElement
    ? islandOfFrame(holder)
    : waitUntilDefined(window, holder);
}

/** Applies a demo's own settings in all its styles: in islands, and in attributes around them. */
export function applyOwnSettings(demo: Element, own: OwnSettings): void {
  for (const holder of demo.querySelectorAll(HOLDERS)) {
    if (holder instanceof HTMLIFrameElement) applyInFrame(holder, own);
    else {
      setAttributes(holder.closest(STAGE_SELECTOR), own, null);
      void waitUntilDefined(window, holder).then((island) => island?.applyOwnSettings(own));
    }
  }
}

function applyInFrame(frame: HTMLIFrameElement, own: OwnSettings): void {
  const apply = async () => {
    const island = await islandOfFrame(frame);
    // After the frame's scripts have run, which read the direction as the reader's.
    const root = frame.contentDocument?.documentElement ?? null;
    setAttributes(root, own, document.documentElement.dir || null);
    island?.applyOwnSettings(own);
  };
  // For frames that load later, or again.
  frame.onload = () => void apply();
  if (isLoaded(frame)) void apply();
}

function setAttributes(element: Element | null, own: OwnSettings, direction: string | null): void {
  if (!element) return;
  const values = { [HOOKS.demoScheme]: own.scheme ?? null, dir: own.direction ?? direction };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  // The document of a frame has a mode of its own.
  applySchemeAttributes(element, own.scheme ?? knownScheme(element.getAttribute(HOOKS.mode)));
}

const isLoaded = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank';

async function islandOfFrame(frame: HTMLIFrameElement): Promise<RunningIsland | undefined> {
  if (!isLoaded(frame)) {
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
    });
    frame.loading = 'eager';
    await Promise.race([loaded, sleep(FRAME_TIMEOUT_MS)]);
  }
  const { contentWindow, contentDocument } = frame;
  const holder = contentDocument?.querySelector(ISLAND_TAG);
  if (!contentWindow || !holder) return undefined;
  // Scripts of a frame wait until the demo is near the viewport, or for this event.
  contentWindow.dispatchEvent(new Event('storage'));
  return waitUntilDefined(contentWindow, holder);
}

/** Waits until an element is defined. No `instanceof`: its class may be of another window. */
async function waitUntilDefined(
  { customElements }: Pick<Window, 'customElements'>,
  element: Element,
): Promise<RunningIsland | undefined> {
  await Promise.race([customElements.whenDefined(ISLAND_TAG), sleep(FRAME_TIMEOUT_MS)]);
  return 'restart' in element ? (element as RunningIsland) : undefined;
}
