import type { ApiReference } from '../model/api/reference.ts';
import type { ApiEntry } from '../model/api/site-api.ts';
import { DocsError, type Outcome } from '../model/diagnostic.ts';
import { readSiteReferences } from '../pipeline/api.ts';
import { closest } from '../report/suggest.ts';
import { evaluateFindings, printFindings } from './output/findings.ts';
import { withProject, type Project, type ProjectOptions } from './project.ts';
import { EXIT, type ExitCode, type Terminal } from './output/terminal.ts';
import { report } from '../report/catalogue.ts';

export interface ApiOptions extends ProjectOptions {
  readonly package?: string;
  readonly part?: string;
  readonly schema?: boolean;
}

/** `docs-build api`: prints the API references as JSON. Returns 1 if a package cannot be read. */
export async function api(options: ApiOptions, terminal: Terminal): Promise<ExitCode> {
  const print = (value: unknown) => terminal.out(`${JSON.stringify(value, null, 2)}\n`);
  if (options.schema) {
    const { referencesJsonSchema } = await import('../model/api/reference.ts');
    print(referencesJsonSchema());
    return EXIT.fine;
  }
  return withProject(options, terminal, async (project) => {
    const { value, diagnostics } = await referencesFor(project, options.package);
    const evaluated = evaluateFindings(diagnostics, { check: {} });
    const { root } = project.loaded;
    // stdout is for JSON only, also in GitHub Actions.
    if (diagnostics.length > 0)
      printFindings({ ...evaluated, root }, { ...terminal, out: terminal.err });
    if (options.part === undefined) print(value);
    else if (evaluated.ok) print(partNamed(options.part, value));
    return evaluated.ok ? EXIT.fine : EXIT.findings;
  });
}

/** Reads the references of all packages at once, as builds do, so that both share a cache entry. */
async function referencesFor(
  { input, loaded: { config } }: Project,
  name: string | undefined,
): Promise<Outcome<readonly ApiReference[]>> {
  if (name === undefined) return readSiteReferences(input);
  const sources = config.api.filter((source) => source.package === name);
  if (sources.length === 0) {
    const names = config.api.map((source) => source.package);
    throw new DocsError(
      report('api/unknown-reference', undefined, { name, meant: closest(name, names) }),
    );
  }
  const { value } = await readSiteReferences(input);
  const found = value.filter((reference) => reference.package === name);
  if (found.length === sources.length) return { value: found, diagnostics: [] };
  // Read this package alone, to report only its own problems.
  return readSiteReferences({ ...input, config: { ...config, api: sources } });
}

function partNamed(name: string, references: readonly ApiReference[]): ApiEntry {
  const all = references.flatMap(({ package: from, components, hooks }) =>
    [...components, ...hooks].map((part) => ({ from, part })),
  );
  const found = all.filter(({ part }) => part.name === name);
  const [first, second] = found;
  if (first && !second) return first.part;
  if (first) {
    const packages = [...new Set(found.map(({ from }) => from))];
    const values = { name, packages: packages.join(', '), package: packages[0] ?? '' };
    throw new DocsError(report('api/unknown-part:several', undefined, values));
  }
  const meant = closest(
    name,
    all.map(({ part }) => part.name),
  );
  const reason = references.map(({ leftOut }) => leftOut[name]).find((why) => why !== undefined);
  throw new DocsError(
    reason === undefined
      ? report('api/unknown-part', undefined, { name, meant })
      : report('api/unknown-part:left-out', undefined, { name, meant, reason }),
  );
}
