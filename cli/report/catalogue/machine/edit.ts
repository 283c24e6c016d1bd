import type { Diagnostic } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings of commands that edit the files of the site: `check --fix`, `init` and `mv`. */
export const rules = {
  busy: {
    code: 'edit/busy',
    severity: 'error',
    explanation: 'Another command is editing the files of the site.',
    example: 'docs-build check --fix twice at once → one after the other',
  },
  notDone: {
    code: 'edit/not-done',
    severity: 'error',
    explanation: 'Not all files could be written, so those that were written are restored.',
    example: 'docs-build mv on a full disk → free some space, then move again',
  },
} as const satisfies Record<string, Rule>;

/** Another command holds the lock of the site. `holder` names the command, its process and its host. */
export const editBusy = (holder: string, seconds: number): Diagnostic =>
  report(rules.busy, {
    message: `Another command has been editing this site for ${seconds} seconds: ${holder}`,
    hint: 'Wait for it to end, then run this command again.',
  });

/** Edits that failed. `left` are files that could not be restored. */
export const editNotDone = (reason: string, left: readonly string[]): Diagnostic =>
  report(rules.notDone, {
    message: `Nothing was changed: ${reason}`,
    hint:
      left.length === 0
        ? 'Everything is as it was.'
        : `These files could not be restored: ${left.join(', ')}. Look at them before you go on.`,
  });

/** Edits of an interrupted command that the system does not let us undo. */
export const editNotUndone = (command: string, file: string, reason: string): Diagnostic =>
  report(rules.notDone, {
    message: `docs-build ${command} was interrupted and cannot be undone: ${file}: ${reason}`,
    hint: 'Remove the cause, then run any command again. To keep the files as they are, delete .docs-build-edit.json.',
  });
