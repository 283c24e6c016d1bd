import type { CodeStyleNames } from '../contract/payload.ts';
import type { CodeVariant } from '../contract/settings.ts';

/** The variant that a cookie holds. */
export const parseCodeVariant = (kept: string | undefined): CodeVariant =>
  kept === 'JS' ? 'JS' : 'TS';

/** The variant that an address asks for: `#Name.js` or `#system-Name.tsx`. Spec §4. */
export const variantOfHash = (hash: string): CodeVariant | undefined =>
  /\.js$/.test(hash) ? 'JS' : /\.tsx$/.test(hash) ? 'TS' : undefined;

/** Id of the style that a cookie holds, or that an old label in it stands for. Spec §3. */
export const parseCodeStyle = (
  kept: string | undefined,
  styles: CodeStyleNames,
): string | undefined => styles.find((names) => names.includes(kept ?? ''))?.[0];

/** Id of the style that an address of a demo asks for: `#css-Name.js`. */
export const styleOfHash = (hash: string, styles: CodeStyleNames): string | undefined =>
  styles.find(([id]) => hash.startsWith(`#${id}-`))?.[0];
