import { DARK_QUERY, applyMode, parseMode, schemeOf } from './color-mode/scheme.ts';
import { HOOKS } from './contract/hooks.ts';
import type { CodeStyleNames } from './contract/payload.ts';
import { COOKIES, choiceKeys } from './contract/storage.ts';
import {
  parseCodeStyle,
  parseCodeVariant,
  parseDense,
  showCodeStyle,
  showCodeVariant,
  showDensity,
  showDirection,
  styleOfHash,
  variantOfHash,
} from './reader/choices.ts';
import { adoptSheet, cssOf, madeFor } from './reader/demo-variables.ts';
import { cookieHere, readStorage } from './storage.ts';

/** The inline script of every page's head: what the reader chose, before anything is painted. The build replaces the names in capitals. */

declare const __STORAGE_PREFIX__: string;
declare const __CODE_STYLES__: CodeStyleNames;
declare const __ANNOUNCEMENT__: string;

const keys = choiceKeys(__STORAGE_PREFIX__);
const kept = (key: string) => readStorage('local', key);
const { hash } = location;

const mode = parseMode(kept(keys.mode));
applyMode(mode, schemeOf(mode, matchMedia(DARK_QUERY).matches, keys));

const direction = kept(keys.direction);
if (direction === 'rtl' || direction === 'ltr') showDirection(direction);

showDensity(parseDense(kept(keys.dense)));

const variant = variantOfHash(hash);
showCodeVariant(variant ?? parseCodeVariant(cookieHere(COOKIES.codeVariant)));
const style =
  (variant && styleOfHash(hash, __CODE_STYLES__)) ??
  parseCodeStyle(cookieHere(COOKIES.codeStyle), __CODE_STYLES__);
if (style !== undefined) showCodeStyle(style);

const css = cssOf(
  kept(keys.demoVariables),
  madeFor(cookieHere(COOKIES.paletteColors), kept(keys.spacing)),
);
if (css !== '') adoptSheet(css);

document.documentElement.toggleAttribute(
  HOOKS.announcement,
  kept(keys.announcement) === __ANNOUNCEMENT__,
);
