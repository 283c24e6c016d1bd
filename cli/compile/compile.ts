import type { CompiledPage } from '../model/page.ts';
import type { Step } from '../model/host.ts';
import { compilePage, failedPage } from './compile-page.ts';
import { type CompileInput, demoInputs } from './input.ts';
import { loadPlugins, PluginFailure, type SitePlugins } from './site-plugins.ts';
import { report } from '../report/catalogue.ts';

/** Compiles the text of a page to a tree, facts and diagnostics. */
export const compileStep: Step<CompileInput, CompiledPage, 'body'> = {
  name: 'compile',
  version: 19,
  aside: 'body',
  inputs: ({ demos, options, ...input }) => ({
    ...input,
    text: undefined,
    demos: demoInputs(demos),
    options: { ...options, limits: { ...options.limits } },
  }),
  run: async (input) => {
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
  },
};

/** Loaded plugins, by the paths of their modules. */
const loadedPlugins = new Map<string, Promise<SitePlugins>>();

function loadPluginsOnce(modules: readonly string[]): Promise<SitePlugins> {
  const key = modules.join('\n');
  const plugins = loadedPlugins.get(key) ?? loadPlugins(modules);
  loadedPlugins.set(key, plugins);
  return plugins;
}
