import type { CompiledPage } from '../model/page.ts';
import type { Json, Step } from '../model/host.ts';
import { indexPage, type IndexedPage } from '../search/index-page.ts';
import { compilePage, failedPage } from './compile-page.ts';
import { type CompileInput, demoInputs } from './input.ts';
import { loadPlugins, PluginFailure, type SitePlugins } from './site-plugins.ts';
import { report } from '../report/catalogue.ts';

/** Compiles the text of a page to a tree, facts and diagnostics. */
export const compileStep: Step<CompileInput, IndexedPage, 'body' | 'index'> = {
  name: 'compile',
  version: 20,
  aside: ['body', 'index'],
  inputs: ({ demos, options, search, ...input }) => ({
    ...input,
    text: undefined,
    search: search as unknown as Json,
    demos: demoInputs(demos),
    options: { ...options, limits: { ...options.limits } },
  }),
  run: async (input) => withIndex(await compileOrReport(input), input),
};

async function compileOrReport(input: CompileInput): Promise<CompiledPage> {
  const { file, options } = input;
  try {
    return await compilePage(input, await loadPluginsOnce(options.pluginModules));
  } catch (error) {
    // The parser or a recursive plugin overflowed the stack.
    if (error instanceof RangeError) {
      return failedPage(
        input,
        report('markdown/too-deep', { file }, { limit: options.limits.nesting }),
      );
    }
    if (!(error instanceof PluginFailure)) throw error;
    const values = { reason: error.message };
    return failedPage(input, report('markdown/plugin-failed', { file }, values));
  }
}

function withIndex(compiled: CompiledPage, { search, language }: CompileInput): IndexedPage {
  const { facts, body } = compiled;
  const { title, description } = facts;
  const written = { parts: [], isTab: false, language, title, description };
  return {
    ...compiled,
    index: search ? indexPage({ ...written, ...search, tree: body.tree }) : null,
  };
}

/** Loaded plugins, by the paths of their modules. */
const loadedPlugins = new Map<string, Promise<SitePlugins>>();

function loadPluginsOnce(modules: readonly string[]): Promise<SitePlugins> {
  const key = modules.join('\n');
  const plugins = loadedPlugins.get(key) ?? loadPlugins(modules);
  loadedPlugins.set(key, plugins);
  return plugins;
}
