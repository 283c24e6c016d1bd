import type { Diagnostic } from '../model/diagnostic.ts';
import type { Site } from '../model/site.ts';
import { checkDemoLinks } from './checks/links/demo-links.ts';
import { checkFrontMatterLinks } from './checks/links/front-matter-links.ts';
import { checkLinks } from './checks/links/links.ts';
import type { FactsByPage, FinishOptions } from './options.ts';

/** What is wrong with where pages lead: in their texts, in their demos and in their front matter. */
export const checkPointers = (
  site: Site,
  facts: FactsByPage,
  options: Pick<FinishOptions, 'base' | 'externalPaths' | 'isJudged'>,
): Diagnostic[] => [
  ...checkLinks(site, facts, options),
  ...checkDemoLinks(site, facts, options),
  ...checkFrontMatterLinks(site, facts, options),
];
