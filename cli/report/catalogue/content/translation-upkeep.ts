import type { Fix, Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Two languages, of which the first is the original's. */
const CONFIG = {
  'docs.config.ts':
    "export default { site: { url: 'https://docs.example.org', languages: ['en', 'pt'] } };\n",
};
const head = (more = '') => `---\ntitle: Guide\ndescription: How to begin.\n${more}---\n\n`;
const chapters = (second: string) => `${head()}## Install\n\nA.\n\n${second}\n\nB.\n`;
const translated = (second: string) =>
  `---\ntitle: Guia\ndescription: Como começar.\n---\n\n## Instalação\n\nA.\n\n${second}\n\nB.\n`;

/** Findings about translations that fall behind their originals, and about what is not translated yet. */
export const rules = {
  missing: {
    code: 'translation/missing',
    severity: 'warning',
    askedBy: 'name',
    explanation:
      'A page is not translated into a language of the site; readers of that language get the original with a notice. Many sites translate a part only.',
    example: 'guide.md in a site in English and Portuguese → guide.pt.md beside it',
  },
  unmarked: {
    code: 'translation/unmarked',
    severity: 'warning',
    askedBy: 'name',
    explanation:
      'A translation does not say which words it translates, so nobody is told when they change.',
    example: 'title: Guia → title: Guia, and below it sourceHash: with the hash that check tells',
  },
  outdated: {
    code: 'translation/outdated',
    severity: 'warning',
    explanation:
      'The original has changed since it was translated: its title, description and body have another hash than the translation keeps as sourceHash.',
    bad: {
      ...CONFIG,
      'content/guide.md': `${head()}Hello.\n`,
      'content/guide.pt.md': `${head('sourceHash: bcdfghjk\n')}Olá.\n`,
    },
    good: {
      ...CONFIG,
      'content/guide.md': `${head()}Hello.\n`,
      'content/guide.pt.md': `${head('sourceHash: hthcgtnn\n')}Olá.\n`,
    },
  },
  headings: {
    code: 'translation/headings',
    changedByPlugins: true,
    severity: 'warning',
    explanation:
      'The headings of a translation have other levels than those of its original, or are more or fewer: a part is missing, or has no original.',
    bad: {
      ...CONFIG,
      'content/guide.md': chapters('## Use'),
      'content/guide.pt.md': translated('### Uso'),
    },
    good: {
      ...CONFIG,
      'content/guide.md': chapters('## Use'),
      'content/guide.pt.md': translated('## Uso'),
    },
  },
  anchor: {
    code: 'translation/anchor',
    changedByPlugins: true,
    severity: 'warning',
    explanation:
      'A heading of the original has an id of its own, and its translation does not: links to it work in one language only.',
    bad: {
      ...CONFIG,
      'content/guide.md': chapters('## Use {#use}'),
      'content/guide.pt.md': translated('## Uso'),
    },
    good: {
      ...CONFIG,
      'content/guide.md': chapters('## Use {#use}'),
      'content/guide.pt.md': translated('## Uso {#use}'),
    },
  },
  demos: {
    code: 'translation/demos',
    severity: 'warning',
    explanation: 'The original shows demos or components that the translation leaves out.',
    bad: {
      ...CONFIG,
      'content/Counter.tsx': 'export default () => <p>1</p>;\n',
      'content/guide.md': `${head()}{{"demo": "Counter.tsx"}}\n`,
      'content/guide.pt.md': `${head()}Olá.\n`,
    },
    good: {
      ...CONFIG,
      'content/Counter.tsx': 'export default () => <p>1</p>;\n',
      'content/guide.md': `${head()}{{"demo": "Counter.tsx"}}\n`,
      'content/guide.pt.md': `${head()}{{"demo": "Counter.tsx"}}\n`,
    },
  },
  unusedKey: {
    code: 'translation/unused-key',
    severity: 'warning',
    explanation:
      'Front matter that nothing reads there: a translation has the address of its original and its place in the navigation, and only a translation has a source.',
    bad: {
      ...CONFIG,
      'content/guide.md': `${head()}Hello.\n`,
      'content/guide.pt.md': `${head('pathname: /guia/\n')}Olá.\n`,
    },
    good: {
      ...CONFIG,
      'content/guide.md': `${head()}Hello.\n`,
      'content/guide.pt.md': `${head()}Olá.\n`,
    },
  },
} as const satisfies Record<string, Rule>;

/** A page without translation. `waiting` is a stub that somebody has begun, `path` the file that is to be written. */
export function translationMissing(
  missing: { readonly language: string; readonly path: string; readonly waiting?: boolean },
  { place, fix }: { readonly place: Place; readonly fix?: Fix },
) {
  const { language, path, waiting } = missing;
  if (waiting === true) {
    return report(rules.missing, {
      message: `The translation into ${language} is still a draft`,
      hint: 'Translate it, then take draft out of its front matter.',
      place,
    });
  }
  return report(rules.missing, {
    message: `Not translated into ${language}`,
    hint: `Write ${path}. \`docs-build check --fix --only translation/missing\` makes a draft of it, with everything that is to be translated.`,
    place,
    ...(fix && { fix }),
  });
}

/** A translation without hash. */
export const translationUnmarked = (hash: string, place: Place) =>
  report(rules.unmarked, {
    message: 'The translation does not say which words it translates',
    hint: `If it is up to date with its original, write sourceHash: ${hash} into its front matter.`,
    place,
  });

/** A translation of an older original. */
export const translationOutdated = (original: string, hash: string, place: Place) =>
  report(rules.outdated, {
    message: `${original} has changed since it was translated`,
    hint: `Bring the translation up to date, then write sourceHash: ${hash}.`,
    place,
  });

/** A heading that differs from the original's, in words such as `is of level 3, that of the original of level 2`. */
export const translationHeadings = (difference: string, place: Place) =>
  report(rules.headings, {
    message: difference,
    hint: 'Give the translation the same headings, in the same order and on the same levels.',
    place,
  });

/** A translated heading without the id of the original's. */
export const translationAnchor = (id: string, place: Place) =>
  report(rules.anchor, {
    message: `In the original, this heading has the id ${id}`,
    hint: `Write {#${id}} at its end, so that links to it work here too.`,
    place,
  });

/** Demos and components of the original that are not in the translation, as written there. */
export const translationDemos = (names: readonly string[], place: Place) =>
  report(rules.demos, {
    message: `The original also shows ${names.join(', ')}`,
    hint: 'Place them in the translation too: demos are the same in all languages.',
    place,
  });

/** Front matter that has no effect in this file. */
export const translationUnusedKey = (key: string, isOriginal: boolean, place: Place) =>
  report(rules.unusedKey, {
    message: `${key} does nothing in ${isOriginal ? 'a page that is no translation' : 'a translation'}`,
    hint: isOriginal
      ? 'Take it out: it belongs into translations of this page.'
      : 'Take it out: a translation follows its original.',
    place,
  });
