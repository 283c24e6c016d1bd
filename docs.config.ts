import { defineConfig } from 'docs-build';
import { adverts } from './content/adverts.ts';
import { synonyms } from './content/synonyms.ts';
import { api, pathRules, products, redirects, trees, versions } from './navigation/index.ts';

const fonts = 'https://fonts.googleapis.com';
const icons = (family: string, text?: string) => ({
  import: '@mui/material/Icon',
  ...(text !== undefined && { text }),
  href: `${fonts}/icon?family=${family}`,
});

/** Fonts of demos that readers open as projects. */
const projectFonts = [
  {
    import: '@mui/material',
    href: `${fonts}/css2?family=Roboto:wght@300;400;500;700&display=swap`,
  },
  { import: '@mui/joy', href: `${fonts}/css2?family=Inter:wght@300;400;500;600;700&display=swap` },
  icons('Material+Icons+Outlined', 'material-icons-outlined'),
  icons('Material+Icons+Round', 'material-icons-round'),
  icons('Material+Icons+Sharp', 'material-icons-sharp'),
  icons('Material+Icons+Two+Tone', 'material-icons-two-tone'),
  icons('Material+Icons'),
];

/** Example accounts, which a deployment replaces. */
const ACCOUNTS = { adverts: 'EXAMPLE0', measurement: 'G-EXAMPLE000' } as const;

const ads = {
  pool: [...adverts],
  external: {
    label: 'carbon',
    poweredby: 'Carbon',
    json: `https://srv.buysellads.com/ads/${ACCOUNTS.adverts}.json`,
    script: `https://cdn.carbonads.com/carbon.js?serve=${ACCOUNTS.adverts}&placement=muicom`,
    scriptId: '_carbonads_js',
    placeholder: 'https://material-ui-next.com/discover-more/backers',
  },
};

/** Prompt for an assistant. */
const READ_PAGE = 'Read%20{url}%20and%20answer%20my%20questions%20about%20it.';

export default defineConfig({
  site: {
    url: 'https://mui.com',
    name: 'MUI',
    languages: ['en'],
    recognizedLanguages: ['en', 'zh', 'pt'],
    repository: 'https://github.com/mui/material-ui',
    notifications: [
      {
        id: 'settings-for-demos',
        title: 'Demos follow your settings',
        text: 'Direction, density, spacing and colors of every demo are yours to choose, and this site remembers them.',
        href: '/material-ui/customization/color/',
      },
      {
        id: 'v9-stable',
        title: 'Material UI v9 is stable',
        text: 'These pages describe a pre-release of v7. The versions page says how each version is supported.',
        href: '/versions/',
      },
    ],
    assistants: [
      { name: 'ChatGPT', href: `https://chatgpt.com/?q=${READ_PAGE}` },
      { name: 'Claude', href: `https://claude.ai/new?q=${READ_PAGE}` },
    ],
    footer: [
      { text: 'Versions', href: '/versions/' },
      { text: 'Blog', href: '/blog/' },
      { text: 'Store', href: 'https://mui.com/store/' },
      { text: 'Support', href: '/material-ui/getting-started/support/' },
      { text: 'GitHub', href: 'https://github.com/mui/material-ui' },
      { text: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/material-ui' },
      { text: 'Contact', href: 'https://mui.com/about/' },
    ],
  },
  products,
  pathRules,
  navigation: trees,
  versions,
  redirects,
  errorCodes: {
    packages: ['@mui/material', '@mui/joy', '@mui/base', '@mui/system', '@mui/utils'],
    formatter: 'formatMuiErrorMessage',
    page: '/production-error/',
  },
  api,
  content: './content',
  theme: './theme/index.ts',
  blog: {
    description: 'How this documentation is made, and what we learn from making it.',
    authors: { team: { name: 'Documentation team', avatar: 'DT' } },
  },
  features: {
    feeds: true,
    feedback: true,
    openGraph: true,
    search: {
      synonyms,
      boosts: {
        '/docs/': 0.6,
        '/joy-ui/migration/': 0.5,
        '/material-ui/migration/': 0.5,
        '/system/migration/': 0.5,
      },
    },
    sandbox: { fonts: projectFonts },
    ads,
    analytics: { consent: 'required', gtag: { id: ACCOUNTS.measurement } },
    serviceWorker: { hosts: ['mui.com'] },
  },
  components: {
    colorTool: './theme/widgets/ColorTool.tsx',
    densityTool: './theme/widgets/DensityTool.tsx',
    versions: { module: './theme/widgets/Versions.tsx', static: true },
    gallery: { module: './content/gallery/Gallery.tsx', static: true },
    errorLookup: { module: './theme/widgets/ErrorLookup.tsx', static: true },
  },
  pathAliases: [{ from: '/api', to: '/api-docs' }],
  codeStyles: [
    { id: 'system', label: 'MUI System', oldLabels: ['MUI System'] },
    { id: 'tailwind', label: 'Tailwind CSS', oldLabels: ['Tailwind'] },
    { id: 'css', label: 'Plain CSS', oldLabels: ['CSS'] },
  ],
  markdown: {
    plugins: [
      './content/docs/check-rules/plugin.ts',
      './scripts/reference-pages.ts',
      './scripts/versions-table.ts',
    ],
  },
  untranslated: ['/blog/'],
  allow: [
    {
      rule: 'api/component-without-page',
      reason:
        'This site shows a selection of the packages; their other parts have an API page only.',
    },
  ],
  storagePrefix: 'mui',
});
