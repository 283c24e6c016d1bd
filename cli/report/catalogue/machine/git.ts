import { DocsError } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about what `check --since` asks git. */
export const rules = {
  noRepository: {
    code: 'git/no-repository',
    severity: 'error',
    explanation: '--since asks git what changed, so the site has to be in a repository.',
    example: 'docs-build check --since main in an unpacked archive → docs-build check',
  },
  unknownRef: {
    code: 'git/unknown-ref',
    severity: 'error',
    explanation: '--since takes a branch, a tag or a commit that this clone of the repository has.',
    example: 'docs-build check --since mian → docs-build check --since main',
  },
} as const satisfies Record<string, Rule>;

/** No git, or no repository. */
export const noRepository = (root: string) =>
  new DocsError(
    report(rules.noRepository, {
      message: `Cannot ask git what changed in ${root}: it is in no repository, or git is not installed`,
      hint: 'Leave --since out to see what is wrong with all pages.',
    }),
    'usage',
  );

/** A ref that git does not know. A shallow clone has only what was fetched. */
export const unknownRef = (ref: string, isShallow: boolean) =>
  new DocsError(
    report(rules.unknownRef, {
      message: `git knows no commit ${ref}`,
      hint: isShallow
        ? `This clone is shallow: fetch the commit first, such as with git fetch --depth=1 origin ${ref}, or fetch the whole history (fetch-depth: 0 of actions/checkout).`
        : 'Name a branch, a tag or a commit: docs-build check --since origin/main',
    }),
    'usage',
  );
