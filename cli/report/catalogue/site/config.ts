import { report, type Rule } from '../../rule.ts';
import { siteConfig } from '../../sample.ts';
import type { Diagnostic, Fix, Place } from '../../../model/diagnostic.ts';

/** Findings about `docs.config.ts` and the modules it imports. */
export const rules = {
  notFound: {
    code: 'config/not-found',
    severity: 'error',
    explanation:
      'A site is a directory with a configuration file; without one there is nothing to build.',
    example: 'docs-build build → docs-build build ./docs, or docs-build init in an empty directory',
  },
  rootPath: {
    code: 'config/root-path',
    severity: 'error',
    explanation: 'Node loads no module from a folder with a backslash in its path.',
    example: 'docs-build build my\\\\docs → rename the folder, then docs-build build my-docs',
  },
  syntax: {
    code: 'config/syntax',
    severity: 'error',
    explanation:
      'The configuration, or a file it imports, cannot be read as a module: a syntax error, or an import that leads nowhere.',
    bad: {
      'docs.config.ts': "export default {\n  site: { url: 'https://docs.example.org' ],\n};\n",
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig(''),
      'content/index.md': 'Welcome.',
    },
  },
  threw: {
    code: 'config/threw',
    severity: 'error',
    explanation: 'Running the configuration, or a file it imports, did not end with a value.',
    bad: {
      'docs.config.ts': `if (!process.env.SITE_URL) throw new Error('Set SITE_URL');

export default { site: { url: process.env.SITE_URL } };
`,
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': `const url = process.env.SITE_URL ?? 'https://docs.example.org';

export default { site: { url } };
`,
      'content/index.md': 'Welcome.',
    },
  },
  unknownKey: {
    code: 'config/unknown-key',
    severity: 'error',
    explanation: 'A key that the configuration does not have would be ignored, so it is refused.',
    bad: {
      'docs.config.ts': siteConfig('navigtion: [],'),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig('navigation: [],'),
      'content/index.md': 'Welcome.',
    },
  },
  unknownRule: {
    code: 'config/unknown-rule',
    severity: 'error',
    explanation: '`check` sets the severity of a rule or a family that does not exist.',
    bad: {
      'docs.config.ts': siteConfig("check: { 'links/*': 'warn' },"),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig("check: { 'link/*': 'warn' },"),
      'content/index.md': 'Welcome.',
    },
  },
  moduleFailed: {
    code: 'config/module',
    hidesFindings: true,
    severity: 'error',
    explanation:
      'A module that the configuration names by path does not load: the theme, a Markdown plugin, or a component. Pages are judged without it; what a plugin may put right is not told before it loads.',
    bad: {
      'docs.config.ts': siteConfig("theme: './theem.tsx',"),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig("theme: 'docs-build/default-theme',"),
      'content/index.md': 'Welcome.',
    },
  },
  themeThrew: {
    code: 'config/theme-threw',
    severity: 'error',
    losesPage: true,
    explanation:
      'The theme loads, but threw while it rendered a page. The page is left out, and with it the build.',
    example: 'view.product.name → view.product?.name: a page may belong to no product',
  },
  noPackage: {
    code: 'config/no-package',
    severity: 'error',
    explanation:
      'Errors that production code tells by number are read from packages, and one of these is not installed.',
    bad: {
      'docs.config.ts': siteConfig(
        "errorCodes: { packages: ['@example/cor'], formatter: 'sayError' },",
      ),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig("errorCodes: { packages: ['react'], formatter: 'sayError' },"),
      'content/index.md': 'Welcome.',
    },
  },
  renamedKey: {
    code: 'config/renamed-key',
    severity: 'warning',
    isFixable: true,
    explanation: 'A key of the configuration has a new spelling. The old one still works.',
    bad: {
      'docs.config.ts': siteConfig('', "recognisedLanguages: ['en', 'zh']"),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig('', "recognizedLanguages: ['en', 'zh']"),
      'content/index.md': 'Welcome.',
    },
  },
  noEffect: {
    code: 'config/no-effect',
    severity: 'warning',
    explanation:
      'A key of the configuration is reserved for a feature that does not exist yet, so setting it changes nothing.',
    bad: {
      'docs.config.ts': siteConfig('features: { search: true },'),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig('features: { llms: true },'),
      'content/index.md': 'Welcome.',
    },
  },
  invalid: {
    code: 'config/invalid',
    severity: 'error',
    explanation: 'A value of the configuration is missing or has the wrong shape.',
    bad: {
      'docs.config.ts': siteConfig("limits: { tableRows: 'many' },"),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig('limits: { tableRows: 500 },'),
      'content/index.md': 'Welcome.',
    },
  },
} as const satisfies Record<string, Rule>;

/** No configuration file where one was looked for. */
export const configNotFound = (where: string, looked: readonly string[]): Diagnostic =>
  report(rules.notFound, {
    message: `No configuration in ${where}`,
    hint: `Looked for ${looked.join(', ')}. Name the site's directory, or make a new site with docs-build init.`,
  });

/** The path of a site from which Node loads no module. */
export const rootPathRefused = (root: string): Diagnostic =>
  report(rules.rootPath, {
    message: `The path of the site holds a backslash: ${root}`,
    hint: 'Rename the folder: Node loads no module from such a path.',
  });

/** A module of the configuration cannot be read. `reason` is the bundler's. */
export const configSyntax = (reason: string, place: Place): Diagnostic =>
  report(rules.syntax, { message: reason, place });

/** Something odd, yet readable, in a module of the configuration. `reason` is the bundler's. */
export const configSuspicious = (reason: string, place: Place): Diagnostic => ({
  ...configSyntax(reason, place),
  severity: 'warning',
});

/** A module of the configuration threw. */
export const configThrew = (reason: string, place: Place): Diagnostic =>
  report(rules.threw, {
    message: `The configuration does not load: ${reason}`,
    hint: 'Put the module right; everything it does while loading has to succeed.',
    place,
  });

/** A module of the configuration ended the process, or waits for something that never comes. */
export const configEnded = (place: Place): Diagnostic =>
  report(rules.threw, {
    message: 'The configuration ended without giving a value',
    hint: 'Take out calls of process.exit, and promises that are never settled.',
    place,
  });

/** A module of the configuration runs for too long. */
export const configTooSlow = (seconds: number, place: Place): Diagnostic =>
  report(rules.threw, {
    message: `The configuration did not load within ${seconds} seconds`,
    hint: 'Look for an endless loop, or for work that belongs elsewhere.',
    place,
  });

/** A module that the configuration names does not load. `what` is `theme` or `markdown.plugins`. */
export const moduleFailed = (what: string, reason: string, place: Place): Diagnostic =>
  report(rules.moduleFailed, {
    message: `The module in ${what} does not load: ${reason}`,
    hint: `Correct the path in ${what}, or put the module right.`,
    place,
  });

/** A theme that throws while it renders a page. `file` is the page's, if it has one. */
export const themeThrew = (pathname: string, reason: string, file?: string): Diagnostic =>
  report(rules.themeThrew, {
    message: `The theme threw while it rendered ${pathname}: ${reason}`,
    hint: 'Put the theme right, or what the page gives it.',
    ...(file !== undefined && { place: { file } }),
  });

/** A package of `errorCodes` that is not there. */
export const configNoPackage = (name: string, place: Place | undefined): Diagnostic =>
  report(rules.noPackage, {
    message: `Package ${name} of errorCodes is not installed`,
    hint: `Install ${name}, or take it out of errorCodes.packages.`,
    ...(place && { place }),
  });

/** A key that does not exist, with the one that was perhaps meant. */
export const unknownKey = (key: string, meant: string | undefined, place: Place): Diagnostic =>
  report(rules.unknownKey, {
    message: `Unknown key ${key}`,
    hint: meant === undefined ? 'Take it out.' : `Did you mean ${meant}?`,
    place,
  });

/** A rule that does not exist, with the one that was perhaps meant. */
export const unknownRule = (
  { name, key }: { readonly name: string; readonly key: string },
  meant: string | undefined,
  place: Place,
): Diagnostic =>
  report(rules.unknownRule, {
    message: `Unknown rule ${name} in ${key}`,
    hint:
      meant === undefined
        ? 'docs-build check --list-rules names them all; a family is written link/*.'
        : `Did you mean ${meant}?`,
    place,
  });

/** A key with an old spelling. */
export const keyRenamed = (
  key: string,
  name: string,
  { place, fix }: { readonly place: Place; readonly fix?: Fix },
): Diagnostic =>
  report(rules.renamedKey, {
    message: `The key ${key} is now spelled ${name}`,
    hint: `Rename it to ${name}.`,
    place,
    ...(fix && { fix }),
  });

/** A key that is reserved for a later release. */
export const keyWithoutEffect = (key: string, place: Place): Diagnostic =>
  report(rules.noEffect, {
    message: `The key ${key} has no effect yet`,
    hint: 'Remove it until a release supports the feature.',
    place,
  });

/** A value that is missing or has the wrong shape. `meaning` says what the key is for. */
export const invalidValue = (
  problem: { readonly key: string; readonly reason: string; readonly meaning?: string },
  place: Place,
): Diagnostic =>
  report(rules.invalid, {
    message: `${problem.key}: ${problem.reason}`,
    ...(problem.meaning !== undefined && { hint: `${problem.meaning}.` }),
    place,
  });

/** Something that is not plain data: `what` is `a function`, `a Date`. */
export const notPlainData = (key: string, what: string, place: Place): Diagnostic =>
  report(rules.invalid, {
    message: `${key}: expected plain data, received ${what}`,
    hint: 'The configuration has to survive JSON; name code by the path of its module.',
    place,
  });

/** A rule named on the command line that does not exist. */
export const noSuchRule = (name: string, meant: string | undefined): Diagnostic =>
  report(rules.unknownRule, {
    message: `No rule is called ${name}`,
    hint:
      meant === undefined
        ? 'docs-build check --list-rules names them all; a family is written link or link/*.'
        : `Did you mean ${meant}?`,
  });
