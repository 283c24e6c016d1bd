import { adFrame } from '../../calls.ts';
import { HOOKS } from '../../contract/hooks.ts';
import { readReport } from '../frame/report.ts';
import type { Wanted } from './wanted.ts';

/** Takes room on the page without showing anything: what is drawn in it needs its width. */
const UNSEEN = { border: '0', position: 'absolute', visibility: 'hidden', blockSize: '0' };
const SEEN = { position: '', visibility: '', inlineSize: '100%' };

/** Height within the padding of an element. */
function roomIn(element: HTMLElement): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
  return element.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
}

/** Opens the frame at an address, in which the provider's script draws. It cannot be seen before there is something to see. */
export function openFrame(address: string, { box, label, signal, found }: Wanted): void {
  const { element } = box;
  const room = roomIn(element);
  const frame = adFrame(`${address}#${document.documentElement.getAttribute(HOOKS.mode) ?? ''}`);
  frame.title = element.getAttribute('aria-label') ?? '';
  Object.assign(frame.style, UNSEEN, { inlineSize: `${element.clientWidth}px` });
  const state = { isShown: false, isClicked: false };
  const show = () => {
    state.isShown = true;
    Object.assign(frame.style, SEEN);
    box.show({ as: 'frame', label });
  };
  const hear = ({ source, data }: MessageEvent) => {
    const report = source === frame.contentWindow && readReport(data, room);
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
