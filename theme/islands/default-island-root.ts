import type { IslandRootProps } from 'docs-build/theme';

/** Wraps demos of sites with the default theme. Demos bring the providers that they need. */
export function IslandRoot({ children }: IslandRootProps) {
  return children;
}
