import type { NavEntry } from 'docs-build';

/** Base UI. */
export const baseUi: readonly NavEntry[] = [
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started', title: 'Overview' },
      { pathname: '/base-ui/getting-started/quickstart', planned: true },
      { pathname: '/base-ui/getting-started/accessibility', planned: true },
    ],
  },
  {
    pathname: '/base-ui/react-',
    title: 'Components',
    children: [
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/base-ui/react-checkbox', planned: true },
          { pathname: '/base-ui/react-radio-group', title: 'Radio Group', planned: true },
          { pathname: '/base-ui/react-rating', planned: true },
          { pathname: '/base-ui/react-switch' },
          {
            pathname: '/base-ui/react-toggle-button-group',
            title: 'Toggle Button Group',
            planned: true,
          },
        ],
      },
      {
        pathname: '/base-ui/components/data-display',
        subheader: 'data-display',
        children: [{ pathname: '/base-ui/react-tooltip', planned: true }],
      },
      {
        pathname: '/base-ui/components/surfaces',
        subheader: 'surfaces',
        children: [{ pathname: '/base-ui/react-accordion', planned: true }],
      },
      {
        pathname: '/base-ui/components/navigation',
        subheader: 'navigation',
        children: [
          { pathname: '/base-ui/react-drawer', planned: true },
          { pathname: '/base-ui/react-pagination', planned: true },
        ],
      },
    ],
  },
  { pathname: '/base-ui/api', title: 'APIs' },
];
