import type { RejectedImport } from '../faults/package-faults.ts';
import { ON_DEMAND } from './usage.ts';
import type { Usage } from './usage.ts';

/** Packages that every island needs, whatever it shows: they share one file. */
const CORE = /^(react|react-dom|scheduler)(\/|$)/;

/** Name of the file that starts islands. */
export const CORE_GROUP = 'core';

/** What one package specifier is called in the vendor code. */
export interface VendorSpecifier {
  readonly group: string;
  /** Exported name → alias, unique in the whole plan. `*` and `import()` are the namespace. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Which group holds which package, and under which names. */
export interface VendorPlan {
  /** Group names, core first, the rest sorted. */
  readonly groups: readonly string[];
  readonly specifiers: Readonly<Record<string, VendorSpecifier>>;
}

/** `@scope/name/deep/path` → `@scope/name`. */
export function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Name of the group that a package is in: core packages in one, every other package in one of its own. */
export const groupOf = (specifier: string) =>
  CORE.test(specifier)
    ? CORE_GROUP
    : packageOf(specifier)
        .replace(/^@/, '')
        .replace(/[^\w-]+/g, '-');

/** Names everything that is used. Same usage, same plan. */
export function planVendor(usage: Usage): VendorPlan {
  const specifiers: Record<string, VendorSpecifier> = {};
  for (const [index, [specifier, names]] of Object.entries(usage).entries()) {
    const aliases = Object.fromEntries(
      names.map((name, place) => [name, `v${index}${place === 0 ? '' : `_${place}`}`]),
    );
    specifiers[specifier] = { group: groupOf(specifier), aliases };
  }
  return planOf(specifiers);
}

/** The plan with further names of packages. Those that it has keep their aliases. */
export function offerNames(plan: VendorPlan, offered: Usage): VendorPlan {
  const further = Object.entries(offered).map(([name, names], index) => {
    const known = plan.specifiers[name];
    const missing = names.filter((exported) => !Object.hasOwn(known?.aliases ?? {}, exported));
    const added = Object.fromEntries(
      missing.map((exported, place) => [exported, `o${index}_${place}`]),
    );
    return [name, { group: groupOf(name), aliases: { ...known?.aliases, ...added } }] as const;
  });
  return planOf({ ...plan.specifiers, ...Object.fromEntries(further) });
}

/** The plan without what the site imports in vain. */
export function withoutRejected(plan: VendorPlan, rejected: readonly RejectedImport[]): VendorPlan {
  const isRejected = (specifier: string, name?: string) =>
    rejected.some((one) => one.specifier === specifier && one.name === name);
  const left = Object.entries(plan.specifiers)
    .filter(([specifier]) => !isRejected(specifier))
    .map(([specifier, { group, aliases }]) => {
      const names = Object.entries(aliases).filter(([name]) => !isRejected(specifier, name));
      return [specifier, { group, aliases: Object.fromEntries(names) }] as const;
    });
  return planOf(Object.fromEntries(left));
}

function planOf(specifiers: VendorPlan['specifiers']): VendorPlan {
  const others = new Set(Object.values(specifiers).map(({ group }) => group));
  others.delete(CORE_GROUP);
  return { groups: [CORE_GROUP, ...[...others].sort()], specifiers };
}

/** Names of one group that the same pages use: where one is needed, all are. */
export interface VendorUnit {
  /** Unique in the plan: `unit-12`. */
  readonly name: string;
  readonly group: string;
  /** Indexes of the pages that use it, ascending. */
  readonly pages: readonly number[];
  /** Aliases that it exports. */
  readonly aliases: readonly string[];
  /** Specifiers that it imports for their effects alone. */
  readonly effects: readonly string[];
  /** Source text of a module that exports them. */
  readonly source: string;
}

/**
 * Everything in a plan, by what each page uses. A specifier without names is imported for its effects: a name of its own, the empty one. No page
 * counts as using what it only loads on demand.
 */
export function vendorUnits(plan: VendorPlan, usageByPage: readonly Usage[]): VendorUnit[] {
  const units = new Map<string, VendorUnit>();
  for (const [specifier, { group, aliases }] of Object.entries(plan.specifiers)) {
    const entries = Object.entries(aliases);
    for (const [name, alias] of entries.length > 0 ? entries : [['', ''] as const]) {
      const pages = pagesUsing(usageByPage, specifier, name);
      const key = `${group} ${pages.join()}`;
      const known = units.get(key);
      units.set(key, {
        name: known?.name ?? `unit-${units.size}`,
        ...{ group, pages },
        aliases: [...(known?.aliases ?? []), ...(alias === '' ? [] : [alias])],
        effects: [...(known?.effects ?? []), ...(name === '' ? [specifier] : [])],
        source: (known?.source ?? '') + statementOf(specifier, name, alias),
      });
    }
  }
  return [...units.values()];
}

function pagesUsing(usageByPage: readonly Usage[], specifier: string, name: string): number[] {
  if (name === ON_DEMAND) return [];
  return usageByPage.flatMap((usage, page) => {
    const names = Object.hasOwn(usage, specifier) ? usage[specifier] : undefined;
    return names && (name === '' || names.includes(name)) ? [page] : [];
  });
}

function statementOf(specifier: string, name: string, alias: string): string {
  const from = JSON.stringify(specifier);
  if (name === '') return `import ${from};\n`;
  return name === '*' || name === ON_DEMAND
    ? `import * as ${alias} from ${from};\nexport { ${alias} };\n`
    : `export { ${name} as ${alias} } from ${from};\n`;
}
