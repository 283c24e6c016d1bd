import type { NavEntry } from 'docs-build';

/** Beside pages that belong to no library. Spec §2. */
export const defaultTree: readonly NavEntry[] = [
  { pathname: '/versions', title: 'Versions', icon: 'git-branch' },
  { pathname: 'https://mui.com/store/', title: 'Templates', icon: 'layers' },
  { pathname: 'https://mui.com/blog/', title: 'Blog', icon: 'book-open' },
  { pathname: '/docs/check-rules', title: 'Rules of check', icon: 'circle-check' },
];
