import type { Step } from '../../model/host.ts';
import type { DemoTypesInput, TypeReport } from './type-report.ts';

/** Checks the types of all demos of a site at once: loading the types of the documented packages is most of the work. */
export const demoTypesStep: Step<DemoTypesInput, TypeReport> = {
  name: 'demo-types',
  version: 1,
  inputs: ({ files, config, installed }) => [
    files.map(({ path, hash }) => [path, hash]),
    config ? [config.path, config.hash] : null,
    installed,
  ],
  run: async (input) => (await import('./run-compiler.ts')).runCompiler(input),
};
