import { packageOf } from '../files/packages.ts';
import type { RejectedImport } from '../package-faults.ts';
import { type Usage, ON_DEMAND } from './usage.ts';

/** Specifiers that every island needs: React, and modules that the theme imports (`./…`). */
const CORE = /^(?:(?:react|react-dom|scheduler)(?:\/|$)|\.)/;

/** Name of the shared file that starts islands. */
export const CORE_GROUP = 'core';

/** Group of a package specifier, and its exports in shared code. */
interface VendorSpecifier {
  /** Group that all specifiers of a package share. */
  readonly group: string;
  /** Alias by exported name, unique in the plan. `*` and `import()` mean the namespace. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Names that the site's modules import from packages, by specifier. */
export type VendorPlan = Readonly<Record<string, VendorSpecifier>>;

const groupOf = (specifier: string) =>
  CORE.test(specifier)
    ? CORE_GROUP
    : packageOf(specifier)
        .replace(/^@/, '')
        .replace(/[^\w-]+/g, '-');

/** Assigns an alias to every imported name. Deterministic: equal usage gives an equal plan. */
export const planVendor = (usage: Usage): VendorPlan =>
  Object.fromEntries(
    Object.entries(usage).map(([specifier, names], index) => {
      const aliases = names.map((name, number) => {
        return [name, `v${index}${number === 0 ? '' : `_${number}`}`] as const;
      });
      return [specifier, { group: groupOf(specifier), aliases: Object.fromEntries(aliases) }];
    }),
  );

/** Adds names to a plan without changing its aliases. */
export function addNames(plan: VendorPlan, offered: Usage): VendorPlan {
  const added = Object.entries(offered).map(([specifier, names], index) => {
    const known = plan[specifier]?.aliases ?? {};
    const missing = names.filter((name) => !Object.hasOwn(known, name));
    const more = missing.map((name, number) => [name, `o${index}_${number}`] as const);
    const aliases = { ...known, ...Object.fromEntries(more) };
    return [specifier, { group: groupOf(specifier), aliases }] as const;
  });
  return { ...plan, ...Object.fromEntries(added) };
}

/** Removes missing packages and names from a plan. */
export function withoutRejected(plan: VendorPlan, rejected: readonly RejectedImport[]): VendorPlan {
  const isRejected = (specifier: string, name?: string) =>
    rejected.some((imported) => imported.specifier === specifier && imported.name === name);
  const left = Object.entries(plan)
    .filter(([specifier]) => !isRejected(specifier))
    .map(([specifier, { group, aliases }]) => {
      const names = Object.entries(aliases).filter(([name]) => !isRejected(specifier, name));
      return [specifier, { group, aliases: Object.fromEntries(names) }] as const;
    });
  return Object.fromEntries(left);
}

/** An entry of the first pass: names in a group that the same pages import. */
export interface VendorEntry {
  /** Name such as `unit-12`, unique in the plan. */
  readonly name: string;
  readonly group: string;
  /** Ascending indexes of the pages that import it. */
  readonly pages: readonly number[];
  readonly aliases: readonly string[];
  /** Specifiers imported for side effects only. */
  readonly effects: readonly string[];
  readonly source: string;
}

/** Groups a plan's names by the pages that import them. Ignores imports on demand. */
export function vendorEntries(plan: VendorPlan, usageByPage: readonly Usage[]): VendorEntry[] {
  const entries = new Map<string, VendorEntry>();
  for (const [specifier, { group, aliases }] of Object.entries(plan)) {
    const names = Object.entries(aliases);
    // An empty name represents an import for side effects.
    for (const [name, alias] of names.length > 0 ? names : [['', ''] as const]) {
      const pages = usageByPage.flatMap((usage, page) =>
        isImported(usage, specifier, name) ? [page] : [],
      );
      const key = `${group} ${pages.join()}`;
      const known = entries.get(key);
      entries.set(key, {
        name: known?.name ?? `unit-${entries.size}`,
        group,
        pages,
        aliases: [...(known?.aliases ?? []), ...(alias === '' ? [] : [alias])],
        effects: [...(known?.effects ?? []), ...(name === '' ? [specifier] : [])],
        source: (known?.source ?? '') + statementOf(specifier, name, alias),
      });
    }
  }
  return [...entries.values()];
}

function isImported(usage: Usage, specifier: string, name: string): boolean {
  const names = Object.hasOwn(usage, specifier) ? usage[specifier] : undefined;
  return name !== ON_DEMAND && names !== undefined && (name === '' || names.includes(name));
}

function statementOf(specifier: string, name: string, alias: string): string {
  const from = JSON.stringify(specifier);
  if (name === '') return `import ${from};\n`;
  return name === '*' || name === ON_DEMAND
    ? `import * as ${alias} from ${from};\nexport { ${alias} };\n`
    : `export { ${name} as ${alias} } from ${from};\n`;
}
