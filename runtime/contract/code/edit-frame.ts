import type { Settings } from '../settings.ts';

/** Path of the document that runs edited code, relative to the base. Scripts of the site are one folder below the base. */
export const EDIT_FRAME = '_frames/demo.html';

/** Sandbox of that document: without `allow-same-origin`, so that it shares nothing with the site. */
export const EDIT_SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** Attributes by name. */
export type Attributes = Readonly<Record<string, string>>;

/** How the page shows a demo. The frame shows it the same way. */
export interface FrameLook {
  readonly kind: 'look';
  /** Attributes of `<html>`. */
  readonly root: Attributes;
  /** Attributes of the element around the demo. */
  readonly stage: Attributes;
  /** Computed styles that the demo inherits, by property. */
  readonly styles: Readonly<Record<string, string>>;
  /** Space around the demo in which shadows are visible, as the value of `padding`. */
  readonly padding: string;
  readonly settings: Settings;
}

/** What the frame loads. Addresses are absolute. */
export interface FrameStart {
  readonly kind: 'start';
  readonly look: FrameLook;
  /** JSON text of the page's payload. */
  readonly payload: string;
  readonly styleSheets: readonly string[];
  readonly module: string;
  readonly name: string;
  readonly prefix: string;
}

/** The text of a module whose default export the frame shows. */
export interface FrameRun {
  readonly kind: 'run';
  readonly turn: number;
  readonly source: string;
}

/** Messages of the page to the frame. */
export type ToFrame = FrameStart | FrameLook | FrameRun;

/** A message of the frame to the page. Edited code can send any of them, and anything else. */
export interface FrameAnswer {
  readonly kind?: 'started' | 'ran' | 'height';
  /** Of the run that ended. */
  readonly turn?: number;
  /** What went wrong, in words; absent where nothing did. */
  readonly error?: string;
  /** Height of the demo in CSS pixels. */
  readonly px?: number;
}
