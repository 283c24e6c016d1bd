import type { NavEntry } from 'docs-build';

/** MUI System. */
export const system: readonly NavEntry[] = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [{ pathname: '/system/getting-started', title: 'Overview' }],
  },
  {
    pathname: '/style-utilities',
    children: [{ pathname: '/system/borders' }],
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
