/** Head script of all pages: applies the reader's choices. The build replaces names in capitals. */
import {
  DARK_QUERY,
  applyMode,
  applySchemeAttributes,
  parseMode,
  root,
  schemeOf,
} from './color-mode/scheme.ts';
import { HOOKS } from './contract/hooks.ts';
import { COOKIES, choiceKeys } from './contract/storage.ts';
import { adoptSheet } from './elements.ts';
import { isApple } from './events.ts';
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
import { applyLaterStyles } from './page.ts';
import { cssOf, settingsKeyOf } from './reader/demo-variables.ts';
import { readBrowserCookie, readStorage } from './storage.ts';

const keys = choiceKeys(__STORAGE_PREFIX__);
const stored = (key: string) => readStorage('local', key);
const { hash } = location;

const mode = parseMode(stored(keys.mode));
const scheme = schemeOf(mode, matchMedia(DARK_QUERY).matches, keys);
applyMode(mode, scheme);
if (__HAS_SCHEME_ATTRIBUTES__) applySchemeAttributes(root(), scheme);

const direction = stored(keys.direction);
if (direction === 'rtl' || direction === 'ltr') showDirection(direction);

showDensity(parseDense(stored(keys.dense)));

const variant = variantOfHash(hash);
showCodeVariant(variant ?? parseCodeVariant(readBrowserCookie(COOKIES.codeVariant)));
const style =
  (variant && styleOfHash(hash, __CODE_STYLES__)) ??
  parseCodeStyle(readBrowserCookie(COOKIES.codeStyle), __CODE_STYLES__);
if (style) showCodeStyle(style);

const css = cssOf(
  stored(keys.demoVariables),
  settingsKeyOf(readBrowserCookie(COOKIES.paletteColors), stored(keys.spacing)),
);
if (css) adoptSheet(css);

if (__ANNOUNCEMENT__ !== '') {
  root().toggleAttribute(HOOKS.announcement, stored(keys.announcement) === __ANNOUNCEMENT__);
}

// A browser that restores the scroll position, or scrolls to an element, needs all heights.
const [navigation] = performance.getEntriesByType('navigation');
root().toggleAttribute(HOOKS.layoutLater, hash === '' && navigation?.type === 'navigate');

// After the first paint, but before the rest of a long document, which is then styled only once.
requestAnimationFrame(() => setTimeout(applyLaterStyles));

// The button of the search dialog names its keys.
if (__HAS_SEARCH__) root().toggleAttribute(HOOKS.apple, isApple());
