import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Theme } from '@mui/material/styles';

/**
 * The theme as a provider should take it on static pages. Without `colorSchemes` the library's provider writes no style sheet, no
 * attribute and no storage: the page has all of that already. `applyStyles` still needs them, so it keeps the whole theme.
 */
export function staticTheme(whole: Theme, direction: Theme['direction']): Theme {
  const kept = Object.entries(whole).filter(([name]) => name !== 'colorSchemes');
  const applyStyles: Theme['applyStyles'] = (...styles) => whole.applyStyles(...styles);
  // As the provider does: `vars` of a theme have fallbacks, such as the dark mode's overlays, which show where a mode defines no variable.
  const vars = whole.generateThemeVars();
  return { ...(Object.fromEntries(kept) as unknown as Theme), direction, applyStyles, vars };
}
