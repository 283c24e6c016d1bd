import type { NavEntry } from 'docs-build';

/** Returns the entry of a component that has no page yet: a link to its reference. */
const reference = (name: string, title: string): NavEntry => ({
  pathname: `/joy-ui/api/${name}`,
  title,
});

/** Joy UI. */
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
        children: [
          reference('autocomplete', 'Autocomplete'),
          { pathname: '/joy-ui/react-button' },
          reference('checkbox', 'Checkbox'),
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'surfaces',
        children: [reference('card', 'Card'), reference('sheet', 'Sheet')],
      },
    ],
  },
  { pathname: '/joy-ui/api', title: 'APIs' },
];
