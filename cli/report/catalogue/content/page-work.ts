import type { Diagnostic } from '../../../model/diagnostic.ts';
import { WAIT_FACTOR } from '../../../model/host.ts';
import type { TaskStopped } from '../../../model/host.ts';
import { report } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const stopped: Rule = {
  code: 'markdown/stopped',
  severity: 'error',
  losesPage: true,
  explanation:
    'A page took more time or memory than a page may take, so that one bad page cannot stop the others. `limits.pageSeconds` counts the time for which a worker is busy with the page, whatever else the machine does.',
  example: 'one table with 100,000 rows → several pages',
};

/** What can stop the work on a page. */
export const rules: Readonly<Record<string, Rule>> = { stopped };

type Reason = TaskStopped['reason'];

const messageOf = (seconds: number): Readonly<Record<Reason, string>> => ({
  'too-slow': `This page needed more than ${seconds} s and was stopped`,
  unfinished: `This page was not finished after ${seconds * WAIT_FACTOR} s and was stopped`,
  'too-large': 'This page needed too much memory and was stopped',
  ended: 'The work on this page ended early: a demo or a plugin ends the process',
});

const HINTS: Readonly<Record<Reason, string>> = {
  'too-slow':
    'Split the page, look for a demo or a plugin that never ends, or raise limits.pageSeconds.',
  unfinished: 'Look for a plugin or a demo that waits for something that never happens.',
  'too-large': 'Split the page, or look for a demo or a plugin that needs so much.',
  ended: 'Look for process.exit in the code of the page.',
};

/** A page whose worker was stopped by a limit or ended. `seconds` is `limits.pageSeconds`. */
export const pageStopped = (reason: Reason, file: string, seconds: number): Diagnostic =>
  report(stopped, { message: messageOf(seconds)[reason], hint: HINTS[reason], place: { file } });
