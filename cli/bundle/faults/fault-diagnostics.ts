import { relative, sep } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lineRange } from '../../model/diagnostic.ts';
import { demoNodeModules, demoPackageFault } from '../../report/rules/demo.ts';
import { packageOfFile } from '../files/packages.ts';
import type { SharedCode } from '../shared-code.ts';
import { faultReason } from './package-faults.ts';

/** Reports what bundles work around, each fault once. `site` is absolute. */
export function packageFaultDiagnostics(
  { faults, nodeImports }: Pick<SharedCode, 'faults' | 'nodeImports'>,
  site: string,
): Diagnostic[] {
  const inside = faults.packages.map((fault) => {
    const path = relative(site, fault.file).split(sep).join('/');
    const place = { file: path, range: lineRange(fault.line, 1, 1) };
    return demoPackageFault(packageOfFile(fault.file) ?? path, faultReason(fault), place);
  });
  const node = nodeImports.map(([name, modules]) => demoNodeModules(name, modules));
  return [...inside, ...node].sort((one, other) => (one.message < other.message ? -1 : 1));
}
