import { adFrame } from '../calls.ts';
import { HOOKS } from '../contract/hooks.ts';
import { isRecord } from '../storage.ts';
import type { AdRequest } from './box.ts';
import type { AdFound } from './flow.ts';

/** Message of the frame to the page. The provider's script may send anything instead. */
export interface AdFrameMessage {
  readonly found: boolean;
  readonly placeholder: boolean;
  /** Height of the advert in CSS pixels. */
  readonly height: number;
  readonly clicked: boolean;
}

/** Parses a message of any shape. Returns undefined if it reports nothing. */
export function readReport(message: unknown, boxHeight: number) {
  if (!isRecord(message) || message['found'] !== true) return undefined;
  const { placeholder, height, clicked } = message;
  const found: AdFound = placeholder === true ? 'placeholder' : 'advert';
  return {
    found,
    height: typeof height === 'number' && height > 0 ? Math.min(height, boxHeight) : boxHeight,
    isClicked: clicked === true,
  };
}

/** Opens the frame in which the provider's script draws, invisible until it reports an advert. */
export function openAdFrame(address: string, { box, label, signal, onFound }: AdRequest): void {
  const { element } = box;
  const frame = adFrame(`${address}#${document.documentElement.getAttribute(HOOKS.mode) ?? ''}`);
  frame.title = element.getAttribute('aria-label') ?? '';
  // Fills the box from the start: the script needs room to draw, and the box must not grow.
  Object.assign(frame.style, {
    position: 'absolute',
    inset: '0',
    inlineSize: '100%',
    blockSize: '100%',
    marginBlock: 'auto',
    visibility: 'hidden',
  });
  let isShown = false;
  let isClicked = false;
  const show = () => {
    isShown = true;
    frame.style.visibility = '';
    box.show({ as: 'frame', label });
  };
  const receive = ({ source, data }: MessageEvent) => {
    const report = source === frame.contentWindow && readReport(data, element.clientHeight);
    if (!report) return;
    frame.style.blockSize = `${report.height}px`;
    if (!isShown) return onFound(report.found, show);
    if (!report.isClicked || isClicked) return;
    isClicked = true;
    box.countClick();
  };
  addEventListener('message', (event) => box.try(() => receive(event)), { signal });
  signal.addEventListener('abort', () => frame.remove());
  if (!signal.aborted) element.append(frame);
}
