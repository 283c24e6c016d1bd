import type { ApiPage } from '../../../model/api/site-api.ts';
import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about the packages that API references are made from. */
export const rules = {
  noPackage: {
    code: 'api/no-package',
    severity: 'error',
    explanation:
      'An API reference is made from the type declarations of an installed package, and this one is not installed or has none.',
    example: "api: [{ package: '@example/cor' }] → api: [{ package: '@example/core' }]",
  },
  duplicatePage: {
    code: 'api/duplicate-page',
    severity: 'error',
    explanation:
      'Two components or hooks of API references would be documented at one address: their paths and names are the same.',
    example:
      "two packages under path: '/kit/api' that both export Button → a path of its own for one, or leftOut: { Button: 'why' }",
  },
} as const satisfies Record<string, Rule>;

/** A package of `api` that cannot be read. An installed one has no types. */
export const apiNoPackage = (
  missing: { readonly package: string; readonly isInstalled: boolean },
  place: Place | undefined,
) =>
  report(rules.noPackage, {
    message: missing.isInstalled
      ? `Package ${missing.package} of api has no type declarations`
      : `Package ${missing.package} of api is not installed`,
    hint: missing.isInstalled
      ? 'Document a package that has type declarations, or remove it from api.'
      : `Install ${missing.package}, or correct its name.`,
    ...(place && { place }),
  });

/** Two pages of references with one address. The first is kept. */
export const apiDuplicatePage = (page: ApiPage, other: ApiPage, place: Place | undefined) =>
  report(rules.duplicatePage, {
    message: `${nameOf(page)} and ${nameOf(other)} are both documented at ${page.pathname}`,
    hint: 'Give one of the packages another path, or leave one of the two out with leftOut.',
    ...(place && { place }),
  });

const nameOf = ({ package: from, names }: ApiPage) => `${names.join(', ')} of ${from}`;
