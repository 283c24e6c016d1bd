/** Words of the colour and the density tool in English. */
export const TOOL_TEXTS = {
  toolColorFor: 'Colour for',
  toolPrimary: 'Primary',
  toolSecondary: 'Secondary',
  toolColor: 'Colour',
  toolInvalidColor: 'Use #rrggbb or rgb()',
  toolHue: 'Hue',
  toolShade: 'Shade',
  toolDarker: 'Previous shade',
  toolLighter: 'Next shade',
  toolDark: 'dark',
  toolMain: 'main',
  toolLight: 'light',
  toolContrast: 'Contrast {ratio}',
  toolPasses: 'passes',
  toolPassesLarge: 'passes for large text only',
  toolFails: 'fails',
  toolSample: 'Sample',
  toolApply: 'Apply to demos',
  toolApplied: 'Demos have these colours now',
  toolResetColors: 'Reset colours',
  toolColorsReset: 'Demos have their own colours again',
  toolDense: 'Dense',
  toolSpacing: 'Spacing',
  toolLess: 'Less space',
  toolMore: 'More space',
  toolResetDensity: 'Reset density',
  toolDenseOn: 'Dense: on',
  toolDenseOff: 'Dense: off',
  toolDensityReset: 'Density and spacing are reset',
  toolSpacingNow: 'Spacing: {value}',
} as const;

/** A key of the tools' words. */
export type ToolTextKey = keyof typeof TOOL_TEXTS;

/** Says a word, with `{name}` places filled. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
