import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * The slowest test files. Started last, they would run alone at the end. The first builds this repository's site;
 * the next ones do not need it, so that they do not wait for it.
 */
const SLOWEST = ['site/hostile', 'another-team', 'cli/commands/site', 'site/pages', 'site/'];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = SLOWEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return rank < 0 ? SLOWEST.length : rank;
};

/** Runs the slowest test files first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
