import type { PageView } from 'docs-build/theme';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayText } from '../../theme/texts.ts';
import { loadTheme } from './bundle.ts';
import { renderPage } from './rendered.ts';
import { sampleView } from './sample.ts';

type Loaded = Awaited<ReturnType<typeof loadTheme>>;

const loaded: Loaded[] = [];
beforeAll(async () => void loaded.push(await loadTheme('default-theme')));

const render = (more: Partial<PageView> = {}, islands = {}) =>
  renderPage(loaded[0]!, { ...sampleView, ...more }, islands).html;

/** Returns the text from `start` to the first `end` after it. */
const part = (html: string, start: string, end: string) => {
  const from = html.indexOf(start);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from));
};

const { site } = sampleView;
const product = site.products[0]!;

describe('the header', () => {
  test('opens the settings if the theme has some', () => {
    const html = render({}, { settings: 'choices' });
    expect(html).toMatch(/<dialog id="docs-settings"[^>]*>.*choices/);
    expect(part(html, '<header', '</header>')).toContain('data-docs-open="docs-settings"');
    expect(html).toMatch(
      /choices.*<button[^>]* id="docs-reset-all"[^>]*>.*?<\/div><\/div><\/dialog>/,
    );
    expect(render()).not.toContain('docs-settings');
  });

  test('has notifications in the language of the page if the site has a file for them', () => {
    const html = render({ texts: { noNotifications: 'Nichts Neues' } });
    expect(html).toContain('data-docs-notifications="/notifications.json"');
    expect(html).toContain('data-docs-unread-words="Notifications, {count} unread"');
    expect(part(html, 'id="docs-notifications"', '</template>')).toContain('Nichts Neues');
    const entries = Object.entries(site).filter(([name]) => name !== 'notificationsUrl');
    const without = Object.fromEntries(entries) as unknown as typeof site;
    expect(render({ site: without })).not.toContain('docs-notifications');
  });

  test('names the site and explains the menu of its logo', () => {
    const html = render();
    expect(html).toContain('data-docs-context-menu="docs-logo-menu"');
    const menu = part(html, 'id="docs-logo-menu"', '</div>');
    expect(menu).toContain('Copy logo as SVG');
    expect(menu).toContain('value="Kit docs"');
  });

  test("offers a copy of a site's own logo only if it is an SVG file", () => {
    const own = (logo: string) => render({ site: { ...site, brand: { logo } } });
    expect(own('/logo.png')).not.toContain('Copy logo as SVG');
    expect(own('/logo.svg')).toContain('Copy logo as SVG');
    expect(own('/logo.svg')).not.toContain('Copy wordmark');
  });
});

describe('the menu of products', () => {
  const products = [
    product,
    {
      ...product,
      id: 'grid',
      name: 'Grid',
      category: 'x',
      href: 'https://example.org/',
      beta: true,
    },
    { ...product, id: 'lab', name: 'Lab', category: null, href: '/lab/' },
  ];
  const menuOf = (texts: PageView['texts']) =>
    part(render({ texts, site: { ...site, products } }), 'id="docs-products"', '</div>');

  test('has a section for each category, named by the site or by its id', () => {
    const names = [...menuOf({ 'category.x': 'Kit X' }).matchAll(/<p>([^<]+)<\/p>/g)];
    expect(names.map(([, name]) => name)).toEqual(['Core', 'Kit X', 'Other']);
  });

  test('marks the current product, beta products and external links', () => {
    const menu = menuOf({});
    expect(menu).toContain('<a href="/kit/" aria-current="true">');
    expect(part(menu, '<a href="https://example.org/"', '</a>')).toMatch(
      /Grid<span class="chip chip-beta">Beta<\/span>.*\(opens another site\)/,
    );
    expect(part(menu, '<a href="/lab/"', '</a>')).not.toContain('opens another site');
  });

  test('marks no product on a page without one', () => {
    const html = render({ product: null, site: { ...site, products } });
    expect(html).toContain('<span class="pick-name">Documentation</span>');
    expect(html).toContain('<a href="/kit/">');
    expect(html).not.toContain('aria-current="true"');
  });
});

