import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiReference } from '../../../../cli/config/schema-parts/api.ts';
import {
  readReferences,
  type ReferencesReport,
} from '../../../../cli/api/reference/read-references.ts';
import type { ApiComponent, ApiHook, ApiReference } from '../../../../cli/model/api/reference.ts';

/** Minimal declarations of React. */
const REACT = `
declare namespace React {
  interface ReactElement { type: unknown }
  type ReactNode = ReactElement | string | null;
  type ElementType = string | ((props: any) => ReactNode);
}
export = React;
export as namespace React;
`;

const PACKAGE = {
  name: 'kit',
  version: '1.2.3',
  main: './index.js',
  types: './index.d.ts',
  repository: { url: 'git+https://github.com/kit/kit.git', directory: 'packages/kit' },
};

/** Reads the references of a site with a package `kit` with these files; `../base/index.d.ts` is in another. */
export function readKitReport(
  files: Readonly<Record<string, string>>,
  conventions: Readonly<Record<string, unknown>> = {},
  source: Readonly<Record<string, unknown>> = {},
): ReferencesReport {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-kit-')));
  const all = {
    'node_modules/react/package.json': JSON.stringify({ name: 'react', types: './index.d.ts' }),
    'node_modules/react/index.d.ts': REACT,
    'node_modules/kit/package.json': JSON.stringify(PACKAGE),
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`node_modules/kit/${path}`, text]),
    ),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const read = apiReference.parse({ package: 'kit', path: '/kit/api', conventions, ...source });
  const report = readReferences({ root, engine: root, sources: [read], installed: '' });
  rmSync(root, { recursive: true, force: true });
  return report;
}

/** Reads the reference of a package `kit`. */
export function readKit(...kit: Parameters<typeof readKitReport>): ApiReference {
  const report = readKitReport(...kit);
  const [reference] = report.references;
  if (!reference) throw new Error(`The kit was not read: ${JSON.stringify(report.missing)}`);
  return reference;
}

/** Returns a component of a reference by its name. */
export function componentNamed({ components }: ApiReference, name: string): ApiComponent {
  const found = components.find((one) => one.name === name);
  if (!found) throw new Error(`No component ${name}: ${components.map((one) => one.name).join()}`);
  return found;
}

/** Returns a hook of a reference by its name. */
export function hookNamed({ hooks }: ApiReference, name: string): ApiHook {
  const found = hooks.find((one) => one.name === name);
  if (!found) throw new Error(`No hook ${name}: ${hooks.map((one) => one.name).join()}`);
  return found;
}
