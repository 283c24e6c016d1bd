import { report, type Rule } from '../../rule.ts';

/** Wrong arguments of `docs-build api`. */
export const rules = {
  unknownReference: {
    code: 'api/unknown-reference',
    severity: 'error',
    explanation: 'The package of --package is not in the key api of the configuration.',
    example: '--package @example/cor → --package @example/core',
  },
  unknownPart: {
    code: 'api/unknown-part',
    severity: 'error',
    explanation: 'No package documents the component or hook of --part, or several do.',
    example: '--part Buton → --part Button',
  },
} as const satisfies Record<string, Rule>;

/** `--package` with a name that is not in `api`. */
export const noSuchReference = (name: string, meant: string | undefined) =>
  report(rules.unknownReference, {
    message: `No package of api is called ${name}`,
    hint:
      meant === undefined
        ? 'The key api of the configuration names the packages that are documented.'
        : `Did you mean ${meant}?`,
  });

/** `--part` with a name that is not documented. `reason` is set if a package exports it. */
export const noSuchPart = (
  name: string,
  { meant, reason }: { readonly meant?: string | undefined; readonly reason?: string | undefined },
) =>
  report(rules.unknownPart, {
    message:
      reason === undefined
        ? `No component or hook is called ${name}`
        : `${name} is not documented: ${reason}`,
    hint: meant === undefined ? 'docs-build api prints all of them.' : `Did you mean ${meant}?`,
  });

/** `--part` with a name that several packages have. */
export const partOfSeveral = (name: string, packages: readonly string[]) =>
  report(rules.unknownPart, {
    message: `${name} is part of ${packages.join(', ')}`,
    hint: `Say which one is meant: --package ${packages[0] ?? ''}`,
  });
