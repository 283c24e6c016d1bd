import type { PathRule, ProductConfig } from 'docs-build';

/** Products documented on another site, to which the menu links. Facts §10.2. */
const elsewhere: readonly ProductConfig[] = [
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    category: 'x',
    href: 'https://mui.com/x/react-data-grid/',
    logo: '/logos/data-grid.svg',
    description: 'Tables that sort, filter and edit.',
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    category: 'x',
    href: 'https://mui.com/x/react-date-pickers/',
    logo: '/logos/date-pickers.svg',
    description: 'Fields and calendars for dates and times.',
  },
  {
    id: 'x-charts',
    name: 'Charts',
    category: 'x',
    href: 'https://mui.com/x/react-charts/',
    logo: '/logos/charts.svg',
    description: 'Lines, bars and slices from your data.',
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    category: 'x',
    href: 'https://mui.com/x/react-tree-view/',
    logo: '/logos/tree-view.svg',
    description: 'Nested lists to open, pick from and edit.',
  },
];

/** Products of pages about the documentation itself, which menus omit. Facts §2.1b. */
const aboutTheDocs: readonly ProductConfig[] = [
  {
    id: 'docs',
    name: 'Documentation',
    path: '/docs',
    unlisted: true,
    versions: [{ text: 'v0.0.0', href: '/versions/' }],
  },
  {
    id: 'docs-infra',
    name: 'Docs-infra',
    path: '/experiments/docs',
    unlisted: true,
    versions: [{ text: 'v0.0.0', href: '/versions/' }],
  },
];

/**
 * The four libraries, then the products on another site. Current versions come from the packages;
 * other versions link to separate sites. Spec §3, §9.
 */
export const products: readonly ProductConfig[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    category: 'core',
    path: '/material-ui',
    package: '@mui/material',
    importLine: "import {name} from '{package}/{name}';",
    logo: '/logos/material-ui.svg',
    description: 'Finished components that follow Material Design.',
    versions: [
      { text: 'v9', href: 'https://mui.com/material-ui/getting-started/' },
      { text: 'v7', href: 'https://v7.mui.com/material-ui/getting-started/' },
      { text: 'v6', href: 'https://v6.mui.com/material-ui/getting-started/' },
      { text: 'v5', href: 'https://v5.mui.com/getting-started/installation/' },
      { text: 'v4', href: 'https://v4.mui.com/getting-started/installation/' },
      { text: 'View all versions', href: '/versions/' },
    ],
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    category: 'core',
    path: '/joy-ui',
    package: '@mui/joy',
    importLine: "import {name} from '{package}/{name}';",
    logo: '/logos/joy-ui.svg',
    description: 'Finished components with a look of their own.',
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    category: 'core',
    path: '/base-ui',
    package: '@mui/base',
    importLine: "import { {name} } from '{package}/{name}';",
    logo: '/logos/base-ui.svg',
    description: 'Unstyled components and hooks to put your own CSS on.',
  },
  {
    id: 'system',
    name: 'MUI System',
    category: 'core',
    path: '/system',
    package: '@mui/system',
    logo: '/logos/system.svg',
    description: 'Style utilities that know your theme.',
    versions: [
      { text: 'v4', href: 'https://v4.mui.com/system/basics/' },
      { text: 'View all versions', href: '/versions/' },
    ],
  },
  ...elsewhere,
  ...aboutTheDocs,
];

/** Products of paths outside the four libraries. The rule with the most segments wins. Spec §2. */
export const pathRules: readonly PathRule[] = [
  { path: '/x', category: 'x', product: null },
  { path: '/x/react-{name}', category: 'x', product: 'x-{name}' },
  { path: '/toolpad', category: 'toolpad', product: 'toolpad-core' },
  { path: '/toolpad/studio', category: 'toolpad', product: 'toolpad-studio' },
  { path: '/docs', category: null, product: 'docs' },
  { path: '/versions', category: null, product: 'docs' },
  { path: '/production-error', category: null, product: 'docs' },
  { path: '/experiments/docs', category: null, product: 'docs-infra' },
];
