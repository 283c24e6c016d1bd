import type { CompiledPage } from '../model/page.ts';
import type { Step } from '../model/host.ts';
import { pluginFailed, tooDeep } from '../report/rules/markdown.ts';
import { compilePage, failedPage } from './compile-page.ts';
import { demoInputs, type CompileInput } from './input.ts';
import { loadPlugins, PluginFailure, type SitePlugins } from './site-plugins.ts';

export { demoCodeStep } from './code/demo-code.ts';
export { DEFAULT_LIMITS } from './input.ts';
export type { CompileInput, CompileLimits, CompileOptions, DemoFile, DemoSource } from './input.ts';
export { highlight } from './code/highlight.ts';

/** Plugins by the modules they come from: loaded once, not for every page. */
const plugins = new Map<string, Promise<SitePlugins>>();

function pluginsOf(modules: readonly string[]): Promise<SitePlugins> {
  const key = modules.join('\n');
  const known = plugins.get(key) ?? loadPlugins(modules);
  plugins.set(key, known);
  return known;
}

/** From the text of one page and its demos to a tree, facts, and everything that is wrong with the text. */
export const compileStep: Step<CompileInput, CompiledPage> = {
  name: 'compile',
  version: 16,
  inputs: ({ demos, options, ...input }) => ({
    file: input.file,
    hash: input.hash,
    pathname: input.pathname,
    title: input.title,
    fallbackTitle: input.fallbackTitle,
    description: input.description,
    language: input.language,
    demos: demoInputs(demos),
    options: { ...options, limits: { ...options.limits } },
  }),
  run: async (input) => {
    try {
      return await compilePage(input, await pluginsOf(input.options.pluginModules));
    } catch (error) {
      if (error instanceof RangeError) {
        return failedPage(input, tooDeep({ file: input.file }, input.options.limits.nesting));
      }
      if (!(error instanceof PluginFailure)) throw error;
      return failedPage(input, pluginFailed({ file: input.file }, error.message));
    }
  },
};
