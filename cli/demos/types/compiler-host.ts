import { join } from 'node:path';
import type ts from 'typescript';
import { findModulesIn, typesOf } from '../../model/typescript.ts';
import type { DemoTypesInput } from './type-report.ts';

/** What the bundler makes of files that are no code: style sheets give the names of their classes, others their address. */
const BUNDLED_FILES = [
  ...['css'].map(
    (ending) =>
      `declare module '*.${ending}' { const names: Readonly<Record<string, string>>; export default names; }`,
  ),
  ...['woff2', 'woff', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'].map(
    (ending) => `declare module '*.${ending}' { const address: string; export default address; }`,
  ),
].join('\n');

/** The environment as demos see it. Only for sites that say nothing of their own. */
const ENVIRONMENT =
  'declare var process: { readonly env: Readonly<Record<string, string | undefined>> };';

/** A compiler's view of the disk, with one more file that declares what the bundler adds. */
export interface DemoHost {
  readonly host: ts.CompilerHost;
  /** Path of that file. */
  readonly ambient: string;
  /** Whether an import leads to types. */
  readonly findsTypes: (specifier: string) => boolean;
}

/** Looks for packages in the site first, then in the engine, as the bundler does. */
export function demoHost(
  compiler: typeof ts,
  options: ts.CompilerOptions,
  { root, engine, config }: DemoTypesInput,
): DemoHost {
  const ambient = join(root, 'docs-build-demos.d.ts');
  const text = config ? BUNDLED_FILES : `${BUNDLED_FILES}\n${ENVIRONMENT}`;
  const host = compiler.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === ambient || fileExists.call(host, path);
  host.getSourceFile = (path, version, ...rest) =>
    path === ambient
      ? compiler.createSourceFile(path, text, version)
      : getSourceFile.call(host, path, version, ...rest);
  const find = findModulesIn(compiler, { host, options, places: { root, engine } });
  return {
    host,
    ambient,
    findsTypes: (specifier) => typesOf(find(specifier, join(root, 'demo.tsx'))) !== undefined,
  };
}
