import type { Fix, Place, Range } from '../../model/diagnostic.ts';
import {
  defineError,
  defineRule,
  defineWarning,
  didYouMean,
  replaceWith,
  report,
} from '../rule.ts';

/** An opening line with another language than YAML. */
export const fenceLanguage = defineRule(
  'front-matter/fence',
  { severity: 'error', isFixable: true },
  (written: string, place: Place) => ({
    message: `Front matter in ${written} is not supported`,
    hint: 'Front matter is YAML: begin it with a line of exactly ---.',
    place,
    fix: replaceWith('---'),
  }),
);

export const fenceUnclosed = (place: Place) =>
  report(fenceLanguage.rule, {
    message: 'The front matter is not closed',
    hint: 'End it with a line of exactly ---.',
    place,
  });

/** `reason` is one line of the parser's. */
export const invalidYaml = defineError('front-matter/yaml', (reason: string, place: Place) => ({
  message: `The front matter is not valid YAML: ${reason}`,
  hint: 'Quote values that contain ": ", and write each key on a line of its own.',
  place,
}));

/** `limit` is `20 levels` or `10000 characters`. */
export const frontMatterTooDeep = defineError(
  'front-matter/too-deep',
  (limit: string, place: Place) => ({
    message: `The front matter has more than ${limit}`,
    hint: 'Front matter is a flat list of keys. Move longer content into the page.',
    place,
  }),
);

/** `near` is a similar known key; `slip` can replace the key. */
export const unknownFrontMatterKey = defineRule(
  'front-matter/unknown-key',
  { severity: 'warning', isFixable: true },
  (
    key: string,
    { near, slip }: { readonly near: string | undefined; readonly slip: string | undefined },
    place: Place,
  ) => ({
    message: `Unknown front matter key ${key}`,
    hint: didYouMean(near, 'Remove it: it has no effect.'),
    place,
    fix: replaceWith(slip),
  }),
);

/** A key that is reserved for a later release. */
export const frontMatterNoEffect = defineWarning(
  'front-matter/no-effect',
  (key: string, place: Place) => ({
    message: `Front matter ${key} has no effect yet`,
    hint: 'Remove it until a release supports the feature.',
    place,
  }),
);

/** `expected` and `received` are words: `text`, `a number`. */
interface WrongType {
  readonly expected: string;
  readonly received: string;
  readonly fix?: Fix | undefined;
}

export const frontMatterType = defineRule(
  'front-matter/type',
  { severity: 'error', isFixable: true },
  (key: string, { expected, received, fix }: WrongType, place: Place) => ({
    message: `Front matter key ${key} must be ${expected}, not ${received}`,
    hint: `Write ${expected} after ${key}:, or remove the key.`,
    place,
    fix,
  }),
);

export const noTitle = defineWarning('front-matter/no-title', (place: Place) => ({
  message: 'The page has no title',
  hint: 'Add title: to its front matter, or begin it with a # heading.',
  place,
}));

export const titleTooLong = defineWarning(
  'front-matter/title-length',
  (length: number, limit: number, place: Place) => ({
    message: `The title has ${length} characters; the limit is ${limit}`,
    hint: 'Shorten it to a few words that name the subject of the page.',
    place,
  }),
);

export const noDescription = defineWarning('front-matter/no-description', (place: Place) => ({
  message: 'The page has no description',
  hint: 'Add description: with one or two sentences to its front matter.',
  place,
}));

export const descriptionTooLong = defineWarning(
  'front-matter/description-length',
  (length: number, limit: number, place: Place) => ({
    message: `The description has ${length} characters; the limit is ${limit}`,
    hint: 'Shorten it to one or two sentences.',
    place,
  }),
);

export const sameTitle = defineWarning(
  'front-matter/same-title',
  (title: string, other: string, place: Place) => ({
    message: `${other} also has the title "${title}"`,
    hint: 'Give each page a title that tells it from the other.',
    place,
  }),
);

export const sameDescription = defineWarning(
  'front-matter/same-description',
  (other: string, place: Place) => ({
    message: `${other} has the same description`,
    hint: 'Describe what only this page is about.',
    place,
  }),
);

/** A name that the configuration does not have. `slip` can replace it at `range`. */
interface UnknownName {
  readonly near: string | undefined;
  readonly slip: string | undefined;
  readonly range: Range | undefined;
}

const atName = ({ slip, range }: UnknownName, place: Place) => ({
  place: range ? { ...place, range } : place,
  fix: replaceWith(range && slip),
});

export const unknownAuthor = defineRule(
  'front-matter/unknown-author',
  { severity: 'warning', isFixable: true },
  (name: string, unknown: UnknownName, place: Place) => ({
    message: `Unknown author ${name}`,
    hint: didYouMean(unknown.near, 'Use a key of blog.authors, or add this author there.'),
    ...atName(unknown, place),
  }),
);

export const unknownProduct = defineRule(
  'front-matter/unknown-product',
  { severity: 'warning', isFixable: true },
  (id: string, unknown: UnknownName, place: Place) => ({
    message: `Unknown product ${id}`,
    hint: didYouMean(unknown.near, 'Use the id of a product, or remove productId.'),
    ...atName(unknown, place),
  }),
);
