import { EDIT_FRAME, EDIT_SANDBOX } from '../contract/demos.ts';
import type { Attributes, FrameAnswer, FrameLook, FrameStart, ToFrame } from '../contract/demos.ts';
import { editFrameFailed } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import { PAYLOAD_ID } from '../contract/payload.ts';
import type { Reader } from '../contract/settings.ts';
import { shownHolder } from '../islands/shown-island.ts';

/** Milliseconds after which a frame that has not started is given up. */
const PATIENCE_MS = 20_000;

/** The frame did not start: the next run needs another one. */
export class EditFrameError extends Error {
  override readonly name = 'EditFrameError';
}

const notStarted = (reason?: string) => new EditFrameError(editFrameFailed(reason));

/** A frame that runs edited code in place of a demo. */
export interface EditFrame {
  /** Shows what the text of a module exports by default. Rejects with what it throws; what was shown last stays then. */
  readonly run: (source: string) => Promise<void>;
  /** Shows the demo itself; the frame stays for the next text. */
  readonly showOwn: () => void;
  readonly close: () => void;
}

/** Where a demo is on the page. */
export interface FramedDemo {
  readonly demo: Element;
  /** The demo's own island, which may be in another document. */
  readonly island: Element;
  readonly reader: Reader;
}

const attributesOf = (element: Element | null): Attributes =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

/** The element around an island that style sheets know. */
const stageAround = (island: Element): Element | null =>
  island.ownerDocument === document
    ? island.closest(`[${HOOKS.stage}]`)
    : island.closest('body > *');

function lookOf({ island, reader }: FramedDemo): FrameLook {
  const stage = stageAround(island);
  const { font, color, colorScheme } = getComputedStyle(island.parentElement ?? island);
  return {
    kind: 'look',
    root: attributesOf(island.ownerDocument.documentElement),
    stage: attributesOf(stage),
    styles: { font, color, colorScheme },
    padding: stage?.hasAttribute(HOOKS.stage) ? getComputedStyle(stage).padding : '0px',
    settings: reader.settings.get(),
  };
}

function startOf(framed: FramedDemo): FrameStart {
  const { island } = framed;
  const { ownerDocument } = island;
  const links = ownerDocument.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return {
    kind: 'start',
    look: lookOf(framed),
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

/** The elements of a frame, after the element that holds the demo. They are invisible until edited code has run. */
function createElements(demo: Element, holder: HTMLElement): FrameElements {
  const slot = document.createElement('div');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', EDIT_SANDBOX);
  frame.title = demo.getAttribute(HOOKS.demo) ?? '';
  frame.src = new URL(`../${EDIT_FRAME}`, import.meta.url).href;
  const { maxInlineSize } = holder.style;
  Object.assign(slot.style, {
    ...{ position: 'absolute', visibility: 'hidden', maxInlineSize },
    ...{ inlineSize: `${holder.offsetWidth}px`, blockSize: `${holder.offsetHeight}px` },
  });
  Object.assign(frame.style, { position: 'absolute', border: '0', background: 'none' });
  slot.append(frame);
  holder.after(slot);
  return { slot, frame };
}

/** Lays the frame over the padding around its slot. */
function cover({ slot, frame }: FrameElements): void {
  const stage = slot.parentElement?.hasAttribute(HOOKS.stage) ? slot.parentElement : slot;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(stage);
  Object.assign(frame.style, {
    ...{ top: `-${paddingTop}`, left: `-${paddingLeft}` },
    inlineSize: `calc(100% + ${paddingLeft} + ${paddingRight})`,
    blockSize: `calc(100% + ${paddingTop} + ${paddingBottom})`,
  });
}

/** Calls back when the demo is to look otherwise: by the reader's settings, or by its own. */
function watchLook({ island, reader }: FramedDemo, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(island.ownerDocument.documentElement, { attributes: true });
  const stage = stageAround(island);
  if (stage) observer.observe(stage, { attributes: true });
  const unsubscribe = reader.settings.subscribe(changed);
  addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    unsubscribe();
    removeEventListener('resize', changed);
  };
}

/** Promises by turn, each settled by an answer of the frame. */
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

/** Opens a sandboxed frame beside a demo. It loads what the demo needs at once. */
export function openEditFrame(framed: FramedDemo): EditFrame {
  const { demo, island } = framed;
  const holder = shownHolder(demo);
  if (!(holder instanceof HTMLElement)) throw notStarted();
  const elements = createElements(demo, holder);
  const { slot, frame } = elements;
  const state = { turn: 0 };
  const { wait, settle, settleAll } = createAnswers();
  const end = new AbortController();
  const { signal } = end;
  const post = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return;
    const { kind, turn, error, px } = (data ?? {}) as FrameAnswer;
    const words = typeof error === 'string' ? error : undefined;
    if (kind === 'started') settle(0, words === undefined ? undefined : notStarted(words));
    if (kind === 'ran' && typeof turn === 'number') {
      settle(turn, words === undefined ? undefined : new Error(words));
    }
    // A frame that was one before keeps its height, and scrolls.
    if (kind === 'height' && holder === island) slot.style.blockSize = `${Number(px)}px`;
  };
  addEventListener('message', hear, { signal });
  frame.addEventListener('load', () => post(startOf(framed)), { signal });
  const started = wait(0);
  const timer = setTimeout(() => settle(0, notStarted()), PATIENCE_MS);
  cover(elements);
  const unwatch = watchLook(framed, () => {
    cover(elements);
    post(lookOf(framed));
  });
  const showOwn = () => {
    slot.style.display = 'none';
    holder.style.removeProperty('display');
  };
  return {
    async run(source) {
      await started;
      const turn = ++state.turn;
      const ran = wait(turn);
      post({ kind: 'run', turn, source });
      await ran;
      if (turn === state.turn && !signal.aborted) showEdited(slot, holder);
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

function showEdited(slot: HTMLElement, holder: HTMLElement): void {
  Object.assign(slot.style, { position: 'relative', inlineSize: '', visibility: '', display: '' });
  holder.style.display = 'none';
}
