import { buildSiteOf } from './built-site.ts';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => `Paragraph ${at} of a page that is long enough.`).join(
    '\n\n',
  );

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title.toLowerCase()}.\n---\n\nText.\n\n## First\n\nSee [another site](https://example.org/far).\n\n${paragraphs(20)}\n\n## Second\n\n${paragraphs(20)}\n`;

const CONFIG = {
  site: {
    url: 'https://docs.example.com',
    name: 'Field',
    repository: 'https://git.example.com/field/field',
    announcement: { text: 'Version 2 is out', href: '/kit/' },
    notifications: [
      { id: 'old', title: 'Old news', text: 'It <b>was</b> so.', date: '2026-01-02' },
      { id: 'new', title: 'New release', text: 'Read on.', href: '/lab/', date: '2026-11-02' },
      { id: 'zh', text: 'Elsewhere', language: 'zh' },
    ],
  },
  products: [
    {
      id: 'kit',
      name: 'Kit',
      category: 'core',
      path: '/kit',
      versions: [
        { text: '2.0.0', current: true },
        { text: 'v1', href: 'https://v1.example.com/' },
        { text: 'View all versions', href: '/versions/' },
      ],
    },
    { id: 'lab', name: 'Lab', category: 'core', path: '/lab' },
    { id: 'grid', name: 'Grid', category: 'extra', href: 'https://grid.example.com/', beta: true },
  ],
  redirects: [{ from: '/kit/#moved', to: '/lab/#second' }],
  features: { feedback: true },
};

const FILES = {
  'docs.config.mjs': `export default ${JSON.stringify(CONFIG)};\n`,
  'content/index.md': page('Start'),
  'content/versions.md': page('Versions'),
  'content/kit/index.md': page('Kit'),
  'content/kit/switch/index.md': page('Switch'),
  'content/kit/switch/components-api.md': page('Switch components'),
  'content/kit/switch/hooks-api.md': page('Switch hooks'),
  'content/lab/index.md': page('Lab'),
};

/** Builds a site with every part of the shell and the default theme. */
export const buildShellSite = () => buildSiteOf('shell', FILES);
