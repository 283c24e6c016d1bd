import type { AdFound } from '../flow.ts';

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
