import type { Fix, Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { DESCRIBED, headed } from '../../sample.ts';

/** Findings about the block between `---` lines at the start of a page. */
export const rules = {
  fence: {
    code: 'front-matter/fence',
    severity: 'error',
    isFixable: true,
    explanation:
      'Front matter is YAML between two lines of exactly `---`. No other language is read, and the block has to be closed.',
    bad: { 'content/button.md': '---js\n{ "title": "Button" }\n---\n' },
    good: { 'content/button.md': headed('title: Button', DESCRIBED) },
  },
  yaml: {
    code: 'front-matter/yaml',
    severity: 'error',
    explanation:
      'The front matter is not valid YAML, so only its title can be used, as it is written.',
    bad: { 'content/button.md': headed('title: Button: basics', DESCRIBED) },
    good: { 'content/button.md': headed('title: "Button: basics"', DESCRIBED) },
  },
  tooDeep: {
    code: 'front-matter/too-deep',
    severity: 'error',
    explanation: 'The front matter is nested deeper or is longer than any page needs.',
    bad: {
      'content/button.md': headed(
        'title: Button',
        DESCRIBED,
        `components: ${'['.repeat(21)}Button${']'.repeat(21)}`,
      ),
    },
    good: { 'content/button.md': headed('title: Button', DESCRIBED, 'components: [Button]') },
  },
  unknownKey: {
    code: 'front-matter/unknown-key',
    severity: 'warning',
    isFixable: true,
    explanation: 'A key that nothing reads; often a slip of the pen.',
    bad: { 'content/button.md': headed('title: Button', DESCRIBED, 'disableAds: true') },
    good: { 'content/button.md': headed('title: Button', DESCRIBED, 'disableAd: true') },
  },
  noEffect: {
    code: 'front-matter/no-effect',
    severity: 'warning',
    explanation:
      'A key of front matter is reserved for a feature that does not exist yet, so it changes nothing.',
    bad: { 'content/button.md': headed('title: Button', DESCRIBED, 'tags: [forms]') },
    good: { 'content/button.md': headed('title: Button', DESCRIBED, 'authors: [mara]') },
  },
  type: {
    code: 'front-matter/type',
    severity: 'error',
    isFixable: true,
    explanation:
      'The value of a key is empty or of the wrong kind. `--fix` corrects dates such as 2025/1/31.',
    bad: { 'content/button.md': headed('title: 7.10', DESCRIBED, 'date: 2025/1/31') },
    good: { 'content/button.md': headed('title: "7.10"', DESCRIBED, 'date: 2025-01-31') },
  },
  noTitle: {
    code: 'front-matter/no-title',
    severity: 'warning',
    explanation:
      'Neither the front matter nor a # heading gives the page a title, so its label in the navigation is shown, or the name of its file.',
    bad: { 'content/button.md': headed(DESCRIBED) },
    good: { 'content/button.md': headed('title: Button', DESCRIBED) },
  },
  titleLength: {
    code: 'front-matter/title-length',
    severity: 'warning',
    explanation: 'Search engines and tabs cut long titles off.',
    bad: {
      'content/button.md': headed(
        'title: Buttons, button groups, icon buttons and everything else that starts an action',
        DESCRIBED,
      ),
    },
    good: { 'content/button.md': headed('title: Buttons and button groups', DESCRIBED) },
  },
  noDescription: {
    code: 'front-matter/no-description',
    severity: 'warning',
    explanation:
      'The description is shown under the title, in search results and in link previews.',
    bad: { 'content/button.md': headed('title: Button') },
    good: { 'content/button.md': headed('title: Button', DESCRIBED) },
  },
  descriptionLength: {
    code: 'front-matter/description-length',
    severity: 'warning',
    explanation: 'Search engines cut long descriptions off.',
    bad: {
      'content/button.md': headed(
        'title: Button',
        'description: Buttons start actions, and this page shows all of them one after the other, with every size, every color and every shape that they may have, and with all the ways to place them.',
      ),
    },
    good: {
      'content/button.md': headed(
        'title: Button',
        'description: Buttons start actions. Sizes, colors, shapes, and where to place them.',
      ),
    },
  },
  sameTitle: {
    code: 'front-matter/same-title',
    severity: 'warning',
    explanation:
      'Two pages of one product have the same title: in search results, tabs and menus nobody can tell them apart.',
    bad: {
      'content/inputs.md': headed('title: Overview', 'description: What people type into.'),
      'content/layout.md': headed('title: Overview', 'description: Where things stand.'),
    },
    good: {
      'content/inputs.md': headed('title: Inputs', 'description: What people type into.'),
      'content/layout.md': headed('title: Layout', 'description: Where things stand.'),
    },
  },
  sameDescription: {
    code: 'front-matter/same-description',
    severity: 'warning',
    explanation: 'Two pages describe themselves in the same words, so one of them says too little.',
    bad: {
      'content/chip.md': headed('title: Chip', 'description: A component.'),
      'content/dialog.md': headed('title: Dialog', 'description: A component.'),
    },
    good: {
      'content/chip.md': headed('title: Chip', 'description: A chip shows one of many choices.'),
      'content/dialog.md': headed(
        'title: Dialog',
        'description: A dialog asks before something happens.',
      ),
    },
  },
} as const satisfies Record<string, Rule>;

/** The opening line names a language. */
export const fenceLanguage = (written: string, place: Place) =>
  report(rules.fence, {
    message: `Front matter in ${written} is not read`,
    hint: 'Front matter is YAML: open it with a line of just ---.',
    place,
    fix: { replace: '---' },
  });

/** No closing line. */
export const fenceUnclosed = (place: Place) =>
  report(rules.fence, {
    message: 'The front matter is not closed',
    hint: 'End it with a line of just ---.',
    place,
  });

/** Invalid YAML. `reason` is one line of the parser's. */
export const invalidYaml = (reason: string, place: Place) =>
  report(rules.yaml, {
    message: `The front matter is not valid YAML: ${reason}`,
    hint: 'Put quotes around a value that holds ": ", and give each key its own line.',
    place,
  });

/** More levels, or more characters, than `limit`. */
export const frontMatterTooDeep = (limit: string, place: Place) =>
  report(rules.tooDeep, {
    message: `The front matter has more than ${limit}`,
    hint: 'Front matter is a flat list of keys; longer things belong in the page.',
    place,
  });

/** A key nothing reads. `near` is a known key close to it; as a slip of the pen it may be put there, since nothing has read the value so far. */
export const unknownFrontMatterKey = (
  key: string,
  { near, slip }: { readonly near: string | undefined; readonly slip: string | undefined },
  place: Place,
) =>
  report(rules.unknownKey, {
    message: `Unknown front matter key ${key}`,
    hint: near ? `Did you mean ${near}?` : 'Nothing reads it: take it out.',
    place,
    ...(slip !== undefined && { fix: { replace: slip } }),
  });

/** A key that is reserved for a later release. */
export const frontMatterNoEffect = (key: string, place: Place) =>
  report(rules.noEffect, {
    message: `Front matter ${key} has no effect yet`,
    hint: 'Remove it until a release supports the feature.',
    place,
  });

/** A value of the wrong kind. `expected` and `received` are words: `text`, `a number`. */
export const frontMatterType = (
  key: string,
  {
    expected,
    received,
    fix,
  }: { readonly expected: string; readonly received: string; readonly fix?: Fix | undefined },
  place: Place,
) =>
  report(rules.type, {
    message: `Front matter key ${key} should be ${expected}, not ${received}`,
    hint: `Write ${expected} after ${key}:, or take the key out.`,
    place,
    ...(fix && { fix }),
  });

/** A page without any title. */
export const noTitle = (place: Place) =>
  report(rules.noTitle, {
    message: 'The page has no title',
    hint: 'Put title: in its front matter, or begin it with a # heading.',
    place,
  });

/** A title over the limit. */
export const titleTooLong = (length: number, limit: number, place: Place) =>
  report(rules.titleLength, {
    message: `The title has ${length} characters, more than ${limit}`,
    hint: 'Shorten it: say what the page is about in a few words.',
    place,
  });

/** No description. */
export const noDescription = (place: Place) =>
  report(rules.noDescription, {
    message: 'The page has no description',
    hint: 'Put description: with one or two sentences in its front matter.',
    place,
  });

/** A description over the limit. */
export const descriptionTooLong = (length: number, limit: number, place: Place) =>
  report(rules.descriptionLength, {
    message: `The description has ${length} characters, more than ${limit}`,
    hint: 'Shorten it to one or two sentences.',
    place,
  });

/** A title that another page of the product has. */
export const sameTitle = (title: string, other: string, place: Place) =>
  report(rules.sameTitle, {
    message: `The title "${title}" is that of ${other} too`,
    hint: 'Say what this page is about that the other is not.',
    place,
  });

/** A description that another page has. */
export const sameDescription = (other: string, place: Place) =>
  report(rules.sameDescription, {
    message: `${other} has the same description`,
    hint: 'Say what this page is about that the other is not.',
    place,
  });
