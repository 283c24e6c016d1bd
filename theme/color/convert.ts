/** A color as hue (0–360), saturation and lightness (0–100). */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Converts `#rrggbb` to red, green and blue (0–255). */
function channelsOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Converts red, green and blue (0–255) to `#RRGGBB`. */
function toHex(channels: readonly number[]): string {
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`.toUpperCase();
}

/** Converts `#rrggbb` to hue, saturation and lightness. */
export function toHsl(hex: string): Hsl {
  const [red, green, blue] = channelsOf(hex).map((channel) => channel / 255) as [
    number,
    number,
    number,
  ];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const spread = high - low;
  const lightness = (high + low) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const sector =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  return { hue: sector * 60, saturation: saturation * 100, lightness: lightness * 100 };
}

/** Converts hue, saturation and lightness to `#RRGGBB`. */
export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

/** Returns the relative luminance (0–1). Source: WCAG 2. */
function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors (1–21). Source: WCAG 2. */
export function contrastOf(color: string, other: string): number {
  const [high, low] = [luminanceOf(color), luminanceOf(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

/** Whether a text is `#rrggbb`. */
export const isHex = (text: string | undefined): text is string =>
  text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#?([0-9a-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;
const MAX_CHANNEL = 255;

/** Parses three or six hexadecimal digits, or `rgb(r, g, b)`, into `#rrggbb`. */
export function parseColor(text: string): string | undefined {
  const trimmed = text.trim();
  const long = LONG.exec(trimmed)?.[1];
  if (long !== undefined) return `#${long.toLowerCase()}`;
  const short = SHORT.exec(trimmed)?.slice(1);
  if (short) return `#${short.map((digit) => digit + digit).join('')}`.toLowerCase();
  const channels = RGB.exec(trimmed)?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > MAX_CHANNEL)) return undefined;
  return toHex(channels).toLowerCase();
}

const RGBA = /^rgba\(\s*(\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3}),\s*([\d.]+)\s*\)$/;

/** Blends a translucent color such as `rgba(0, 0, 0, 0.87)` with its background into `#rrggbb`. */
export function blendColor(color: string, background: string): string {
  const [red, green, blue, alpha] = RGBA.exec(color)?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) {
    return parseColor(color) ?? background;
  }
  const below = channelsOf(background);
  const mixed = [red, green, blue].map(
    (channel, index) => channel * alpha + (below[index] ?? 0) * (1 - alpha),
  );
  return toHex(mixed).toLowerCase();
}
