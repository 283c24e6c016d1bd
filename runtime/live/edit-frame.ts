import {
  EDIT_FRAME,
  EDIT_SANDBOX,
  type Attributes,
  type FrameAnswer,
  type FrameAppearance,
  type FrameHeight,
  type FrameRun,
  type FrameStart,
} from '../contract/demos.ts';
import { editFrameFailed } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import { PAYLOAD_ID } from '../contract/payload.ts';
import type { Reader } from '../contract/settings.ts';
import { createElement } from '../elements.ts';

const START_TIMEOUT_MS = 20_000;

interface FramedDemo {
  readonly demo: Element;
  /** Element of the page with the demo: its island, or a frame with its island. */
  readonly holder: HTMLElement;
  readonly island: Element;
  readonly reader: Reader;
}

export type EditFrame = ReturnType<typeof openEditFrame>;

/** Opens a sandboxed frame beside a demo. The frame loads the demo's modules at once. */
export function openEditFrame(framed: FramedDemo) {
  const { demo, holder, island } = framed;
  const elements = createElements(demo, holder);
  const { slot, frame } = elements;
  const end = new AbortController();
  const { signal } = end;
  const receive = ({ source, data }: MessageEvent<FrameHeight | null>) => {
    // A demo that was in a frame before keeps its height, and scrolls.
    if (source !== frame.contentWindow || holder !== island) return;
    if (data?.kind === 'height') slot.style.blockSize = `${Number(data.px)}px`;
  };
  addEventListener('message', receive, { signal });
  const started = new Promise<void>((resolve, reject) => {
    const fail = (reason?: string) => reject(new Error(editFrameFailed(reason)));
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const start = () => {
      sendToFrame(frame, startMessage(framed)).then(resolve, ({ message }: Error) => fail(message));
    };
    frame.addEventListener('load', start, { signal });
  });
  extendOverPadding(elements);
  const unwatch = watchAppearance(framed, () => {
    extendOverPadding(elements);
    frame.contentWindow?.postMessage(appearanceOf(framed), '*');
  });
  const showOwn = () => {
    slot.style.display = 'none';
    holder.style.removeProperty('display');
  };
  return {
    /** Rejects if the frame cannot start. */
    started,
    /** Runs a module's text in the started frame, and keeps the last one if it throws. */
    run: (source: string) => sendToFrame(frame, { kind: 'run', source }),
    showEdited() {
      Object.assign(slot.style, {
        position: 'relative',
        inlineSize: '',
        visibility: '',
        display: '',
      });
      holder.style.display = 'none';
    },
    /** Shows the original demo; the frame stays for the next text. */
    showOwn,
    close() {
      end.abort();
      unwatch();
      showOwn();
      slot.remove();
    },
  };
}

const sendToFrame = (frame: HTMLIFrameElement, message: FrameStart | FrameRun) =>
  new Promise<void>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FrameAnswer | null>) =>
      typeof data?.error === 'string' ? reject(new Error(data.error)) : resolve();
    frame.contentWindow?.postMessage(message, '*', [port2]);
  });

const attributesOf = (element: Element | null): Attributes =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

/** Returns the stage of an island or, in another frame, the element in the body around it. */
const stageAround = (island: Element): Element | null =>
  island.ownerDocument === document
    ? island.closest(`[${HOOKS.stage}]`)
    : island.closest('body > *');

function appearanceOf({ island, reader }: FramedDemo): FrameAppearance {
  const stage = stageAround(island);
  const { font, color, colorScheme } = getComputedStyle(island.parentElement ?? island);
  return {
    kind: 'appearance',
    root: attributesOf(island.ownerDocument.documentElement),
    stage: attributesOf(stage),
    styles: { font, color, colorScheme },
    padding: stage?.hasAttribute(HOOKS.stage) ? getComputedStyle(stage).padding : '0px',
    settings: reader.settings.get(),
  };
}

function startMessage(framed: FramedDemo): FrameStart {
  const { island } = framed;
  const { ownerDocument } = island;
  const links = ownerDocument.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return {
    kind: 'start',
    appearance: appearanceOf(framed),
    payload: ownerDocument.getElementById(PAYLOAD_ID)?.textContent ?? '',
    styleSheets: [...links].map(({ href }) => href),
    module: new URL(island.getAttribute('module') ?? '', ownerDocument.baseURI).href,
    name: island.getAttribute('name') ?? '',
    prefix: island.getAttribute('prefix') ?? '',
  };
}

/**
 * Inserts a slot with a frame after the element with the demo, invisible until edited code has run.
 * The slot is as wide and high as the demo.
 */
function createElements(demo: Element, holder: HTMLElement) {
  const frame = createElement('iframe', {
    sandbox: EDIT_SANDBOX,
    title: demo.getAttribute(HOOKS.demo) ?? '',
    src: new URL(`../${EDIT_FRAME}`, import.meta.url).href,
  });
  const slot = createElement('div', {}, frame);
  Object.assign(slot.style, {
    position: 'absolute',
    visibility: 'hidden',
    maxInlineSize: holder.style.maxInlineSize,
    inlineSize: `${holder.offsetWidth}px`,
    blockSize: `${holder.offsetHeight}px`,
  });
  Object.assign(frame.style, { position: 'absolute', border: '0', background: 'none' });
  holder.after(slot);
  return { slot, frame };
}

/** Extends the frame over the padding of the stage, so that shadows are not cut off. */
function extendOverPadding({ slot, frame }: ReturnType<typeof createElements>): void {
  const stage = slot.parentElement?.hasAttribute(HOOKS.stage) ? slot.parentElement : slot;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(stage);
  Object.assign(frame.style, {
    top: `-${paddingTop}`,
    left: `-${paddingLeft}`,
    inlineSize: `calc(100% + ${paddingLeft} + ${paddingRight})`,
    blockSize: `calc(100% + ${paddingTop} + ${paddingBottom})`,
  });
}

/** Calls `onChange` after each change of the appearance. Returns a function that stops watching. */
function watchAppearance({ island, reader }: FramedDemo, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(island.ownerDocument.documentElement, { attributes: true });
  const stage = stageAround(island);
  if (stage) observer.observe(stage, { attributes: true });
  const unsubscribe = reader.settings.subscribe(onChange);
  addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    unsubscribe();
    removeEventListener('resize', onChange);
  };
}
