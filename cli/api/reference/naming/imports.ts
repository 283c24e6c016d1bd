import type { ApiContext, PublicExport } from '../context.ts';
import { ownModule } from './own-module.ts';

/** Statements that import a part, each of which is enough: from the module of its own, then from the package. */
export function importsOf(context: ApiContext, part: PublicExport): string[] {
  const { name, exportName, isSubpathOnly } = part;
  const kit = context.package.name;
  const own = ownModule(context, part);
  const places = [
    ...(own ? [[own.exported, `${kit}/${own.subpath}`] as const] : []),
    ...(isSubpathOnly ? [] : [[exportName, kit] as const]),
  ];
  return places.map(([exported, path]) => `import ${bindingText(exported, name)} from '${path}';`);
}

function bindingText(exported: string, name: string): string {
  if (exported === 'default') return name;
  return exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
}
