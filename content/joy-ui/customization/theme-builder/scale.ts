/** Scales of a color, as themes of Joy UI have them, and their contrast. */

export type Shade = '50' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900';

export type Scale = Record<Shade, string>;

/** Share of white in lighter shades, and of black in darker ones. */
const WHITE = { 50: 0.95, 100: 0.89, 200: 0.76, 300: 0.56, 400: 0.28 };
const BLACK = { 600: 0.15, 700: 0.38, 800: 0.62, 900: 0.8 };

export const SHADES = Object.keys({ ...WHITE, 500: 0, ...BLACK }) as Shade[];

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => [
  parseInt(hex.slice(1, 3), 16) / 255,
  parseInt(hex.slice(3, 5), 16) / 255,
  parseInt(hex.slice(5, 7), 16) / 255,
];

function toLinear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const byteOf = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Mixes a color with white (1) or black (0). */
function mix(hex: string, other: 0 | 1, share: number): string {
  const mixed = channels(hex).map((value) => value + (other - value) * share);
  return `#${mixed.map((value) => byteOf(value)).join('')}`;
}

/** Returns a scale with the given color as its shade 500. */
export function scaleOf(hex: string): Scale {
  const lighter = Object.entries(WHITE).map(([shade, share]) => [shade, mix(hex, 1, share)]);
  const darker = Object.entries(BLACK).map(([shade, share]) => [shade, mix(hex, 0, share)]);
  return Object.fromEntries([...lighter, ['500', hex], ...darker]);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(toLinear) as unknown as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
