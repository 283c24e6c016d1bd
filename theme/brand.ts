/** The brand: all colors, fonts and radii of the theme, and the logo mark. */
import { derivePrimary, type MainColors, type Pair, type PrimaryName } from './color/derive.ts';

/** Colors of surfaces, lines and text that all brands share, as pairs of light and dark. */
const NEUTRAL_COLORS = {
  bg: ['#FFFFFF', '#0F1215'],
  subtle: ['#F8FAFC', '#15181C'],
  sunken: ['#F3F6F9', '#161C22'],
  bar: ['#EDF1F5', '#1D242A'],
  raised: ['#FFFFFF', '#1A1F23'],
  line: ['#E0E5EB', '#2A3037'],
  'line-strong': ['#768598', '#6A7581'],
  scrim: ['rgb(15 18 21 / .45)', 'rgb(0 0 0 / .65)'],
  overlay: ['hsl(215 30% 30% / .08)', 'hsl(215 30% 80% / .1)'],
  'text-1': ['#1A2028', '#E7EAEF'],
  'text-2': ['#404A59', '#B9C0CA'],
  'text-3': ['#5D6979', '#959FAC'],
  'text-off': ['#8A95A3', '#66707C'],
  mark: ['#FFEDA3', '#5F4811'],
} as const satisfies Record<string, Pair>;

/** Colors of callouts, chips and plan marks. */
const STATUS_COLORS = {
  info: ['#0057AD', '#85C2FF'],
  'info-bg': ['#F2F9FF', '#0E1E2F'],
  'info-line': ['#BFDBF8', '#203F60'],
  warning: ['#8F4C00', '#FBC956'],
  'warning-bg': ['#FFF9E8', '#271F0F'],
  'warning-line': ['#F4D99A', '#54411C'],
  success: ['#0B6535', '#66D697'],
  'success-bg': ['#EFFBF4', '#0F2218'],
  'success-line': ['#B8E0CB', '#204633'],
  error: ['#BB1B28', '#FF99A0'],
  'error-bg': ['#FEF3F4', '#2B1517'],
  'error-line': ['#F8CED1', '#5F2B2F'],
  premium: ['#6331B9', '#C09EFA'],
  'premium-bg': ['#F5F0FD', '#211833'],
  'premium-line': ['#D6C6F1', '#402B64'],
} as const satisfies Record<string, Pair>;

/** Colors of code, on `sunken` and `highlight`. */
const CODE_COLORS = {
  'code-plain': ['#222C39', '#DADFE7'],
  'code-comment': ['#5E6978', '#8D97A5'],
  'code-punctuation': ['#4F5A69', '#A8B1BD'],
  'code-operator': ['#4F5A69', '#B3BBC6'],
  'code-keyword': ['#6331B9', '#C09EFA'],
  'code-string': ['#096D3B', '#7BD5A2'],
  'code-number': ['#A43F04', '#F8AD62'],
  'code-function': ['#005CB8', '#7AC1FF'],
  'code-class': ['#00667A', '#6ACDDC'],
  'code-attribute': ['#753894', '#D7ABED'],
  'code-property': ['#B3194C', '#F896B3'],
  'code-inserted': ['#085E33', '#81DAA7'],
  'code-deleted': ['#B31926', '#FF99A0'],
  'inserted-line': ['#D7F4E5', '#142E21'],
  'deleted-line': ['#FCDEE1', '#3D1A1D'],
} as const satisfies Record<string, Pair>;

const SHADOWS = {
  'shadow-1': ['0 1px 2px hsl(215 30% 20% / .07)', '0 1px 2px hsl(0 0% 0% / .4)'],
  'shadow-2': ['0 4px 16px -4px hsl(215 40% 20% / .12)', '0 4px 16px -4px hsl(0 0% 0% / .5)'],
  'shadow-3': ['0 12px 32px -8px hsl(215 40% 20% / .18)', '0 12px 32px -8px hsl(0 0% 0% / .6)'],
} as const satisfies Record<string, Pair>;

