/** What people choose in the theme builder, and the theme that follows from it. */
import colors from '@mui/joy/colors';
import { scaleOf, SHADES, type Scale } from './scale';

export interface Choices {
  readonly primary: string;
  readonly neutral: string;
  /** Radius `md` in pixels. */
  readonly radius: number;
  /** Name of a font. */
  readonly font: string;
}

export const fonts: Readonly<Record<string, string | undefined>> = {
  'Inter (default)': undefined,
  'Font of the system': 'system-ui, sans-serif',
  Serif: 'Georgia, "Times New Roman", serif',
  Rounded: 'ui-rounded, Nunito, "Trebuchet MS", sans-serif',
  Monospace: 'ui-monospace, Menlo, Consolas, monospace',
};

const primary = colors.blue[500].toLowerCase();
const neutral = colors.grey[500].toLowerCase();

/** Choices that lead to the default theme. */
export const choices: Choices = { primary, neutral, radius: 8, font: 'Inter (default)' };

export const starts: Readonly<Record<string, Pick<Choices, 'primary' | 'neutral'>>> = {
  'Default blue': { primary, neutral },
  Forest: { primary: '#1f6f4a', neutral: '#5f6b62' },
  Plum: { primary: '#7a2e8f', neutral: '#6b6472' },
  Brick: { primary: '#a8402a', neutral: '#706761' },
  Slate: { primary: '#3d4f66', neutral: '#626870' },
};

/** Radii of the default theme as shares of `md`. */
const RADII = { xs: 0.25, sm: 0.75, md: 1, lg: 1.5, xl: 2 };

const radiiOf = (md: number) =>
  Object.fromEntries(
    Object.entries(RADII).map(([name, share]) => [name, `${Math.round(md * share)}px`]),
  );

interface Parts {
  palette: { primary?: Scale; neutral?: Scale };
  radius?: Record<string, string>;
  fontFamily?: { body: string; display: string };
}

/** Returns the parts of the theme that differ from the default one. */
function partsOf(chosen: Choices): Parts {
  const font = fonts[chosen.font];
  return {
    palette: {
      ...(chosen.primary !== choices.primary && { primary: scaleOf(chosen.primary) }),
      ...(chosen.neutral !== choices.neutral && { neutral: scaleOf(chosen.neutral) }),
    },
    ...(chosen.radius !== choices.radius && { radius: radiiOf(chosen.radius) }),
    ...(font !== undefined && { fontFamily: { body: font, display: font } }),
  };
}

/** Returns the options of `extendTheme`. */
export function optionsOf(chosen: Choices) {
  const { palette, ...parts } = partsOf(chosen);
  return { ...parts, colorSchemes: { light: { palette }, dark: { palette } } };
}

const scaleCode = (name: string, scale: Scale) =>
  `const ${name} = {\n${SHADES.map((shade) => `  ${shade}: '${scale[shade]}',\n`).join('')}};\n\n`;

const objectCode = (name: string, values: Readonly<Record<string, string>>) => {
  const lines = Object.entries(values).map(([key, value]) => `    ${key}: '${value}',\n`);
  return `  ${name}: {\n${lines.join('')}  },\n`;
};

/** Returns the code of a module that exports the theme. */
export function codeOf(chosen: Choices): string {
  const { palette, radius, fontFamily } = partsOf(chosen);
  const names = Object.keys(palette).join(', ');
  const scales = Object.entries(palette).map(([name, scale]) => scaleCode(name, scale));
  const options = [
    names &&
      `  colorSchemes: {\n    light: { palette: { ${names} } },\n    dark: { palette: { ${names} } },\n  },\n`,
    radius && objectCode('radius', radius),
    fontFamily && objectCode('fontFamily', fontFamily),
  ].filter(Boolean);
  const argument = options.length === 0 ? '' : `{\n${options.join('')}}`;
  return `import { extendTheme } from '@mui/joy/styles';\n\n${scales.join('')}export const theme = extendTheme(${argument});\n`;
}
