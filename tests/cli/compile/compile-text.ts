import type { CompiledPage } from '../../../cli/model/page.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';
import { compileStep } from '../../../cli/compile/steps.ts';
import type { CompileInput, CompileOptions, DemoInput } from '../../../cli/compile/input.ts';
import { DEFAULT_LIMITS } from '../../../cli/compile/limits.ts';

/** Options of a site with the defaults. */
export const OPTIONS: CompileOptions = {
  rawHtml: 'safe',
  headingIds: 'words',
  embedHosts: ['www.youtube.com'],
  components: ['Gallery'],
  limits: DEFAULT_LIMITS,
  pluginModules: [],
};

/** Compiles a page with this text. */
export function compileText(
  text: string,
  over: Partial<Omit<CompileInput, 'options'>> = {},
  options: Partial<CompileOptions> = {},
): Promise<CompiledPage> {
  return compileStep.run({
    file: toSourcePath('content/a.md'),
    text,
    hash: 'hash',
    pathname: '/a/',
    title: '',
    fallbackTitle: '',
    language: 'en',
    demos: [],
    codeFiles: [],
    ...over,
    options: { ...OPTIONS, ...options },
  });
}

/** Creates a demo with one file. */
export const demoOf = (name: string, text = 'export default function X() {}\n'): DemoInput => ({
  name,
  id: name.replace(/\.\w+$/, ''),
  variants: [
    {
      style: null,
      module: toSourcePath(`content/${name}`),
      files: [{ path: toSourcePath(`content/${name}`), text, hash: 'h' }],
    },
  ],
});

/** Formats diagnostics as `line:column code`. */
export const summary = (page: Pick<CompiledPage, 'diagnostics'>) =>
  page.diagnostics.map(
    ({ code, range }) => `${range?.start.line ?? '-'}:${range?.start.column ?? '-'} ${code}`,
  );
