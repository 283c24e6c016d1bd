import type { SiteVersion } from 'docs-build';

const notes = (tag: string) => `https://github.com/mui/material-ui/releases/tag/${tag}`;

const PRE_RELEASE = 'v7.0.0-beta.4';

/**
 * Major versions of Material UI, the newest first, with their support as of November 2026, and the
 * pre-release of this site. Version 8 does not exist. A date that is not known for certain is left
 * out. Spec §9.
 */
export const versions: readonly SiteVersion[] = [
  {
    text: 'v9',
    href: 'https://mui.com/material-ui/getting-started/',
    date: '2026-04',
    support: 'current',
    notes: notes('v9.0.0'),
  },
  {
    text: 'v7',
    href: 'https://v7.mui.com/material-ui/getting-started/',
    date: '2025-03',
    support: 'long-term',
    notes: notes('v7.0.0'),
  },
  {
    package: '@mui/material',
    text: PRE_RELEASE,
    href: '/material-ui/getting-started/',
    current: true,
    date: '2025-03',
    support: 'preview',
    notes: notes(PRE_RELEASE),
  },
  {
    text: 'v6',
    href: 'https://v6.mui.com/material-ui/getting-started/',
    date: '2024-08',
    support: 'ended',
    notes: notes('v6.0.0'),
  },
  {
    text: 'v5',
    href: 'https://v5.mui.com/getting-started/installation/',
    date: '2021-09',
    support: 'ended',
    notes: notes('v5.0.0'),
  },
  {
    text: 'v4',
    href: 'https://v4.mui.com/getting-started/installation/',
    date: '2019-05',
    support: 'ended',
    notes: notes('v4.0.0'),
  },
  {
    text: 'v3',
    href: 'https://v3.mui.com/',
    date: '2018-09',
    support: 'ended',
    notes: notes('v3.0.0'),
  },
  {
    text: 'v1',
    href: 'https://v1.mui.com/',
    date: '2018-05',
    support: 'ended',
    notes: notes('v1.0.0'),
  },
  { text: 'v0', href: 'https://v0.mui.com/', support: 'ended' },
];
