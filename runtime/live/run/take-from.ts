import { missingExport } from '../../contract/errors.ts';
import type { CodeImport } from './code-import.ts';

/** Source text of constants that take names out of a namespace; one that is not there is told when the code runs. */
export function takeFrom(
  namespace: string,
  { specifier, names }: Pick<CodeImport, 'specifier' | 'names'>,
): string {
  const whole = names
    .filter(({ name }) => name === '*')
    .map(({ local }) => `${local} = ${namespace}`);
  const parts = names
    .filter(({ name }) => name !== '*')
    .map(({ name, local }) => {
      const message = JSON.stringify(missingExport(name, specifier, undefined));
      return `${JSON.stringify(name)}: ${local} = (() => { throw new Error(${message}); })()`;
    });
  const taken = parts.length > 0 ? [`{ ${parts.join(', ')} } = ${namespace}`] : [];
  const all = [...whole, ...taken];
  return all.length > 0 ? `const ${all.join(', ')}` : '';
}
