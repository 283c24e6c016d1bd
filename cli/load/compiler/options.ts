import type ts from 'typescript';

/** How the compiler reads modules as the bundler does. */
export const bundlerOptions = (compiler: typeof ts): ts.CompilerOptions => ({
  target: compiler.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  jsx: compiler.JsxEmit.ReactJSX,
  strict: true,
  types: [],
});
