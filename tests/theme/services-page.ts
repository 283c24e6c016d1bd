import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { loadTheme } from './bundle.ts';
import { renderPage } from './rendered.ts';
import { sampleView } from './sample.ts';

/** A document for each direction of text. */
type BothWays = Readonly<Record<'ltr' | 'rtl', string>>;

/**
 * Creates a page with space for adverts and the consent banner, in the theme's markup and styles,
 * without scripts.
 */
async function servicesPage(): Promise<BothWays> {
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

/** Opens that page for a test file, and closes it after the test. */
export function startServicesPages() {
  const pages = { ltr: '', rtl: '' };
  const opened: Page[] = [];
  const browser = sharedBrowser();
  beforeAll(async () => {
    Object.assign(pages, await servicesPage());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });
  const open = async (html: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    opened.push(page);
    await page.setContent(html);
    return page;
  };
  return { pages: pages as BothWays, open };
}

/** Returns the options of a window with this width. */
export const sized = (width: number) => ({ viewport: { width, height: 900 } });

/** An advert as scripts receive it. */
export interface ShownAdvert {
  readonly kind: 'image' | 'inline' | 'message' | 'frame';
  readonly text: string;
  readonly hasPicture?: boolean;
}

/** Shows an advert in a box of the page, like the runtime. */
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
