import type { NavEntry } from 'docs-build';

/** Joy UI. Components without a page are in the group of APIs only. */
export const joyUi: readonly NavEntry[] = [
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started#installation', title: 'Installation' },
      { pathname: '/joy-ui/getting-started#first-component', title: 'Usage' },
    ],
  },
  {
    pathname: '/joy-ui/react-',
    title: 'Components',
    children: [
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'inputs',
        children: [{ pathname: '/joy-ui/react-button' }],
      },
    ],
  },
  { pathname: '/joy-ui/api', title: 'APIs' },
];
