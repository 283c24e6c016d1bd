import type { Usage } from './usage.ts';

/** Packages that every island needs, whatever it shows: they share one chunk. */
const CORE = /^(react|react-dom|scheduler)(\/|$)/;

/** Name of the chunk that starts islands. */
export const CORE_GROUP = 'core';

/** What one package specifier is called in the vendor modules. */
export interface VendorSpecifier {
  readonly group: string;
  /** Exported name → alias, unique in the whole plan. `*` is the namespace. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Which chunk holds which package, and under which names: cut by hand, so that a page asks for a few chunks and not for forty. */
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

const groupOf = (specifier: string) =>
  CORE.test(specifier)
    ? CORE_GROUP
    : packageOf(specifier)
        .replace(/^@/, '')
        .replace(/[^\w-]+/g, '-');

/** Core packages in one group, every other package in a group of its own. Same usage, same plan. */
export function planVendor(usage: Usage): VendorPlan {
  const specifiers: Record<string, VendorSpecifier> = {};
  for (const [index, [specifier, names]] of Object.entries(usage).entries()) {
    const aliases = Object.fromEntries(names.map((name, place) => [name, `v${index}_${place}`]));
    specifiers[specifier] = { group: groupOf(specifier), aliases };
  }
  const others = new Set(Object.values(specifiers).map(({ group }) => group));
  others.delete(CORE_GROUP);
  return { groups: [CORE_GROUP, ...[...others].sort()], specifiers };
}

/** Source text of the module that exports everything of one group. */
export function vendorSource(plan: VendorPlan, group: string): string {
  return Object.entries(plan.specifiers)
    .filter(([, specifier]) => specifier.group === group)
    .map(([name, { aliases }]) => exportsOf(name, aliases))
    .join('');
}

function exportsOf(specifier: string, aliases: VendorSpecifier['aliases']): string {
  const from = JSON.stringify(specifier);
  const lines = Object.entries(aliases).map(([name, alias]) =>
    name === '*'
      ? `import * as ${alias} from ${from};\nexport { ${alias} };\n`
      : `export { ${name} as ${alias} } from ${from};\n`,
  );
  return lines.length > 0 ? lines.join('') : `import ${from};\n`;
}

/**
 * Source text of the module that stands for a package in the site's own code: it takes what it needs from the vendor module at `address`.
 * Where the namespace is wanted, it is CommonJS on purpose: esbuild then needs no list of names.
 */
export function standInSource({ aliases }: VendorSpecifier, address: string): string {
  const from = JSON.stringify(address);
  const whole = aliases['*'];
  if (whole !== undefined) {
    return `import { ${whole} } from ${from};\nmodule.exports = { __esModule: true, ...${whole} };\n`;
  }
  const names = Object.entries(aliases).map(([name, alias]) => `${alias} as ${name}`);
  return names.length > 0 ? `export { ${names.join(', ')} } from ${from};\n` : `import ${from};\n`;
}
