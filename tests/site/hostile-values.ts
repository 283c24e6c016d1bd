import type { BrowserContext } from 'playwright-core';
import { COOKIES, storageKeys } from '../../runtime/contract/storage.ts';

/** Markup that is detectable if it is parsed as HTML. */
export const CANARY =
  '<img src=x id=canary onerror="window.canary=1"><script id=canary>canary=1</script>';

const WHOLE = '@media screen{[data-mode=dark]{}}';

/**
 * Stored style sheets with custom properties for demos, as if for a reader with the initial
 * settings.
 */
export const STYLE_SHEETS: Readonly<Record<string, string>> = {
  loads: ` \n:root{--docs-demo-variables:1;--mui-palette-primary-main: url(//evil.example/a);}${WHOLE}`,
  escapes: ` \n:root{--docs-demo-variables:1;}body{display:none}${WHOLE}`,
  imports: ` \n@import "//evil.example/a";:root{--docs-demo-variables:1;}${WHOLE}`,
};

const keys = storageKeys('mui');

/** All storage keys of this site. */
const KEYS = [
  ...Object.values(keys).filter((key) => typeof key === 'string'),
  keys.scheme('light'),
  keys.scheme('dark'),
  keys.tab('package-manager'),
];

/** Stored texts that this site never writes. */
export const INVALID_TEXTS: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  'half an object': '{',
  'a list': '[]',
  'a number': '1e9',
  markup: CANARY,
  'a NUL': '\u0000',
  '100 kB': 'x '.repeat(50_000),
  'almost a direction': 'ltr;',
  'an emoji': '💥',
  'a prototype': '{"__proto__":{"canary":1},"constructor":1}',
};

/** Cookies as sent: name and value. */
export const MALFORMED_COOKIES: Readonly<Record<string, readonly string[]>> = {
  'broken escapes': Object.values(COOKIES).map((name) => `${name}=%E0%A4%A%`),
  'colors with CSS': [
    `paletteColors=${encodeURIComponent('{"primary":{"main":"red;}*{background:url(//evil.example/b)}"}}')}`,
  ],
  'colors beyond measure': [
    `paletteColors=${encodeURIComponent(`{"primary":{"main":"#${'f'.repeat(3000)}"}}`)}`,
  ],
  prototypes: [
    `paletteColors=${encodeURIComponent('{"__proto__":{"main":"#fff"},"primary":{"main":"#fff","__proto__":{"canary":1}}}')}`,
  ],
  'names of methods': [
    `paletteColors=${encodeURIComponent('{"primary":{"main":"#123456","toString":"#fff","__proto__":"#fff","constructor":"#000","valueOf":"#000"}}')}`,
  ],
  lists: ['paletteColors=[[],[]]', 'codeVariant=[]', 'codeStyling=[]'],
  'wrong types': ['paletteColors=5', 'codeVariant=true', 'codeStyling=null'],
  'a wrong type inside': [
    `paletteColors=${encodeURIComponent('{"primary":{"main":5},"secondary":null}')}`,
  ],
  markup: Object.values(COOKIES).map((name) => `${name}=${encodeURIComponent(CANARY)}`),
  'bare markup': Object.values(COOKIES).map((name) => `${name}=<x id=canary>`),
  'other spaces': [`paletteColors=${encodeURIComponent('{ "primary": { "main": "#123456" } }')}`],
  duplicates: [
    'codeVariant=JS',
    'codeVariant=<x>;path=/material-ui',
    'codeVariant=TS;path=/versions',
  ],
};

/** Hashes that are tried on every page. */
export const HASHES = [
  '#%',
  '#%E0%A4%A',
  `#${CANARY}`,
  `#${encodeURIComponent(CANARY)}`,
  "#'];",
  '#"]',
  '#constructor',
  '#__proto__.js',
  '#toString-valueOf.tsx',
  '#a.js',
  '#css-',
  '#css-BasicButton.js',
  '#system-Nope.tsx',
  '#docs-settings',
  `#${'a-'.repeat(20_000)}.js`,
  '#日本語💥.tsx',
  '#:~:text=x',
] as const;

/** Queries that are tried on every page. */
export const QUERIES = [
  '?%',
  '?%E0%A4%A',
  `?${encodeURIComponent(CANARY)}`,
  `?code=${encodeURIComponent(CANARY)}&args[]=${encodeURIComponent(CANARY)}`,
  '?code=__proto__&args[]=%s',
  `?${'a=b&'.repeat(1_000)}`,
] as const;

/**
 * Stores a text under every key of the site, or under some, in both storages before any script of
 * the page runs.
 */
export const storeEverywhere = (context: BrowserContext, text: string, under = KEYS) =>
  context.addInitScript(
    ([names, value]) => {
      for (const name of names) {
        localStorage.setItem(name, value);
        sessionStorage.setItem(name, value);
      }
    },
    [under, text] as const,
  );

/** Sets cookies of any content, like a script of the site. */
export const setCookies = (context: BrowserContext, cookies: readonly string[]) =>
  context.addInitScript((all) => {
    for (const cookie of all)
      document.cookie = cookie.includes('path=') ? cookie : `${cookie};path=/`;
  }, cookies);
