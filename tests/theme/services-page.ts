import type { Page } from 'playwright-core';
import { loadTheme } from './bundle.ts';
import { renderPage } from './rendered.ts';
import { sampleView } from './sample.ts';

/** A page with room for adverts that asks for consent, in the theme's markup and style sheets: no script changes it. */
export async function servicesPage(): Promise<{ readonly ltr: string; readonly rtl: string }> {
  const loaded = await loadTheme('default-theme');
  const site = { ...sampleView.site, asksConsent: true };
  const { html, css } = renderPage(loaded, { ...sampleView, site }, { settings: 'choices' });
  const style = `${loaded.theme.tokens({})}${loaded.css}${css}`;
  const pageIn = (
    direction: string,
  ) => `<!DOCTYPE html><html lang="en" dir="${direction}"><head><meta charset="utf-8"><title>Button</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body>${html}</body></html>`;
  return { ltr: pageIn('ltr'), rtl: pageIn('rtl') };
}

/** An advert as scripts have it. */
export interface ShownAdvert {
  readonly kind: 'image' | 'inline' | 'message' | 'frame';
  readonly text: string;
  readonly hasPicture?: boolean;
}

/** Puts an advert into a box of the page, as the contract between markup and script says. */
export const showAdvert = (page: Page, where: string, advert: ShownAdvert) =>
  page.locator(where).evaluate(async (box, { kind, text, hasPicture = true }) => {
    for (const child of [...box.children]) if (child.localName !== 'template') child.remove();
    const template = box.querySelector<HTMLTemplateElement>(`[data-docs-ad-template=${kind}]`);
    const shown = template?.content.cloneNode(true) as DocumentFragment | undefined;
    const part = (name: string) => shown?.querySelector(`[data-docs-ad-part=${name}]`);
    part('text')?.replaceChildren(text);
    part('by')?.replaceChildren('Ad by Somebody');
    const picture = part('image');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';
    picture?.setAttribute('src', `data:image/svg+xml,${encodeURIComponent(drawing)}`);
    if (!hasPicture) picture?.remove();
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { inlineSize: '100%', blockSize: `${box.clientHeight - 24}px` });
    box.append(shown ?? frame);
    box.setAttribute('data-docs-ad-shown', kind);
    box.removeAttribute('hidden');
    await box.querySelector('img')?.decode();
  }, advert);
