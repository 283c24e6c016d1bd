import { bundlePlugin } from '../../bundle/plugins.ts';
import type { CompileOptions } from '../../compile/input.ts';
import { DocsError, type Outcome } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { hasTrait } from '../../report/catalogue.ts';
import { orFailure, usingModules } from '../named-modules.ts';
import { codeContext, type SiteInput } from '../site-input.ts';
import { type ApiInputOf, createApiInputs } from './api-pages.ts';

/** What pages of a site are compiled with. */
export interface CompileWork {
  readonly options: CompileOptions;
  readonly apiInputOf: ApiInputOf;
  /** Whether demos show their code: who only judges pages does without. */
  readonly showsCode: boolean;
}

/** What the configuration and the site say about compiling its pages. Throws a `DocsError` for plugins that do not load. */
export async function compileWork(input: SiteInput, site: Site): Promise<CompileWork> {
  const { value, diagnostics } = await workThatLoads(input, site);
  if (diagnostics.length > 0) throw new DocsError(diagnostics);
  return value;
}

/** The same without the plugins that do not load, and what is wrong with those. */
export async function workThatLoads(input: SiteInput, site: Site): Promise<Outcome<CompileWork>> {
  const { markdown, components, features } = input.config;
  const { agentPage, ...limits } = input.config.limits;
  const { value: pluginModules, diagnostics } = await pluginsThatLoad(input);
  const options = {
    rawHtml: markdown.rawHtml,
    embedHosts: markdown.embedHosts,
    components: Object.keys(components),
    limits: { ...limits, ...(features.llms !== false && { agentPage }) },
    pluginModules,
  };
  const apiInputOf = createApiInputs(site, options.limits);
  const showsCode = input.dryRun?.demos !== false;
  return { value: { options, apiInputOf, showsCode }, diagnostics };
}

/** Bundles the Markdown plugins and loads them. Throws a `DocsError` with everything that does not load. */
export async function loadPlugins(input: SiteInput): Promise<readonly string[]> {
  const { value, diagnostics } = await pluginsThatLoad(input);
  if (diagnostics.length > 0) throw new DocsError(diagnostics);
  return value;
}

/** The modules of the plugins, in the order of the configuration. */
async function pluginsThatLoad(input: SiteInput): Promise<Outcome<readonly string[]>> {
  const { config, host, plugins } = input;
  if (plugins) return { value: plugins, diagnostics: [] };
  const context = codeContext(input);
  const bundled = config.markdown.plugins.map((path, index) =>
    orFailure(
      usingModules(input, ['markdown', 'plugins', index], () =>
        bundlePlugin({ context, scratch: host.scratch, path, index }),
      ),
    ),
  );
  const made = await Promise.all(bundled);
  return {
    value: made.flatMap((one) => (one instanceof DocsError ? [] : one)),
    diagnostics: made.flatMap((one) => (one instanceof DocsError ? one.diagnostics : [])),
  };
}

/** Findings that hold whatever plugins do: what a plugin that does not load might have put right is not told until it does. */
export const withoutChangeable = <T>({ value, diagnostics }: Outcome<T>): Outcome<T> => ({
  value,
  diagnostics: diagnostics.filter(({ code }) => !hasTrait(code, 'changedByPlugins')),
});