/** Hue 210 at full saturation. */
const BLUE: Record<PrimaryName, Pair> = {
  tint: ['#EBF5FF', '#0D2035'],
  'tint-line': ['#B6D6F7', '#1E4167'],
  'tint-text': ['#0052A3', '#8FC7FF'],
  link: ['#005CB8', '#70B8FF'],
  'link-hover': ['#00478F', '#A3D1FF'],
  fill: ['#0066CC', '#3D9EFF'],
  'fill-hover': ['#0057AD', '#66B2FF'],
  'on-fill': ['#FFFFFF', '#081421'],
  focus: ['#0073E6', '#52A8FF'],
  highlight: ['#D8EBFD', '#192D43'],
};

/** All colors and shadows of a brand by name, without `--docs-`. */
export type BrandColors = Readonly<
  Record<
    | PrimaryName
    | keyof typeof NEUTRAL_COLORS
    | keyof typeof STATUS_COLORS
    | keyof typeof CODE_COLORS
    | keyof typeof SHADOWS,
    Pair
  >
>;

/** Font stacks. The first faces are in styles/fonts.css; fallback faces are local and as wide. */
export const FONTS = {
  body: "'IBM Plex Sans', 'IBM Plex Sans Fallback', 'IBM Plex Sans Fallback Wide', system-ui, sans-serif",
  /** For copied logos, in which the font has its own name. */
  wordmark: 'IBM Plex Sans, system-ui, sans-serif',
  mono: "ui-monospace, 'SF Mono', Menlo, 'Cascadia Code', Consolas, 'DejaVu Sans Mono', monospace",
} as const;

/** Corner radii in pixels. `container` is the branding theme's. */
export const RADII = { container: 12, control: 8, inline: 6, pill: 22 } as const;

/** Unit of spacing in pixels. */
export const SPACING = 8;

/** A drawing of faces in `currentColor`, 28 units wide and high. */
export interface BrandMark {
  readonly faces: readonly { readonly path: string; readonly opacity: number }[];
}

/** Colors and logo mark of a brand. */
export interface ThemeBrand {
  readonly colors: BrandColors;
  readonly mark: BrandMark;
}

/** Derives colors from the main color. They are readable next to comments in code. */
const primaryOf = (main: MainColors) => derivePrimary(main, CODE_COLORS['code-comment']);

/** Creates a brand from the shared colors and its own. */
const brandOf = (primary: Partial<Record<PrimaryName, Pair>>, mark: BrandMark): ThemeBrand => ({
  colors: {
    ...NEUTRAL_COLORS,
    ...STATUS_COLORS,
    ...CODE_COLORS,
    ...SHADOWS,
    ...BLUE,
    ...primary,
  },
  mark,
});

/** The brand of this site: blue, and a block with a lifted lid. */
export const siteBrand: ThemeBrand = /* @__PURE__ */ brandOf(BLUE, {
  faces: [
    { path: 'M14 2 24 7.75 14 13.5 4 7.75Z', opacity: 1 },
    { path: 'M4 11.5 12.75 16.5V26L4 21Z', opacity: 0.75 },
    { path: 'M24 11.5 15.25 16.5V26L24 21Z', opacity: 0.5 },
  ],
});

/** The brand of sites without one: teal, and an open book. */
export const neutralBrand: ThemeBrand = /* @__PURE__ */ brandOf(
  /* @__PURE__ */ primaryOf({ light: '#0B7A6B', dark: '#3CCBB4' }),
  {
    faces: [
      { path: 'M3 5 13 9.5V25L3 20.5Z', opacity: 1 },
      { path: 'M25 5 15 9.5V25L25 20.5Z', opacity: 0.65 },
    ],
  },
);

/** Returns the brand with the colors of the site's configuration. */
export function withMainColors(brand: ThemeBrand, main: MainColors | undefined): ThemeBrand {
  return main === undefined ? brand : { ...brand, colors: { ...brand.colors, ...primaryOf(main) } };
}
