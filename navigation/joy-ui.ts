import type { NavEntry } from 'docs-build';

/** Joy UI. */
export const joyUi: readonly NavEntry[] = [
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation', planned: true },
      { pathname: '/joy-ui/getting-started/usage', planned: true },
    ],
  },
  {
    pathname: '/joy-ui/react-',
    title: 'Components',
    children: [
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/joy-ui/react-autocomplete', planned: true },
          { pathname: '/joy-ui/react-button' },
          { pathname: '/joy-ui/react-checkbox', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'surfaces',
        children: [
          { pathname: '/joy-ui/react-card', planned: true },
          { pathname: '/joy-ui/react-sheet', planned: true },
        ],
      },
    ],
  },
  { pathname: '/joy-ui/api', title: 'APIs' },
];
