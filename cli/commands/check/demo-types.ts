import { findEngine } from '../../engine.ts';
import { checkDemoTypes } from '../../demos/types/check-types.ts';
import { demoTypesStep } from '../../demos/types/step.ts';
import type { DemoTypesInput, TypeReport } from '../../demos/types/type-report.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OpenSite } from '../../pipeline/index.ts';
import { createPool } from '../../workers/pool.ts';
import type { Project } from '../site/project.ts';

/** The compiler holds the types of every documented package at once, and a large site takes its time. */
const COMPILER = { workers: 1, taskMs: 600_000, heapMiB: 4096 } as const;

/** Checks the types of all demos in a thread of its own, while the site is built. */
export async function demoTypesOf(
  { host, input }: Project,
  { site, sources }: OpenSite,
): Promise<Diagnostic[]> {
  const { root, worker } = findEngine();
  const pool = createPool({ script: worker, ...COMPILER });
  const run = (value: DemoTypesInput) => pool.run(demoTypesStep.name, value) as Promise<TypeReport>;
  try {
    return await checkDemoTypes({
      host,
      site,
      modules: sources.modules,
      engineRoot: root,
      content: input.config.content,
      step: { ...demoTypesStep, run },
    });
  } finally {
    await pool.close();
  }
}

/** Findings without those of the compiler that the bundler tells at the same line: one mistake, told once. */
export function withoutEchoes(
  types: readonly Diagnostic[],
  others: readonly Diagnostic[],
): Diagnostic[] {
  const lineOf = ({ file = '', range }: Diagnostic) => `${file}:${range?.start.line ?? ''}`;
  const told = new Set(others.filter(({ code }) => /^demo\//.test(code)).map(lineOf));
  return types.filter((type) => !told.has(lineOf(type)));
}
