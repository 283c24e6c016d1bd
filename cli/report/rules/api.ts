import type { ApiPage } from '../../model/api/site-api.ts';
import type { Place } from '../../model/diagnostic.ts';
import {
  defineError,
  defineRule,
  defineWarning,
  didYouMean,
  listSome,
  replaceWith,
  report,
} from '../rule.ts';

/** A name in front matter that no API reference has. */
export interface UnknownPart {
  readonly kind: 'component' | 'hook';
  readonly name: string;
  /** Why the reference leaves it out. */
  readonly why?: string;
  /** Whether it is documented as the other kind. */
  readonly isOther?: boolean;
  readonly meant?: string;
}

export const apiUnknownComponent = defineError(
  'api/unknown-component',
  (part: UnknownPart, place: Place) => ({
    message: part.why
      ? `The API reference leaves out the ${part.kind} ${part.name}`
      : `No package has a ${part.kind} ${part.name}`,
    hint: hintForPart(part),
    place,
  }),
);

function hintForPart({ kind, why, isOther, meant }: UnknownPart): string {
  if (why !== undefined) return why;
  if (isOther) return `Name it under ${kind === 'component' ? 'hooks' : 'components'}.`;
  return didYouMean(meant, 'Remove the name, or correct it.');
}

const MOST_PARTS = 5;

export const apiComponentWithoutPage = defineWarning(
  'api/component-without-page',
  (
    part: { readonly package: string; readonly names: readonly string[]; readonly of: number },
    place: Place | undefined,
  ) => ({
    message: `No page names ${part.names.length} of ${part.of} parts of ${part.package}: ${listSome(part.names, MOST_PARTS)}`,
    hint: 'Name them under components or hooks in the front matter of the page that shows them.',
    place,
  }),
);

/** A prop that none of the components `names` has. */
interface UnknownProp {
  readonly prop: string;
  readonly names: readonly string[];
  readonly meant?: string | undefined;
}

export const apiUnknownProp = defineRule(
  'api/unknown-prop',
  { severity: 'error', isFixable: true },
  ({ prop, names, meant }: UnknownProp, place: Place) => ({
    message: `${componentNames(names)} ${names.length === 1 ? 'has' : 'have'} no prop ${prop}`,
    hint: didYouMean(meant, 'Correct the name, or remove it.'),
    place,
    fix: replaceWith(meant?.toLowerCase() === prop.toLowerCase() ? meant : undefined),
  }),
);

const componentNames = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', ');

/** The default value in a comment, and that of the code. Both are code. */
interface WrongDefault {
  readonly prop: string;
  readonly name: string;
  readonly stated: string;
  readonly actual: string;
}

export const apiWrongComment = defineError(
  'api/wrong-default',
  ({ prop, name, stated, actual }: WrongDefault, place: Place) => ({
    message: `The comment of prop ${prop} of ${name} gives the default ${stated}, but the code has ${actual}`,
    hint: 'Correct @default in the comment, or the code.',
    place,
  }),
);

export const apiNoPackage = defineError(
  'api/no-package',
  (
    missing: { readonly package: string; readonly isInstalled: boolean },
    place: Place | undefined,
  ) => ({
    message: missing.isInstalled
      ? `Package ${missing.package} of api has no type declarations`
      : `Package ${missing.package} of api is not installed`,
    hint: missing.isInstalled
      ? 'Document a package that has type declarations, or remove it from api.'
      : `Install ${missing.package}, or correct its name.`,
    place,
  }),
);

/** Two pages of references with one pathname. The first is kept. */
export const apiDuplicatePage = defineError(
  'api/duplicate-page',
  (page: ApiPage, other: ApiPage, place: Place | undefined) => ({
    message: `${nameOfApiPage(page)} and ${nameOfApiPage(other)} are both documented at ${page.pathname}`,
    hint: 'Give one of the packages another path, or leave one of the two out with leftOut.',
    place,
  }),
);

const nameOfApiPage = ({ package: from, names }: ApiPage) => `${names.join(', ')} of ${from}`;

/** `docs-build api --package` with a name that is not in `api`. */
export const noSuchReference = defineError(
  'api/unknown-reference',
  (name: string, meant: string | undefined) => ({
    message: `The package ${name} is not in api`,
    hint: didYouMean(meant, 'The key api of the configuration lists the documented packages.'),
  }),
);

/** `docs-build api --part` with a name that is not documented. `reason` is set if a package exports it. */
export const noSuchPart = defineError(
  'api/unknown-part',
  (
    name: string,
    part: { readonly meant?: string | undefined; readonly reason?: string | undefined },
  ) => ({
    message:
      part.reason === undefined
        ? `No package documents a component or hook ${name}`
        : `${name} is not documented: ${part.reason}`,
    hint: didYouMean(part.meant, 'Run docs-build api without --part to list all of them.'),
  }),
);

export const partOfSeveral = (name: string, packages: readonly string[]) =>
  report(noSuchPart.rule, {
    message: `${packages.join(', ')} all have a part ${name}`,
    hint: `Choose one with --package ${packages[0] ?? ''}`,
  });
