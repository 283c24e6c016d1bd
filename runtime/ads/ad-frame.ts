import { adFrame } from '../calls.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { Wanted } from './box.ts';
import type { AdFound } from './flow.ts';

/** It lies over the box and fills it from the start: what is drawn in it needs room, and the box must not grow. */
const UNSEEN = {
  position: 'absolute',
  inset: '0',
  inlineSize: '100%',
  blockSize: '100%',
  marginBlock: 'auto',
  visibility: 'hidden',
};

/** Opens the frame at an address, in which the provider's script draws. It cannot be seen before there is something to see. */
export function openFrame(address: string, { box, label, signal, found }: Wanted): void {
  const { element } = box;
  const frame = adFrame(`${address}#${document.documentElement.getAttribute(HOOKS.mode) ?? ''}`);
  frame.title = element.getAttribute('aria-label') ?? '';
  Object.assign(frame.style, UNSEEN);
  const state = { isShown: false, isClicked: false };
  const show = () => {
    state.isShown = true;
    frame.style.visibility = '';
    box.show({ as: 'frame', label });
  };
  const hear = ({ source, data }: MessageEvent) => {
    const report = source === frame.contentWindow && readReport(data, element.clientHeight);
    if (!report) return;
    frame.style.blockSize = `${report.height}px`;
    if (!state.isShown) return found(report.found, show);
    if (!report.isClicked || state.isClicked) return;
    state.isClicked = true;
    box.clicked();
  };
  const listener = (event: MessageEvent) => box.try(() => hear(event));
  addEventListener('message', listener, { signal });
  signal.addEventListener('abort', () => frame.remove());
  if (!signal.aborted) element.append(frame);
}

/** What the frame of a provider's script tells the page. The script may tell anything in its place. */
export interface FrameMessage {
  readonly found: boolean;
  /** Whether it is what the provider shows where it has no advert. */
  readonly placeholder: boolean;
  /** Of what was found, in CSS pixels. */
  readonly height: number;
  readonly clicked: boolean;
}

/** What a page understands of such a message. */
export interface FrameReport {
  readonly found: AdFound;
  /** Never higher than the room for it. */
  readonly height: number;
  readonly isClicked: boolean;
}

/** Reads a message of any shape; undefined where it says nothing. `room` is the height of the box. */
export function readReport(message: unknown, room: number): FrameReport | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { found, placeholder, height, clicked }: Partial<Record<keyof FrameMessage, unknown>> =
    message;
  if (found !== true) return undefined;
  return {
    found: placeholder === true ? 'backers-placeholder' : 'advert',
    height: typeof height === 'number' && height > 0 ? Math.min(height, room) : room,
    isClicked: clicked === true,
  };
}
