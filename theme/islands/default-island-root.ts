import type { IslandRootProps } from 'docs-build/theme';

/** What stands around every demo of a site with the default theme: nothing. Its demos bring the providers that they need. */
export function IslandRoot({ children }: IslandRootProps) {
  return children;
}
