import {
  EDIT_FRAME,
  EDIT_SANDBOX,
  type Attributes,
  type FrameAnswer,
  type FrameAppearance,
  type FrameStart,
  type ToFrame,
} from '../contract/demos.ts';
import { editFrameFailed } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import { PAYLOAD_ID } from '../contract/payload.ts';
import type { Reader } from '../contract/settings.ts';
import { create } from '../elements.ts';
import { shownHolder } from '../islands/shown-island.ts';

const START_TIMEOUT_MS = 20_000;

/** Error of a frame that did not start. The next run needs another frame. */
export class EditFrameError extends Error {
  override readonly name = 'EditFrameError';
}

const notStarted = (reason?: string) => new EditFrameError(editFrameFailed(reason));

/** A frame that runs edited code in place of a demo. */
export interface EditFrame {
  /** Shows the default export of a module's text. Keeps the last one and rejects if it throws. */
  readonly run: (source: string) => Promise<void>;
  /** Shows the original demo; the frame stays for the next text. */
  readonly showOwn: () => void;
  readonly close: () => void;
}

interface FramedDemo {
  readonly demo: Element;
  /** The demo's own island, which may be in another document. */
  readonly island: Element;
  readonly reader: Reader;
}

/** Opens a sandboxed frame beside a demo. The frame loads the demo's modules at once. */
export function openEditFrame(framed: FramedDemo): EditFrame {
  const { demo, island } = framed;
  const holder = shownHolder(demo);
  if (!(holder instanceof HTMLElement)) throw notStarted();
  const elements = createElements(demo, holder);
  const { slot, frame } = elements;
  let lastTurn = 0;
  const { wait, settle, settleAll } = createAnswers();
  const end = new AbortController();
  const { signal } = end;
  const post = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  const receive = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return;
    const { kind, turn, error, px } = (data ?? {}) as FrameAnswer;
    const message = typeof error === 'string' ? error : undefined;
    if (kind === 'started') settle(0, message === undefined ? undefined : notStarted(message));
    if (kind === 'ran' && typeof turn === 'number') {
      settle(turn, message === undefined ? undefined : new Error(message));
    }
    // A demo that was in a frame before keeps its height, and scrolls.
    if (kind === 'height' && holder === island) slot.style.blockSize = `${Number(px)}px`;
  };
  addEventListener('message', receive, { signal });
  frame.addEventListener('load', () => post(startMessage(framed)), { signal });
  const started = wait(0);
  const timer = setTimeout(() => settle(0, notStarted()), START_TIMEOUT_MS);
  cover(elements);
  const unwatch = watchAppearance(framed, () => {
    cover(elements);
    post(appearanceOf(framed));
  });
  const showOwn = () => {
    slot.style.display = 'none';
    holder.style.removeProperty('display');
  };
  return {
    async run(source) {
      await started;
      const turn = ++lastTurn;
      const ran = wait(turn);
      post({ kind: 'run', turn, source });
      await ran;
      if (turn === lastTurn && !signal.aborted) showEdited(slot, holder);
    },
    showOwn,
    close() {
      clearTimeout(timer);
      end.abort();
      settleAll();
      unwatch();
      showOwn();
      slot.remove();
    },
  };
}

/** Creates promises of the frame's answers by turn. Turn 0 is the start. */
function createAnswers() {
  const waiting = new Map<number, (error?: Error) => void>();
  return {
    wait: (turn: number) =>
      new Promise<void>((resolve, reject) => {
        waiting.set(turn, (error) => (error ? reject(error) : resolve()));
      }),
    settle(turn: number, error?: Error) {
      waiting.get(turn)?.(error);
      waiting.delete(turn);
    },
    settleAll: () => waiting.forEach((settle) => settle()),
  };
}

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

interface FrameElements {
  /** As wide and high as the edited demo. */
  readonly slot: HTMLElement;
  /** Also covers the padding of the stage, so that shadows are not cut off. */
  readonly frame: HTMLIFrameElement;
}

/** Inserts the frame after the element with the demo, invisible until edited code has run. */
function createElements(demo: Element, holder: HTMLElement): FrameElements {
  const frame = create('iframe', {
    sandbox: EDIT_SANDBOX,
    title: demo.getAttribute(HOOKS.demo) ?? '',
    src: new URL(`../${EDIT_FRAME}`, import.meta.url).href,
  });
  const slot = create('div', {}, frame);
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

/** Extends the frame over the padding around its slot. */
function cover({ slot, frame }: FrameElements): void {
  const stage = slot.parentElement?.hasAttribute(HOOKS.stage) ? slot.parentElement : slot;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(stage);
  Object.assign(frame.style, {
    top: `-${paddingTop}`,
    left: `-${paddingLeft}`,
    inlineSize: `calc(100% + ${paddingLeft} + ${paddingRight})`,
    blockSize: `calc(100% + ${paddingTop} + ${paddingBottom})`,
  });
}

/** Calls back after each change of the appearance. Returns a function that ends this. */
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

function showEdited(slot: HTMLElement, holder: HTMLElement): void {
  Object.assign(slot.style, { position: 'relative', inlineSize: '', visibility: '', display: '' });
  holder.style.display = 'none';
}
