import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Theme } from '@mui/material/styles';

/**
 * Returns the theme for static pages. Without `colorSchemes` the provider writes no style sheet,
 * attribute or storage: the page has them. `applyStyles` needs them, so it keeps the theme.
 */
export function staticTheme(whole: Theme, direction: Theme['direction']): Theme {
  const kept = Object.entries(whole).filter(([name]) => name !== 'colorSchemes');
  const applyStyles: Theme['applyStyles'] = (...styles) => whole.applyStyles(...styles);
  // Not `whole.vars`: its values have fallbacks, such as the dark overlays.
  const vars = whole.generateThemeVars();
  return { ...(Object.fromEntries(kept) as unknown as Theme), direction, applyStyles, vars };
}
