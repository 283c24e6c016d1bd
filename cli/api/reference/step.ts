import type { Step } from '../../model/step.ts';
import type { ReferencesInput, ReferencesReport } from './report.ts';

/** Reads the references of all packages at once: what they have in common is loaded once. */
export const referencesStep: Step<ReferencesInput, ReferencesReport> = {
  name: 'api-references',
  version: 12,
  inputs: ({ sources, installed }) => [
    sources.map(({ package: name, modules, only, leftOut, conventions }) => [
      name,
      modules,
      only ?? null,
      leftOut,
      { ...conventions },
    ]),
    installed,
  ],
  run: async (input) => (await import('./run.ts')).readReferences(input),
};
