import { missingExport, unknownPackage } from '../../contract/errors.ts';
import type { PackageNames } from '../../contract/code/packages.ts';
import { CodeProblem } from './code-problem.ts';
import type { ImportedName } from './import-clause.ts';
import { nearestName } from './nearest-name.ts';
import { takeFrom } from './take-from.ts';
import type { CodeImport, CodeSources } from './code-import.ts';

/** An import of a package as one of the browser module that it is in. */
export function packageImport(written: CodeImport, { packages, base }: CodeSources): string {
  const { specifier, names, spare } = written;
  const entry = own(packages.specifiers, specifier);
  // Styles of packages are on the page already.
  if (!entry && names.length === 0 && specifier.endsWith('.css')) return '';
  const file = entry && packages.files[entry.file];
  if (!entry || file === undefined) {
    const near = nearestName(specifier, Object.keys(packages.specifiers));
    throw new CodeProblem(unknownPackage(specifier, near), specifier);
  }
  const address = JSON.stringify(new URL(file, base).href);
  const known = names.flatMap((one) => aliased(one, entry));
  const others = names.filter(({ name }) => own(entry.names, name) === undefined);
  if (others.length === 0) return importOf(known, address);
  const all = own(entry.names, '*');
  if (all !== undefined) {
    const imports = importOf([...known, `${all} as ${spare}`], address);
    return `${imports}; ${takeFrom(spare, { specifier, names: others })}`;
  }
  const missing = others.find(({ name }) => name !== '*');
  if (missing) {
    const near = nearestName(missing.name, Object.keys(entry.names));
    throw new CodeProblem(missingExport(missing.name, specifier, near), missing.name);
  }
  return withNamespace(known, others, { entry, address, spare });
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function aliased({ name, local }: ImportedName, { names }: PackageNames): string[] {
  const alias = own(names, name);
  return alias === undefined ? [] : [`${alias} as ${local}`];
}

const importOf = (parts: readonly string[], address: string) =>
  parts.length > 0 ? `import { ${parts.join(', ')} } from ${address}` : `import ${address}`;

interface NamespaceParts {
  readonly entry: PackageNames;
  readonly address: string;
  readonly spare: string;
}

/** `import * as name` of a package of which only some names are on the page: an object of these. */
function withNamespace(
  known: readonly string[],
  wanted: readonly ImportedName[],
  { entry, address, spare }: NamespaceParts,
): string {
  const listed = Object.entries(entry.names);
  const parts = listed.map(([, alias], index) => `${alias} as ${spare}_${index}`);
  const members = listed.map(([name], index) => `${JSON.stringify(name)}: ${spare}_${index}`);
  const constants = wanted.map(({ local }) => `${local} = { ${members.join(', ')} }`);
  return `${importOf([...known, ...parts], address)}; const ${constants.join(', ')}`;
}