test('separates the link to all versions from the versions, and marks external links', () => {
  const versions = [
    { text: '2.1.0', href: '/kit/', current: true },
    { text: 'v1', href: 'https://v1.example.org/' },
    { text: 'View all versions', href: '/versions/' },
  ];
  const menu = part(render({ product: { ...product, versions } }), 'id="docs-versions"', '</div>');
  expect(menu).toMatch(/<li class="menu-after-line"><a[^>]* href="\/versions\/">/);
  expect(part(menu, 'https://v1', '</a>')).toContain('opens another site');
  expect(part(menu, 'href="/versions/"', '</a>')).not.toContain('opens another site');
});

test('renders tabs as links, and marks the current page', () => {
  const tabs = part(render(), '<nav class="page-tabs"', '</nav>');
  expect(tabs).toContain('<a href="/kit/button/" aria-current="page">Demos</a>');
  expect(tabs).toContain('<a href="/kit/button/components-api/">Components API</a>');
  expect(tabs).not.toContain('Hooks API');
});

test('shows the most important state of a page next to its title', () => {
  const chips = (flags: readonly string[]) =>
    [
      ...part(render({ flags }), '<div class="title">', '<p class="page-lead"').matchAll(
        /chip-(\w+)/g,
      ),
    ].map(([, name]) => name);
  expect(chips(['newFeature', 'legacy', 'deprecated'])).toEqual(['deprecated']);
  expect(chips(['newFeature', 'x'])).toEqual([]);
});

test('moves the links after the fifth into a menu', () => {
  const resources = Array.from({ length: 7 }, (_, at) => ({
    text: `Link ${at}`,
    href: `https://example.org/${at}`,
    icon: 'link',
  }));
  const html = render({ resources });
  expect(html.match(/<a class="meta-link"/g)).toHaveLength(5);
  expect(part(html, 'id="docs-resources"', '</div>').match(/<a /g)).toHaveLength(2);
  expect(render({ resources: resources.slice(0, 5) })).not.toContain('docs-resources');
});

test('gives content in another language its language and direction', () => {
  const html = render({ language: 'ar', content: { language: 'en', direction: 'ltr' } });
  expect(html).toContain('<h1 lang="en" dir="ltr">');
  expect(html).toContain('<p class="page-lead" lang="en" dir="ltr">');
  expect(html).toMatch(/<div class="content"[^>]* lang="en" dir="ltr">/);
  expect(render()).not.toContain('<h1 lang');
});

describe('the end of a page', () => {
  const endOf = (more: Partial<PageView>) => part(render(more), 'class="page-end"', '</main>');

  test('asks whether the page helped, and shows its date', () => {
    const end = endOf({});
    expect(end).toContain('Was this page helpful?');
    expect(end).toContain('<time dateTime="2026-11-20">Updated 20 November 2026</time>');
  });

  test('links to the issue tracker if feedback is off', () => {
    const end = endOf({ hasFeedback: false });
    expect(end).not.toContain('data-docs-feedback');
    expect(end).toContain(`<a href="${sampleView.reportUrl}">Report an issue</a>`);
  });

  test('writes dates in the language of the page', () => {
    expect(dayText('2026-11-20', 'en')).toBe('20 November 2026');
    expect(dayText('2026-01-02', 'pt')).toBe('2 de janeiro de 2026');
  });
});

test('renders an announcement with its id, link and close button', () => {
  const line = part(render(), '<aside class="announcement"', '</aside>');
  expect(line).toContain('data-docs-announcement="a1"');
  expect(line).toContain('<a href="/blog/2/">Version 2 is out.</a>');
  expect(line).toContain('aria-label="Close announcement"');
});

test('renders the requested address and similar pages only on the 404 page', () => {
  const html = render({ pathname: '/404/' });
  expect(html).toMatch(/<code[^>]* data-docs-wanted-path=""><\/code>/);
  expect(html).toMatch(/<section[^>]* data-docs-nearest="">.*<ul><\/ul><p hidden="">.*<\/section>/);
  expect(html.indexOf('data-docs-nearest')).toBeLessThan(html.indexOf('<div class="content"'));
  expect(render()).not.toMatch(/data-docs-(?:wanted-path|nearest)/);
});
test('the notice of an untranslated page is in one language', () => {
  const noticeIn = (language: string, texts: PageView['texts']) => {
    const content = { language: 'en', direction: 'ltr' } as const;
    return part(
      render({ language, texts, content }),
      'class="callout callout-info notice"',
      '</p>',
    );
  };
  expect(noticeIn('it', {})).toContain('you are reading it in English.');
  expect(noticeIn('it', { notTranslated: 'In {language}.' })).toContain('In inglese.');
});
