/** Words of the settings in English. */
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
  settingsResetAll: 'Reset all',
  settingsWereReset: 'Reset',
  settingsNotKept: 'Kept for this visit only',
} as const;

/** A key of the settings' words. */
export type SettingsTextKey = keyof typeof SETTINGS_TEXTS;
