import type { Dictionary } from './payload.ts';
import type { Mode } from './storage.ts';

/** A color mode with `system` resolved. */
export type Scheme = Exclude<Mode, 'system'>;

/** Attributes by which libraries follow a scheme, for each scheme. */
export type SchemeAttributes = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

/** A color of a reader's palette: `main` and its shades, `#rrggbb` or `rgb(r, g, b)` each. */
export interface PaletteColor {
  readonly main: string;
  readonly [shade: string]: string;
}

/** Colors by intent: `primary`, `secondary`. If empty, the library's own colors apply. */
export type PaletteColors = Readonly<Record<string, PaletteColor>>;

/** A reader's settings for demos. */
export interface Settings {
  readonly dense: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly paletteColors: PaletteColors;
  /** Pixels of one unit of space. */
  readonly spacing: number;
  readonly paletteMode: Scheme;
}

/** Pixels of one unit of space. */
export const INITIAL_SPACING = 8;

/** Settings of a reader who has chosen nothing, with which the build renders demos. */
export const INITIAL_SETTINGS: Settings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: INITIAL_SPACING,
  paletteMode: 'light',
};

/** The spacing that a reader can choose. */
export const SPACING_RANGE = { min: 0, max: 20 } as const;

export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Custom properties by name, `--library-spacing`, for each scheme. Values contain no `;{}`. */
export type SchemeVariables = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

export type SettingsAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | { readonly type: 'CHANGE'; readonly payload: Partial<Settings> };

/** A value that several parts of a page share. */
export interface Store<T> {
  readonly get: () => T;
  /** Sets the value, or computes it from the one before. An equal value changes nothing. */
  readonly set: (next: T | ((before: T) => T)) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Store of a choice that outlives the page. */
export interface ChoiceStore<T> extends Store<T> {
  /** Shows the choice in an address, without storing it: only the reader's own choices are kept. */
  readonly follow: (choice: T) => void;
}

/** Store of the settings, which only actions change. */
export interface SettingsStore extends Pick<Store<Settings>, 'get' | 'subscribe'> {
  readonly dispatch: (action: SettingsAction) => void;
}

/** State of the reader, one for each document, shared by the shell and all islands. */
export interface Reader {
  readonly settings: SettingsStore;
  /** The mode that the reader chose. `settings.paletteMode` is the resolved one. */
  readonly mode: Store<Mode>;
  readonly codeVariant: ChoiceStore<CodeVariant>;
  /** Id of a code style of the site; empty if it has none. */
  readonly codeStyle: ChoiceStore<string>;
  /** Code styles of demos; the first is the default. */
  readonly codeStyles: readonly { readonly id: string; readonly label: string }[];
  /** Address of the site's first page, base and language included. */
  readonly home: string;
  readonly userLanguage: string;
  /** Texts by language and key. */
  readonly translations: Readonly<Record<string, Dictionary>>;
  /** Whether choices outlive the visit. False if storage is denied. */
  readonly isKept: boolean;
}
