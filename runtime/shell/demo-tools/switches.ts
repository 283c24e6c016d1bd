import type { OwnSettings } from '../../contract/demos.ts';
import { HOOKS } from '../../contract/hooks.ts';
import { DEMO_TEXTS } from '../../contract/payload.ts';
import type { Scheme, Settings } from '../../contract/settings.ts';
import { onMatch } from '../../events.ts';
import { setOwn } from '../../islands/shown-island.ts';
import { createTranslate, withEnglish } from '../../page.ts';
import type { DemoPage } from '../../page.ts';

const DEMO = `[${HOOKS.demo}]`;
const SWITCHES = { scheme: HOOKS.toggleScheme, direction: HOOKS.toggleDirection } as const;
const PARTS = ['scheme', 'direction'] as const;

/** Key of what is said once a demo has that look. */
const SPOKEN = {
  light: 'demoLight',
  dark: 'demoDark',
  ltr: 'demoLtr',
  rtl: 'demoRtl',
} as const;

function press(demo: Element, own: OwnSettings): void {
  for (const part of PARTS) {
    for (const button of demo.querySelectorAll(`[${SWITCHES[part]}]`)) {
      button.ariaPressed = String(own[part] !== undefined);
    }
  }
}

/** What shows one demo in the other mode or direction. */
export interface Switches {
  /** The reader pressed a button of a demo. */
  readonly toggle: (button: Element, part: Own) => void;
}

/** Makes what shows single demos in the other mode or direction. A new look of the page ends what is no longer different. */
export function createSwitches({ reader, payload, say }: DemoPage): Switches {
  const t = createTranslate(withEnglish(payload, DEMO_TEXTS));
  const owns = new Map<Element, OwnSettings>();
  const look = (): PageLook => {
    const { paletteMode, direction } = reader.settings.get();
    return { scheme: paletteMode, direction };
  };
  const show = (demo: Element, own: OwnSettings) => {
    if (own.scheme === undefined && own.direction === undefined) owns.delete(demo);
    else owns.set(demo, own);
    press(demo, own);
    setOwn(demo, own);
  };
  onMatch('click', `[${HOOKS.resetDemo}]`, (_event, button) => {
    const demo = button.closest(DEMO);
    if (demo && owns.has(demo)) show(demo, {});
  });
  reader.settings.subscribe(() => {
    for (const [demo, own] of owns) {
      const left = differing(own, look());
      if (PARTS.some((part) => left[part] !== own[part])) show(demo, left);
    }
  });
  return {
    toggle(button, part) {
      const demo = button.closest(DEMO);
      if (!demo) return;
      const own = toggled(owns.get(demo) ?? {}, look(), part);
      show(demo, own);
      say(t(SPOKEN[own[part] ?? look()[part]]));
    },
  };
}

/** What the page is shown with. */
export interface PageLook {
  readonly scheme: Scheme;
  readonly direction: Settings['direction'];
}

/** A part of its look that a demo may have for itself. */
export type Own = keyof PageLook;

const otherScheme = (scheme: Scheme): Scheme => (scheme === 'dark' ? 'light' : 'dark');
const otherDirection = (direction: PageLook['direction']): PageLook['direction'] =>
  direction === 'rtl' ? 'ltr' : 'rtl';

/** A demo's own look without what is the same on the page anyway. */
export function differing({ scheme, direction }: OwnSettings, page: PageLook): OwnSettings {
  return {
    ...(scheme !== undefined && scheme !== page.scheme && { scheme }),
    ...(direction !== undefined && direction !== page.direction && { direction }),
  };
}

/** A demo's own look after one part of it was switched to the other of its two values. */
export function toggled(own: OwnSettings, page: PageLook, part: Own): OwnSettings {
  const next =
    part === 'scheme'
      ? { scheme: otherScheme(own.scheme ?? page.scheme) }
      : { direction: otherDirection(own.direction ?? page.direction) };
  return differing({ ...own, ...next }, page);
}
