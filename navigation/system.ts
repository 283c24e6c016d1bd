import type { NavEntry } from 'docs-build';

/** MUI System. */
export const system: readonly NavEntry[] = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/the-sx-prop', title: 'The sx prop', planned: true },
    ],
  },
  {
    pathname: '/style-utilities',
    children: [
      { pathname: '/system/borders' },
      { pathname: '/system/display', planned: true },
      { pathname: '/system/flexbox', planned: true },
      { pathname: '/system/grid', planned: true },
      { pathname: '/system/palette', planned: true },
      { pathname: '/system/spacing', planned: true },
    ],
  },
  { pathname: '/system/api', title: 'APIs' },
  {
    pathname: '/system/styles',
    title: 'Styles',
    legacy: true,
    children: [
      { pathname: 'https://v6.mui.com/system/styles/basics/', title: 'Basics', legacy: true },
    ],
  },
];
