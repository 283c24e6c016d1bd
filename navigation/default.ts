import type { NavEntry } from 'docs-build';

/** Sidebar of the pages that belong to no library. Spec §2. */
export const defaultTree: readonly NavEntry[] = [
  {
    pathname: '/material-ui',
    title: 'Material UI',
    children: [
      { pathname: '/material-ui/getting-started' },
      { pathname: '/material-ui/all-components' },
    ],
  },
  {
    pathname: '/joy-ui',
    title: 'Joy UI',
    children: [{ pathname: '/joy-ui/getting-started' }, { pathname: '/joy-ui/all-components' }],
  },
  {
    pathname: '/base-ui',
    title: 'Base UI',
    children: [{ pathname: '/base-ui/getting-started' }, { pathname: '/base-ui/all-components' }],
  },
  { pathname: '/system', title: 'MUI System', children: [{ pathname: '/system/getting-started' }] },
  { pathname: '/versions', title: 'Versions', icon: 'git-branch' },
  { pathname: 'https://mui.com/store/', title: 'Templates', icon: 'layers' },
  { pathname: '/blog/', title: 'Blog', icon: 'book-open' },
];
