import type { Place, Range } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about components, hooks and props that pages name and API references do not have. */
export const rules = {
  unknownComponent: {
    code: 'api/unknown-component',
    severity: 'error',
    explanation:
      'The front matter of a page names a component or hook that no package with an API reference has, so the page cannot link to its reference.',
    example: 'components: [Buton] → components: [Button]',
  },
  componentWithoutPage: {
    code: 'api/component-without-page',
    severity: 'warning',
    explanation:
      'No page names these components or hooks in its front matter, so readers are not shown how to use them.',
    example: 'components: [Button] → components: [Button, IconButton]',
  },
  unknownProp: {
    code: 'api/unknown-prop',
    severity: 'error',
    isFixable: true,
    explanation:
      'A page about a component names a prop that does not exist: in the JSX of inline code, or in a table with a column "Prop".',
    example: '`<Button colr="red">` → `<Button color="red">`',
  },
  wrongDefault: {
    code: 'api/wrong-default',
    severity: 'error',
    explanation:
      'The comment of a prop gives another default value than the code. Only packages of the repository are checked, not installed ones.',
    example: '@default 1 → @default 2, for size = 2 in the code',
  },
} as const satisfies Record<string, Rule>;

type Kind = 'component' | 'hook';

/** A name that no reference has. */
export interface UnknownPart {
  readonly kind: Kind;
  readonly name: string;
  /** Why the reference leaves it out. */
  readonly why?: string;
  /** Whether it is documented as the other kind. */
  readonly isOther?: boolean;
  readonly meant?: string;
}

/** The front matter names a part that no reference has. */
export const apiUnknownComponent = (part: UnknownPart, place: Place) =>
  report(rules.unknownComponent, {
    message: part.why
      ? `The API reference leaves out ${part.kind} ${part.name}`
      : `No package has a ${part.kind} ${part.name}`,
    hint: hintFor(part),
    place,
  });

function hintFor({ kind, why, isOther, meant }: UnknownPart): string {
  if (why !== undefined) return why;
  if (isOther) return `Name it under ${kind === 'component' ? 'hooks' : 'components'}.`;
  return meant ? `Did you mean ${meant}?` : 'Remove the name, or correct it.';
}

/** Number of names that a message lists at most. */
const MAX_NAMES = 5;

/** No page names these parts of a package. */
export const apiComponentWithoutPage = (
  { package: from, names, of }: { package: string; names: readonly string[]; of: number },
  place: Place | undefined,
) => {
  const rest = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return report(rules.componentWithoutPage, {
    message: `No page names ${names.length} of ${of} parts of ${from}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`,
    hint: 'Name them under components or hooks in the front matter of the page that shows them.',
    ...(place && { place }),
  });
};

/** A prop that does not exist. `names` are those of the checked components. */
export const apiUnknownProp = (
  { prop, names, meant }: { prop: string; names: readonly string[]; meant?: string | undefined },
  place: Place,
) =>
  report(rules.unknownProp, {
    message: `${joinedNames(names)} ${names.length === 1 ? 'has' : 'have'} no prop ${prop}`,
    hint: meant === undefined ? 'Correct the name, or remove it.' : `Did you mean ${meant}?`,
    place,
    ...(meant?.toLowerCase() === prop.toLowerCase() && { fix: { replace: meant } }),
  });

const joinedNames = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', ');

/** The default value in a comment, and that of the code. Both are code. */
interface WrongComment {
  readonly prop: string;
  readonly name: string;
  readonly stated: string;
  readonly actual: string;
}

/** The comment of a prop gives another default value than the code. */
export const apiWrongComment = (
  { prop, name, stated, actual }: WrongComment,
  place: { readonly file: string; readonly range: Range },
) =>
  report(rules.wrongDefault, {
    message: `The comment of prop ${prop} of ${name} gives the default ${stated}, but the code has ${actual}`,
    hint: 'Correct @default in the comment, or the code.',
    place,
  });
