import type { CodeProps, NavNode, PageView } from 'docs-build/theme';

const product = {
  id: 'kit',
  name: 'Kit',
  category: 'core',
  description: 'Parts to build with',
  href: '/kit/',
  version: '2.1.0',
  versions: [
    { text: '2.1.0', href: '/kit/', current: true },
    { text: '1.9.0', href: 'https://v1.example.org/' },
  ],
};

/** A page with every property. */
export const sampleView: PageView = {
  feeds: [],
  site: {
    name: 'Kit docs',
    home: '/',
    base: '/',
    repository: 'https://example.org/kit',
    brand: {},
    header: [],
    footer: [{ text: 'Blog', href: '/blog/' }],
    announcement: { id: 'a1', text: 'Version 2 is out.', href: '/blog/2/' },
    notificationsUrl: '/notifications.json',
    codeStyles: [],
    storagePrefix: 'docs',
    asksConsent: false,
    hasSearch: false,
    products: [product, { ...product, id: 'lab', name: 'Lab', category: null, href: '/lab/' }],
  },
  pathname: '/kit/button/',
  language: 'en',
  direction: 'ltr',
  content: { language: 'en', direction: 'ltr' },
  languages: [],
  tabs: [
    { kind: 'demos', href: '/kit/button/', current: true },
    { kind: 'components-api', href: '/kit/button/components-api/', current: false },
  ],
  title: 'Button',
  description: 'A button starts one action.',
  summary: 'A button starts one action.',
  product,
  breadcrumbs: [{ title: 'Kit', href: '/kit/' }, { title: 'Inputs' }],
  headings: [
    { id: 'basic', level: 2, text: 'Basic' },
    { id: 'small', level: 3, text: 'Small' },
    { id: 'props', level: 2, text: 'Props' },
  ],
  previous: { title: 'Badge', href: '/kit/badge/' },
  next: { title: 'Card', href: '/kit/card/' },
  editUrl: 'https://example.org/kit/edit/button.md',
  reportUrl: 'https://example.org/kit/issues/new?title=Button',
  updated: '2026-11-20',
  hasFeedback: true,
  markdownUrl: '/kit/button.md',
  importLine: "import Button from 'kit/Button';",
  api: [{ text: '<Button />', href: '/kit/api/button/' }],
  resources: [{ text: 'Source', href: 'https://example.org/kit/src', icon: 'code' }],
  flags: ['beta', 'not-a-flag'],
  hasAd: true,
  hasDemoAds: true,
  texts: {},
};

const node = (title: string, more: Partial<NavNode> = {}): NavNode => ({
  kind: 'page',
  pathname: `/kit/${title.toLowerCase()}/`,
  href: `/kit/${title.toLowerCase()}/`,
  title,
  children: [],
  ...more,
});

/** A tree with every kind of entry. */
export const sampleTree: readonly NavNode[] = [
  node('Start', { kind: 'group', children: [node('Overview')] }),
  node('Parts', {
    kind: 'group',
    children: [
      node('Inputs', {
        kind: 'subheader',
        pathname: 'inputs',
        children: [
          node('Button', { newFeature: true }),
          node('Table & <Grid>', { pathname: '/kit/a&b/', href: '/kit/a&b/', plan: 'pro' }),
          node('Later', { kind: 'planned', planned: true }),
          node('Elsewhere', { kind: 'external', href: 'https://example.org/' }),
          node('Old', { kind: 'group', deprecated: true, children: [node('Older')] }),
        ],
      }),
    ],
  }),
];

/** A block of two lines. */
export const sampleCode: CodeProps = {
  language: 'tsx',
  html: '<c-p><c-k>const</c-k><b> a</b>\n= 1</c-p>',
  lineCount: 2,
};
