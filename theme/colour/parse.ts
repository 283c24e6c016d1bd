import { channelsOf, toHex } from './maths.ts';

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#?([0-9a-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;
const MOST = 255;

/** `#rrggbb` of a colour as people write it: three or six hexadecimal digits, or `rgb(r, g, b)`. Undefined for anything else. */
export function parseColor(text: string): string | undefined {
  const trimmed = text.trim();
  const long = LONG.exec(trimmed)?.[1];
  if (long !== undefined) return `#${long.toLowerCase()}`;
  const short = SHORT.exec(trimmed)?.slice(1);
  if (short) return `#${short.map((digit) => digit + digit).join('')}`.toLowerCase();
  const channels = RGB.exec(trimmed)?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > MOST)) return undefined;
  return toHex(channels).toLowerCase();
}

const RGBA = /^rgba\(\s*(\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3}),\s*([\d.]+)\s*\)$/;

/** `#rrggbb` of what is seen where a colour that may be translucent lies on another: `rgba(0, 0, 0, 0.87)` on `#ffffff`. */
export function seenOn(colour: string, background: string): string {
  const [red, green, blue, alpha] = RGBA.exec(colour)?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) {
    return parseColor(colour) ?? background;
  }
  const below = channelsOf(background);
  const mixed = [red, green, blue].map(
    (channel, index) => channel * alpha + (below[index] ?? 0) * (1 - alpha),
  );
  return toHex(mixed).toLowerCase();
}
