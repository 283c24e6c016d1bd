import type { Diagnostic, Fix, Place } from '../../model/diagnostic.ts';
import { defineError, defineRule, defineWarning, didYouMean, report } from '../rule.ts';

export const configNotFound = defineError(
  'config/not-found',
  (where: string, looked: readonly string[]) => ({
    message: `No configuration in ${where}`,
    hint: `Looked for ${looked.join(', ')}. Give the directory of the site, or create a site with docs-build init.`,
  }),
);

export const rootPathRefused = defineError('config/root-path', (root: string) => ({
  message: `The path of the site contains a backslash: ${root}`,
  hint: 'Rename the folder: Node.js cannot load modules from such a path.',
}));

/** `reason` is the bundler's. */
export const configSyntax = defineError('config/syntax', (reason: string, place: Place) => ({
  message: reason,
  place,
}));

/** A warning of the bundler about a module of the configuration. */
export const configSuspicious = (reason: string, place: Place): Diagnostic => ({
  ...configSyntax(reason, place),
  severity: 'warning',
});

export const configThrew = defineError('config/threw', (reason: string, place: Place) => ({
  message: `The configuration does not load: ${reason}`,
  hint: 'Correct the module so that it loads without an error.',
  place,
}));

/** The configuration ended the process, or awaits a promise that never settles. */
export const configEnded = (place: Place) =>
  report(configThrew.rule, {
    message: 'The configuration ended without exporting a value',
    hint: 'Remove calls of process.exit, and promises that never settle.',
    place,
  });

export const configTooSlow = (seconds: number, place: Place) =>
  report(configThrew.rule, {
    message: `The configuration did not load within ${seconds} seconds`,
    hint: 'Look for an endless loop, or for work that belongs elsewhere.',
    place,
  });

/** `key` is `theme` or `markdown.plugins`. */
export const moduleFailed = defineRule(
  'config/module',
  { severity: 'error', hidesFindings: true },
  (key: string, reason: string, place: Place) => ({
    message: `The module in ${key} does not load: ${reason}`,
    hint: `Correct the path in ${key}, or the module.`,
    place,
  }),
);

/** `file` is the page's, if it has one. */
export const themeThrew = defineRule(
  'config/theme-threw',
  { severity: 'error', losesPage: true },
  (pathname: string, reason: string, file?: string) => ({
    message: `The theme threw an error while it rendered ${pathname}: ${reason}`,
    hint: 'Correct the theme, or what the page passes to it.',
    place: file === undefined ? undefined : { file },
  }),
);

/** A package of `errorCodes` that is not installed. */
export const configNoPackage = defineError(
  'config/no-package',
  (name: string, place: Place | undefined) => ({
    message: `Package ${name} of errorCodes is not installed`,
    hint: `Install ${name}, or remove it from errorCodes.packages.`,
    place,
  }),
);

export const unknownKey = defineError(
  'config/unknown-key',
  (key: string, meant: string | undefined, place: Place) => ({
    message: `Unknown key ${key}`,
    hint: didYouMean(meant, 'Remove it.'),
    place,
  }),
);

const ALL_RULES =
  'Run docs-build check --list-rules to list all rules; a family is written link/*.';

export const unknownRule = defineError(
  'config/unknown-rule',
  (
    { name, key }: { readonly name: string; readonly key: string },
    meant: string | undefined,
    place: Place,
  ) => ({
    message: `Unknown rule ${name} in ${key}`,
    hint: didYouMean(meant, ALL_RULES),
    place,
  }),
);

/** A rule on the command line that does not exist. */
export const noSuchRule = (name: string, meant: string | undefined) =>
  report(unknownRule.rule, {
    message: `Unknown rule ${name}`,
    hint: didYouMean(meant, ALL_RULES),
  });

/** A key with an old spelling. */
export const keyRenamed = defineRule(
  'config/renamed-key',
  { severity: 'warning', isFixable: true },
  (key: string, name: string, { place, fix }: { readonly place: Place; readonly fix?: Fix }) => ({
    message: `The key ${key} is now spelled ${name}`,
    hint: `Rename it to ${name}.`,
    place,
    fix,
  }),
);

/** A key that is reserved for a later release. */
export const keyWithoutEffect = defineWarning('config/no-effect', (key: string, place: Place) => ({
  message: `The key ${key} has no effect yet`,
  hint: 'Remove it until a release supports the feature.',
  place,
}));

/** A value that is missing or has the wrong shape. `meaning` describes the key. */
export const invalidValue = defineError(
  'config/invalid',
  (
    problem: { readonly key: string; readonly reason: string; readonly meaning?: string },
    place: Place,
  ) => ({
    message: `${problem.key}: ${problem.reason}`,
    hint: problem.meaning === undefined ? undefined : `${problem.meaning}.`,
    place,
  }),
);

/** `received` is `a function` or `a Date`. */
export const notPlainData = (key: string, received: string, place: Place) =>
  report(invalidValue.rule, {
    message: `${key}: expected plain data, received ${received}`,
    hint: 'The configuration must survive JSON.stringify. Refer to code by the path of its module.',
    place,
  });

export const ignoreNoReason = defineWarning('ignore/no-reason', (names: string, place: Place) => ({
  message: 'This comment suppresses a rule without a reason',
  hint: `Add the reason: docs-build-ignore ${names || 'link/no-such-page'}: the reason.`,
  place,
}));

export const ignoreUnknownRule = defineWarning(
  'ignore/unknown-rule',
  (name: string, meant: string | undefined, place: Place) => ({
    message: name === '' ? 'This comment names no rule' : `Unknown rule ${name}`,
    hint: didYouMean(meant, ALL_RULES),
    place,
  }),
);

export const ignoreUnused = defineWarning('ignore/unused', (name: string, place: Place) => ({
  message: `Unused suppression: ${name} finds nothing here`,
  hint: 'Remove the comment, or the name of the rule.',
  place,
}));

/** An entry of `allow` that suppresses nothing. */
export const allowanceUnused = (name: string, place: Place) =>
  report(ignoreUnused.rule, {
    message: `Unused suppression: no finding of ${name} matches this entry`,
    hint: 'Remove it from allow.',
    place,
  });
