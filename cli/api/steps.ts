import type { Step } from '../model/host.ts';
import type { IndexedPage } from '../search/index-page.ts';
import type { ApiPageInput } from './content/sections.ts';
import type { ReferencesInput, ReferencesReport } from './reference/read-references.ts';

/** Creates the content of a page of an API reference. */
export const apiPageStep: Step<ApiPageInput, IndexedPage, 'body' | 'index'> = {
  name: 'api-page',
  thread: 'worker',
  version: 12,
  aside: ['body', 'index'],
  inputs: ({ parts, partsHash, words, limits, ...input }) => ({
    ...input,
    parts: [
      partsHash,
      ...parts.map(({ demos, parents }) => [
        demos.map((demo) => [demo.title, demo.path]),
        parents.map(({ name, path }) => [name, path ?? null]),
      ]),
    ],
    words: { ...words },
    limits: { ...limits },
  }),
  run: async (input) => (await import('./content/api-page.ts')).makeApiPage(input),
};

export const referencesStep: Step<ReferencesInput, ReferencesReport> = {
  name: 'api-references',
  thread: 'own',
  version: 36,
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
  run: async (input) => (await import('./reference/read-references.ts')).readReferences(input),
};
