import type { Diagnostic } from '../model/diagnostic.ts';
import { asJson, type Json, type Step } from '../model/host.ts';
import type { DemoCode } from '../model/page.ts';
import type { IndexedPage } from '../search/index-page.ts';
import type { DemoCodeInput } from './code/demo-code.ts';
import type { FenceCheckInput } from './code/check-fences.ts';
import type { CompileInput, DemoInput } from './input.ts';

// Steps load their code when they run, because the main thread only computes their keys.

const demoInputs = (demos: readonly DemoInput[]): Json =>
  demos.map(({ name, id, variants }) => ({
    name,
    id,
    variants: variants.map(({ style, module, files }) => ({
      style,
      module,
      files: files.map(({ path, hash }) => [path, hash]),
    })),
  }));

/** Loads the code of `compileStep`. Once its result is cached, no worker starts for it. */
export const loadStep: Step<object, null> = {
  name: 'load',
  thread: 'worker',
  version: 1,
  inputs: () => null,
  run: async () => import('./compile.ts').then(() => null),
};

/** Compiles the text of a page to a tree, facts and diagnostics. */
export const compileStep: Step<CompileInput, IndexedPage, 'body' | 'index'> = {
  name: 'compile',
  thread: 'worker',
  version: 97,
  aside: ['body', 'index'],
  inputs: ({ demos, codeFiles, ...input }) =>
    asJson({
      ...input,
      text: undefined,
      codeFiles: codeFiles.map(({ name, hash }) => [name, hash]),
      demos: demoInputs(demos),
    }),
  run: async (input) => (await import('./compile.ts')).compile(input),
};

/**
 * Highlights the code of a page's demos, in every style and language. Separate from `compile`,
 * because demos change less often than text, and `check` does not need their code.
 */
export const demoCodeStep: Step<DemoCodeInput, DemoCode> = {
  name: 'demo-code',
  thread: 'worker',
  version: 9,
  inputs: ({ demos, codeBytes, components = [] }) => ({
    demos: demoInputs(demos),
    codeBytes,
    components,
  }),
  run: async (input) => (await import('./code/demo-code.ts')).highlightDemos(input),
};

export const demoCodeInputOf = ({ demos, components, options }: CompileInput): DemoCodeInput => ({
  demos,
  codeBytes: options.limits.codeBytes,
  ...(components && { components }),
});

/** Reports syntax errors in fenced code. Separate from `compile`: `build` does not need it. */
export const fenceCheckStep: Step<FenceCheckInput, readonly Diagnostic[]> = {
  name: 'fence-check',
  thread: 'worker',
  version: 10,
  inputs: ({ file, hash, limits }) => asJson({ file, hash, limits }),
  run: async (input) => (await import('./code/check-fences.ts')).checkFences(input),
};
