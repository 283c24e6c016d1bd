import { HOOKS } from '../contract/hooks.ts';
import type { ExternalAds } from '../contract/services/services.ts';
import { readPrivacy } from '../consent/consent.ts';
import { onMatch } from '../events.ts';
import { createBox } from './box.ts';

/** Shows a line of an advert in the place that a demo has for it. Where there is none, the place stays empty. */
async function show(element: HTMLElement, external: ExternalAds, prefix: string): Promise<void> {
  const { json } = external;
  if (json === undefined) return;
  // It takes its room now, by the reader's click: what comes later moves nothing.
  element.hidden = false;
  const { signal } = new AbortController();
  const box = createBox(element, { prefix, ended: () => undefined });
  const label = `${external.label}-demo-inline`;
  const { askProvider } = await import('./external/asked.ts');
  await askProvider(json, {
    ...{ box, external, as: 'inline', label, signal },
    found: (what, showIt) => {
      if (what === 'advert') showIt();
    },
  });
}

/** Shows an advert below the tools of each demo whose code a reader opens, once. `prefix` is the site's `storagePrefix`. */
export function startDemoAdverts(external: ExternalAds, prefix: string): void {
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    // Whoever opens the code may hear of the click later than this.
    setTimeout(() => {
      const demo = button.closest(`[${HOOKS.demo}]`);
      const place = demo?.querySelector<HTMLElement>(`[${HOOKS.demoAd}]`);
      if (!place?.hidden || button.getAttribute('aria-expanded') !== 'true') return;
      if (readPrivacy(prefix).isOpen) void show(place, external, prefix).catch(() => undefined); // it stays empty
    });
  });
}
