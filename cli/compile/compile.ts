import type { CompiledPage } from '../model/page.ts';
import { indexPage, type IndexedPage } from '../search/index-page.ts';
import { compilePage, failedPage } from './compile-page.ts';
import type { CompileInput } from './input.ts';
import { loadPlugins, PluginFailure, type SitePlugins } from './site-plugins.ts';
import { report } from '../report/catalogue.ts';

/** Compiles a page, with its part of the search index. */
export async function compile(input: CompileInput): Promise<IndexedPage> {
  const compiled = await compileOrReport(input);
  const { search, language } = input;
  const { facts, body } = compiled;
  const { title, description } = facts;
  const written = { parts: [], isTab: false, language, title, description };
  return {
    ...compiled,
    index: search ? indexPage({ ...written, ...search, tree: body.tree }) : null,
  };
}

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

/** Loaded plugins, by the paths of their modules. */
const loadedPlugins = new Map<string, Promise<SitePlugins>>();

function loadPluginsOnce(modules: readonly string[]): Promise<SitePlugins> {
  const key = modules.join('\n');
  const plugins = loadedPlugins.get(key) ?? loadPlugins(modules);
  loadedPlugins.set(key, plugins);
  return plugins;
}
