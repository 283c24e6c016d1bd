import type { OwnSettings } from '../../contract/demos.ts';
import { HOOKS } from '../../contract/hooks.ts';
import { DEMO_TEXTS } from '../../contract/payload.ts';
import { onTool } from '../../events.ts';
import { applyOwnSettings } from '../../islands/shown-island.ts';
import type { DemoPage } from '../../page.ts';

/** Appearance of the page, from which a demo may differ. */
type PageAppearance = Required<OwnSettings>;

type Part = keyof PageAppearance;

const PARTS: readonly Part[] = ['scheme', 'direction'];
const SWITCHES = { scheme: HOOKS.toggleScheme, direction: HOOKS.toggleDirection } as const;

const SPOKEN = {
  light: 'demoLight',
  dark: 'demoDark',
  ltr: 'demoLtr',
  rtl: 'demoRtl',
} as const;

export const differingSettings = (own: OwnSettings, page: PageAppearance): OwnSettings =>
  Object.fromEntries(
    PARTS.filter((part) => own[part] !== undefined && own[part] !== page[part]).map((part) => [
      part,
      own[part],
    ]),
  );

const OTHER = { light: 'dark', dark: 'light', ltr: 'rtl', rtl: 'ltr' } as const;

/** Returns a demo's own settings after one part is switched to its other value. */
export const toggledSettings = (own: OwnSettings, page: PageAppearance, part: Part): OwnSettings =>
  differingSettings({ ...own, [part]: OTHER[own[part] ?? page[part]] }, page);

/** Starts the mode and direction buttons of demos. Drops settings that equal the page's. */
export function startSwitches({ reader, translator, announce }: DemoPage): void {
  const t = translator(DEMO_TEXTS);
  const owns = new Map<Element, OwnSettings>();
  const page = (): PageAppearance => {
    const { paletteMode, direction } = reader.settings.get();
    return { scheme: paletteMode, direction };
  };
  const show = (demo: Element, own: OwnSettings) => {
    if (Object.keys(own).length === 0) owns.delete(demo);
    else owns.set(demo, own);
    for (const part of PARTS) {
      for (const button of demo.querySelectorAll(`[${SWITCHES[part]}]`)) {
        button.ariaPressed = String(own[part] !== undefined);
      }
    }
    applyOwnSettings(demo, own);
  };
  onTool(HOOKS.resetDemo, (demo) => owns.has(demo) && show(demo, {}));
  reader.settings.subscribe(() => {
    for (const [demo, own] of owns) {
      const remaining = differingSettings(own, page());
      if (PARTS.some((part) => remaining[part] !== own[part])) show(demo, remaining);
    }
  });
  for (const part of PARTS) {
    onTool(SWITCHES[part], (demo) => {
      const own = toggledSettings(owns.get(demo) ?? {}, page(), part);
      show(demo, own);
      announce(t(SPOKEN[own[part] ?? page()[part]]));
    });
  }
}
