import { lineRange, type Diagnostic } from '../../../cli/model/diagnostic.ts';

/** A warning, an error with all that an error can have, and one without a place. */
export const FINDINGS: readonly Diagnostic[] = [
  {
    code: 'nav/orphan',
    severity: 'warning',
    message: 'Not in the navigation',
    file: 'content/b.md',
    range: lineRange(1, 1, 3),
  },
  {
    code: 'link/no-such-page',
    severity: 'error',
    message: 'No page at /b/',
    hint: 'Did you mean /bb/?',
    file: 'content/a.md',
    range: lineRange(3, 5, 3),
    fix: { replace: '/bb/' },
  },
  { code: 'config/not-found', severity: 'error', message: 'No configuration in x' },
];

/** Text of the file that the error is in. */
export const TEXT = '# A\n\nSee /b/ now\n\nend\n';
