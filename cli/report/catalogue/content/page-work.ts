import type { Diagnostic } from '../../../model/diagnostic.ts';
import { report } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const stopped: Rule = {
  code: 'markdown/stopped',
  severity: 'error',
  losesPage: true,
  explanation:
    'A page took more time or memory than a page may take, so that one bad page cannot stop the others. The limits are in `limits`.',
  example: 'one table with 100,000 rows → several pages',
};

/** What can stop the work on a page. */
export const rules: Readonly<Record<string, Rule>> = { stopped };

const REASONS = {
  'too-slow': 'This page took too long and was stopped',
  'too-large': 'This page needed too much memory and was stopped',
  ended: 'The work on this page ended before it was done: a demo or a plugin ends the process',
} as const;

/** A page whose worker was stopped by the clock or the memory limit. */
export const pageStopped = (reason: keyof typeof REASONS, file: string): Diagnostic =>
  report(stopped, {
    message: REASONS[reason],
    hint:
      reason === 'ended'
        ? 'Look for process.exit in the code of the page.'
        : 'Split the page, look for a demo that never ends, or raise limits.pageSeconds.',
    place: { file },
  });
