import type { ApiReference } from '../model/api/reference.ts';
import type { ApiEntry } from '../model/api/site-api.ts';
import { DocsError, type Outcome } from '../model/diagnostic.ts';
import { readReferences } from '../pipeline/api.ts';
import { noSuchPart, noSuchReference, partOfSeveral } from '../report/rules/api.ts';
import { closest } from '../report/suggest.ts';
import { openProject, type Project, type ProjectOptions } from './site/project.ts';
import { judge, tellFindings } from './terminal/findings.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal/terminal.ts';

/** Flags of `api`. */
export interface ApiOptions extends ProjectOptions {
  /** Name of a package of the configuration's `api`. */
  readonly package?: string;
  /** Name of a component or hook. */
  readonly part?: string;
  readonly schema?: boolean;
}

/** `docs-build api`: what the documented packages offer, as JSON on stdout. 1 if a package cannot be read. */
export async function api(options: ApiOptions, terminal: Terminal): Promise<ExitCode> {
  if (options.schema) {
    terminal.out(jsonText(await referencesSchema()));
    return EXIT.fine;
  }
  const project = await openProject(options, terminal);
  try {
    const { value, diagnostics } = await referencesFor(project, options.package);
    const judged = judge(diagnostics, { check: {} });
    const { root } = project.loaded;
    // stdout is for the JSON alone, wherever the command runs.
    if (diagnostics.length > 0)
      tellFindings({ ...judged, root }, options, { ...terminal, out: terminal.err });
    if (judged.ok || options.part === undefined)
      terminal.out(jsonText(options.part === undefined ? value : partIn(value, options.part)));
    return judged.ok ? EXIT.fine : EXIT.findings;
  } finally {
    await project.close();
  }
}

/** The references of all packages or of one. They are read all at once, as a build does: its cache then holds them. */
async function referencesFor(
  { input, loaded }: Project,
  name: string | undefined,
): Promise<Outcome<readonly ApiReference[]>> {
  if (name === undefined) return readReferences(input);
  const { config } = loaded;
  const sources = config.api.filter((source) => source.package === name);
  if (sources.length === 0) {
    const names = config.api.map((source) => source.package);
    throw new DocsError(noSuchReference(name, closest(name, names)), 'usage');
  }
  const { value } = await readReferences(input);
  const found = value.filter((reference) => reference.package === name);
  if (found.length === sources.length) return { value: found, diagnostics: [] };
  // What is wrong with other packages is not asked.
  return readReferences({ ...input, config: { ...config, api: sources } });
}

/** The one component or hook with a name. */
function partIn(references: readonly ApiReference[], name: string): ApiEntry {
  const all = references.map((reference) => ({
    package: reference.package,
    parts: [...reference.components, ...reference.hooks],
  }));
  const found = all.flatMap(({ package: from, parts }) =>
    parts.filter((part) => part.name === name).map((part) => ({ from, part })),
  );
  const [only, ...more] = found;
  if (only && more.length === 0) return only.part;
  throw new DocsError(
    only
      ? partOfSeveral(name, [...new Set(found.map(({ from }) => from))])
      : noSuchPart(name, {
          meant: closest(
            name,
            all.flatMap(({ parts }) => parts.map((part) => part.name)),
          ),
          reason: references.map(({ leftOut }) => leftOut[name]).find((why) => why !== undefined),
        }),
    'usage',
  );
}

const referencesSchema = async () =>
  (await import('../model/api/reference.ts')).referencesJsonSchema();

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
