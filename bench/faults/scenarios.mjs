// The commands to interrupt, each on a site as small as possible.
import { fileURLToPath } from 'node:url';

const PLAIN_THEME = fileURLToPath(new URL('../../tests/harness/plain-theme.tsx', import.meta.url));

const page = (title, body) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n# ${title}\n\n${body}\n`;

const SITE = {
  'docs.config.ts': `export default { site: { url: 'https://docs.example.org' }, theme: './theme.tsx' };\n`,
  'theme.tsx': `export * from ${JSON.stringify(PLAIN_THEME)};\n`,
  'content/index.md': page('Home', 'See [more](/more/).'),
  'content/more.md': page('More', 'Back [home](/).'),
};

const DEMO_SITE = {
  ...SITE,
  'content/more.md': page('More', '{{"demo": "Counter.tsx"}}'),
  'content/Counter.tsx': 'export default function Counter() {\n  return <button>1</button>;\n}\n',
};

const FIXABLE_SITE = {
  ...SITE,
  'content/index.md': page('Home', 'See [more](/more).'),
  'content/more.md': page('More', 'Back [home](/) and [more](/more).'),
};

const BUILD = ['build'];
const CHECK = ['check'];

/**
 * `prepare` runs before the fault and fills the cache, except for `check --fix`.
 * `edits` are saved after it, and `heal` is the next command of the user; by default the same
 * command. `session` is the name of the session with a running server.
 */
export const SCENARIOS = {
  build: { files: SITE, prepare: [BUILD], edits: DEMO_SITE, argv: BUILD },
  'build with a demo': {
    files: DEMO_SITE,
    prepare: [BUILD],
    edits: { 'content/index.md': page('Home', 'Other words.') },
    argv: BUILD,
  },
  'check --fix': { files: FIXABLE_SITE, argv: ['check', '--fix'] },
  mv: { files: SITE, prepare: [CHECK], argv: ['mv', '/more/', '/other/'], heal: CHECK },
  clean: { files: SITE, prepare: [BUILD], argv: ['clean'] },
  init: { files: {}, argv: ['init', 'docs'] },
  preview: { files: SITE, prepare: [BUILD], argv: ['preview', '--port', '0'], session: 'preview' },
  dev: {
    files: SITE,
    prepare: [BUILD],
    argv: ['dev', '--port', '0'],
    session: 'dev',
    heal: BUILD,
  },
};
