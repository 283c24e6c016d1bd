import type { Brand } from 'docs-build/theme';
import { FONTS, RADII, withMainColours, type ThemeBrand } from './brand.ts';
import { modeSheet } from './colour/sheets.ts';
import { iconImage } from './icons/icon-html.ts';
import { brandingSheet } from './create-theme.ts';

/** Makes CSS text of variables for libraries that demos show. */
export type DemoSheet = () => string;

function shellSheet({ colors }: ThemeBrand): string {
  const of = (mode: 0 | 1) =>
    Object.fromEntries(
      Object.entries(colors).map(([name, pair]) => [`--docs-${name}`, pair[mode]]),
    );
  const shapes = {
    '--docs-font-display': FONTS.display,
    '--docs-font-body': FONTS.body,
    '--docs-font-mono': FONTS.mono,
    '--docs-font-wordmark': FONTS.wordmark,
    '--docs-radius-l': `${RADII.container}px`,
    '--docs-radius-m': `${RADII.control}px`,
    '--docs-radius-s': `${RADII.inline}px`,
    '--docs-radius-pill': `${RADII.pill}px`,
    '--docs-icon-check': iconImage('check'),
    '--docs-icon-copy': iconImage('copy'),
    '--docs-icon-wrap': iconImage('text-wrap'),
  };
  return modeSheet(
    { colorScheme: 'light', ...shapes, ...of(0) },
    { colorScheme: 'dark', ...of(1) },
  );
}

/** CSS text of every variable: the shell's, those of its components, and those of the libraries in demos. */
export function tokensOf(brand: ThemeBrand, site: Brand, demoSheets: readonly DemoSheet[]): string {
  const wanted = withMainColours(brand, site.colors);
  return [shellSheet(wanted), brandingSheet(wanted), ...demoSheets.map((sheet) => sheet())].join(
    '\n',
  );
}
