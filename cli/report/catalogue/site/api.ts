import type { Place, Range } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about what pages say of components and hooks, where an API reference knows better. */
export const rules = {
  unknownComponent: {
    code: 'api/unknown-component',
    severity: 'error',
    explanation:
      'The front matter of a page names a component or hook that no package with an API reference has, so the page cannot lead to its reference.',
    example: 'components: [Buton] → components: [Button]',
  },
  componentWithoutPage: {
    code: 'api/component-without-page',
    severity: 'warning',
    explanation:
      'Components or hooks are documented, but no page names them in its front matter: nobody is shown how to use them.',
    example: 'components: [Button] → components: [Button, IconButton]',
  },
  unknownProp: {
    code: 'api/unknown-prop',
    severity: 'error',
    isFixable: true,
    explanation:
      'A page about a component names a prop in code that does not exist. Names of props in JSX are looked at, and names that are called props.',
    example: 'the `colour` prop → the `color` prop',
  },
  wrongDefault: {
    code: 'api/wrong-default',
    severity: 'error',
    explanation:
      'A page about a component tells another default of a prop than its package, or the comment of a prop another one than the code behind it.',
    example: "`size` defaults to `'large'` → `size` defaults to `'medium'`",
  },
} as const satisfies Record<string, Rule>;

/** What a page calls a part. */
type Kind = 'component' | 'hook';

/** What is known of a name that is not documented. */
export interface UnknownPart {
  readonly kind: Kind;
  readonly name: string;
  /** Why it is left out. */
  readonly why?: string;
  /** It is documented, as the other kind. */
  readonly isOther?: boolean;
  readonly meant?: string;
}

/** The front matter names what no reference has. */
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
  return meant ? `Did you mean ${meant}?` : 'Take the name out, or correct it.';
}

/** Names that a sentence lists at most. */
const MOST_NAMES = 5;

/** Parts of one package that no page names: one finding for all. */
export const apiComponentWithoutPage = (
  { package: from, names, of }: { package: string; names: readonly string[]; of: number },
  place: Place | undefined,
) => {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return report(rules.componentWithoutPage, {
    message: `No page names ${names.length} of ${of} parts of ${from}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`,
    hint: 'Name them under components or hooks in the front matter of the page that shows them.',
    ...(place && { place }),
  });
};

/** A prop that does not exist. `names` are those of the components that were looked at. */
export const apiUnknownProp = (
  { prop, names, meant }: { prop: string; names: readonly string[]; meant?: string | undefined },
  place: Place,
) =>
  report(rules.unknownProp, {
    message: `${spoken(names)} ${names.length === 1 ? 'has' : 'have'} no prop ${prop}`,
    hint: meant === undefined ? 'Correct the name, or take it out.' : `Did you mean ${meant}?`,
    place,
    ...(meant?.toLowerCase() === prop.toLowerCase() && { fix: { replace: meant } }),
  });

const spoken = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', ');

/** What is said of a default, and what is true. Both are code. */
export interface Defaults {
  readonly prop: string;
  readonly name: string;
  readonly said: string;
  readonly really: string;
}

/** A page tells another default. */
export const apiWrongDefault = ({ prop, name, said, really }: Defaults, place: Place) =>
  report(rules.wrongDefault, {
    message: `Prop ${prop} of ${name} defaults to ${really}, not to ${said}`,
    hint: 'Correct the page, or the package.',
    place,
  });

/** The comment of a prop tells another default than the code behind it. */
export const apiWrongComment = (
  { prop, name, said, really }: Defaults,
  place: { readonly file: string; readonly range: Range },
) =>
  report(rules.wrongDefault, {
    message: `The comment of prop ${prop} of ${name} says ${said}, but its default is ${really}`,
    hint: 'Correct @default in the comment, or the code.',
    place,
  });
