import type { PathRule, ProductConfig } from 'docs-build';

/** The four libraries. Their current versions are read from their packages; older lines lead to sites of their own. Spec §3, §9. */
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
      { text: 'v6', href: 'https://v6.mui.com/material-ui/getting-started/' },
      { text: 'v5', href: 'https://v5.mui.com/getting-started/installation/' },
      { text: 'v4', href: 'https://v4.mui.com/getting-started/installation/' },
      { text: 'View all versions', href: 'https://mui.com/versions/' },
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
      { text: 'View all versions', href: 'https://mui.com/versions/' },
    ],
  },
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
