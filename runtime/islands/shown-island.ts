import type { OwnSettings } from '../contract/demos.ts';
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';

/** What scripts may do with the element of an island. It may belong to another window. */
export interface RunningIsland extends HTMLElement {
  /** Renders anew, as the build had it. */
  restart(): void;
  /** Shows settings of this island alone, from now on; what is absent follows the reader's. */
  own(settings: OwnSettings): void;
  /** Names that the files which the demo imports relatively export, by their specifiers there. */
  fileNames(): Promise<Readonly<Record<string, readonly string[]>>>;
}

/** What has a box where the demo itself renders nothing at first, or is one of several styles of which some are hidden. */
export const STAGE = `[${HOOKS.stage}], body [${HOOKS.codeStyle}], [${HOOKS.demo}]`;

/** Milliseconds after which a frame that does not answer is given up. */
const FRAME_PATIENCE_MS = 10_000;

const isShown = (element: Element) => element.closest(STAGE)?.getClientRects().length !== 0;

/** What holds islands. A frame with a sandbox runs edited code. */
const HOLDERS = `${ISLAND_TAG}, iframe:not([sandbox])`;

/** The island of a demo that its reader sees, or the frame that holds it: other styles are in the page too, but hidden. */
export function shownHolder(demo: Element): Element | undefined {
  const holders = [...demo.querySelectorAll(HOLDERS)];
  return holders.find(isShown) ?? holders[0];
}

/** The stage around the demo that its reader sees. */
export const shownStage = (demo: Element): Element | null =>
  shownHolder(demo)?.closest(STAGE) ?? null;

/** The running island of a demo that its reader sees, in the page or in a frame. A frame far away is loaded for it. Undefined if there is none, or scripts do not reach it. */
export async function shownIsland(demo: Element): Promise<RunningIsland | undefined> {
  const holder = shownHolder(demo);
  if (!holder) return undefined;
  return holder instanceof HTMLIFrameElement ? islandOfFrame(holder) : upgraded(window, holder);
}

/** Shows a demo with settings of its own, in all its styles; what is absent follows the reader's. The mode and the direction stand on its stages, or on the root of its frames. */
export function setOwn(demo: Element, own: OwnSettings): void {
  for (const holder of demo.querySelectorAll(HOLDERS)) {
    if (holder instanceof HTMLIFrameElement) setOwnOfFrame(holder, own);
    else {
      mark(holder.closest(STAGE), own, null);
      void upgraded(window, holder).then((island) => island?.own(own));
    }
  }
}

function setOwnOfFrame(frame: HTMLIFrameElement, own: OwnSettings): void {
  const apply = async () => {
    const island = await islandOfFrame(frame);
    // Not before its scripts have run: they take the direction that they find for the reader's.
    mark(frame.contentDocument?.documentElement ?? null, own, document.documentElement.dir || null);
    island?.own(own);
  };
  // A frame that loads later, or again, is shown the same way.
  frame.onload = () => void apply();
  if (isLoaded(frame)) void apply();
}

function mark(element: Element | null, own: OwnSettings, direction: string | null): void {
  setOrRemove(element, HOOKS.demoScheme, own.scheme ?? null);
  setOrRemove(element, 'dir', own.direction ?? direction);
}

function setOrRemove(element: Element | null, name: string, value: string | null): void {
  if (value === null) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

const isLoaded = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank';

async function islandOfFrame(frame: HTMLIFrameElement): Promise<RunningIsland | undefined> {
  if (!isLoaded(frame)) {
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
    });
    frame.loading = 'eager';
    await Promise.race([loaded, giveUp()]);
  }
  const { contentWindow, contentDocument } = frame;
  const holder = contentDocument?.querySelector(ISLAND_TAG);
  if (!contentWindow || !holder) return undefined;
  // Its scripts wait until it is near the viewport, or for news from another tab.
  contentWindow.dispatchEvent(new Event('storage'));
  return upgraded(contentWindow, holder);
}

/** An element that scripts bring to life, once they are there. Its class is that of its own window. */
async function upgraded(
  { customElements }: Pick<Window, 'customElements'>,
  element: Element,
): Promise<RunningIsland | undefined> {
  await Promise.race([customElements.whenDefined(ISLAND_TAG), giveUp()]);
  return 'restart' in element ? (element as RunningIsland) : undefined;
}

const giveUp = () => new Promise<void>((resolve) => setTimeout(resolve, FRAME_PATIENCE_MS));
