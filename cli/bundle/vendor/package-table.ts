import type { PackageTable } from '../../../runtime/contract/demos.ts';
import type { Usage } from './usage.ts';
import type { VendorPlan } from './vendor-plan.ts';

/** What edited code may take whether or not a demo does: what its compiler puts in, and everything of React, since an edit may need another hook. */
export const offeredNames = (reactNames: readonly string[]): Usage => ({
  react: ['*', ...reactNames.filter((name) => !name.startsWith('__'))],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
});

/** What the table of packages is made of. */
export interface TableInput {
  readonly plan: VendorPlan;
  /** Name of the one file that has all names of a specifier. */
  readonly fileOf: (specifier: string) => string;
  readonly addressOf: (file: string) => string;
}

/** The table of packages for edited code. */
export function packageTable({ plan, fileOf, addressOf }: TableInput): PackageTable {
  const named = Object.entries(plan.specifiers).filter(
    ([, { aliases }]) => Object.keys(aliases).length > 0,
  );
  const files = [...new Set(named.map(([specifier]) => fileOf(specifier)))].sort();
  const rows = named.map(([specifier, { aliases }]) => {
    return [specifier, { file: files.indexOf(fileOf(specifier)), names: aliases }] as const;
  });
  return { files: files.map(addressOf), specifiers: Object.fromEntries(rows) };
}
