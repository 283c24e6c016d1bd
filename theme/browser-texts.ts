/** Fills the placeholders `{name}` of a text. Placeholders without a value stay. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Id of the button below the settings that resets them all. */
export const RESET_ALL_ID = 'docs-reset-all';

/** Texts of the settings in English. */
export const SETTINGS_TEXTS = {
  settingsMode: 'Mode',
  settingsLight: 'Light',
  settingsSystem: 'System',
  settingsDark: 'Dark',
  settingsDirection: 'Direction',
  settingsLtr: 'LTR',
  settingsLeftToRight: 'left to right',
  settingsRtl: 'RTL',
  settingsRightToLeft: 'right to left',
  settingsDensity: 'Density',
  settingsComfortable: 'Comfortable',
  settingsDense: 'Dense',
  settingsSpacing: 'Spacing',
  settingsLessSpace: 'Less space',
  settingsMoreSpace: 'More space',
  settingsResetDensity: 'Reset density',
  settingsCode: 'Code',
  settingsTypeScript: 'TypeScript',
  settingsJavaScript: 'JavaScript',
  settingsStyling: 'Styling',
  settingsColors: 'Colors',
  settingsPrimary: 'Primary',
  settingsSecondary: 'Secondary',
  settingsEditColors: 'Edit colors',
  settingsResetColors: 'Reset colors',
  settingsWereReset: 'Reset',
  settingsNotKept: 'Kept for this visit only',
} as const;

export type SettingsTextKey = keyof typeof SETTINGS_TEXTS;

/** Texts of the color and density tools in English. */
export const TOOL_TEXTS = {
  toolColorFor: 'Color for',
  toolPrimary: 'Primary',
  toolSecondary: 'Secondary',
  toolColor: 'Color',
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
  toolApplied: 'Demos have these colors now',
  toolResetColors: 'Reset colors',
  toolColorsReset: 'Demos have their own colors again',
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

export type ToolTextKey = keyof typeof TOOL_TEXTS;

/** Texts of playgrounds in English. Code and demos have the same keys, so translations exist. */
export const PLAYGROUND_TEXTS = {
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  demoReset: 'Reset demo',
} as const;
