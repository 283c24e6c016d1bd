import type { Step } from '../../model/host.ts';
import type { ReferencesInput, ReferencesReport } from './read-references.ts';

export const referencesStep: Step<ReferencesInput, ReferencesReport> = {
  name: 'api-references',
  version: 13,
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
  run: async (input) => (await import('./read-references.ts')).readReferences(input),
};
