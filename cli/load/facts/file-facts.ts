import { createHash } from 'node:crypto';
import { readPageFacts } from '../../compile/page-facts.ts';
import type { PublicText } from '../../model/sources.ts';
import type { Diagnostic, Outcome } from '../../model/diagnostic.ts';
import type { FileEntry, Host, Step } from '../../model/host.ts';
import type { PageSource } from '../../model/page.ts';
import { SUPPRESSION_WORD } from '../../report/suppress.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import { relativeImports } from './imports.ts';
import { linksIn } from './public-links.ts';
import { readText } from '../read-text.ts';
import { readTranslations } from '../translations.ts';
import type { ReadTexts } from '../translations.ts';
import { wordsHashOf } from './words-hash.ts';

/** What a kind of file tells; survives JSON, so that it can be kept. Raise the version when a reader changes. */
export interface Reader<T> {
  readonly name: string;
  readonly version: number;
  readonly read: (text: string, file: string) => Outcome<T>;
}

/** A Markdown file, but for its language. */
export const pageReader: Reader<
  Mentions & { readonly page: Omit<PageSource, 'file' | 'language'> }
> = {
  name: 'page',
  version: 11,
  read(text, file) {
    const { frontMatter, keyRanges, textRanges, broken, diagnostics } = readFrontMatter(text, file);
    const { bodyOffset, ...facts } = readPageFacts(text);
    const page = {
      hash: hashOf(text),
      frontMatter,
      keyRanges,
      textRanges,
      ...(broken && { broken }),
      ...facts,
      wordsHash: wordsHashOf(frontMatter, text.slice(bodyOffset)),
    };
    return { value: { page, ...mentionsOf(text) }, diagnostics };
  },
};

/** What every kind of text tells. */
export interface Mentions {
  /** It holds comments that keep findings from being told. */
  readonly ignores?: true;
}

const mentionsOf = (text: string): Mentions => ({
  ...(text.includes(SUPPRESSION_WORD) && { ignores: true }),
});

/** A script or style sheet: its hash, and its relative imports as written. */
export const moduleReader: Reader<
  Mentions & { readonly hash: string; readonly imports: readonly string[] }
> = {
  name: 'module',
  version: 4,
  read: (text, file) => ({
    value: {
      hash: hashOf(text),
      imports: file.endsWith('.json') ? [] : relativeImports(file, text),
      ...mentionsOf(text),
    },
    diagnostics: [],
  }),
};

/** A file of translations: its texts, and where their keys are. */
export const translationsReader: Reader<ReadTexts> = {
  name: 'translations',
  version: 4,
  read(text, file) {
    const { diagnostics, ...value } = readTranslations(text, file);
    return { value, diagnostics };
  },
};

/** A text for machines among the public files. */
export const publicTextReader: Reader<PublicText['links']> = {
  name: 'public-text',
  version: 2,
  read: (text) => ({ value: linksIn(text), diagnostics: [] }),
};

/** What a file told last, and of which version. */
interface Told {
  readonly version: string;
  readonly outcome: Outcome<unknown>;
}

/** What the files of a host told last: a site that is being written is read again and again, and nearly all of it is as it was. */
const TOLD = new WeakMap<Host, Map<string, Told>>();

/** What `reader` makes of a file. An unchanged file is not read again: path, size and version stand for its text. */
export async function readOnce<T>(
  host: Host,
  entry: FileEntry,
  reader: Reader<T>,
): Promise<Outcome<T>> {
  const told = TOLD.get(host) ?? new Map<string, Told>();
  TOLD.set(host, told);
  const name = `${reader.name} ${entry.path}`;
  const version = `${entry.size} ${entry.version}`;
  const known = told.get(name);
  if (known?.version === version) return known.outcome as Outcome<T>;
  const outcome = await readStored(host, entry, reader);
  told.set(name, { version, outcome });
  return outcome;
}

async function readStored<T>(host: Host, entry: FileEntry, reader: Reader<T>): Promise<Outcome<T>> {
  const step: Step<FileEntry, Outcome<T>> = {
    name: `load-${reader.name}`,
    version: reader.version,
    inputs: ({ path, size, version }) => [path, size, version],
    run: async ({ path }) => {
      const text = await readText(host, path);
      const { value, diagnostics } = reader.read(text.value, path);
      return { value, diagnostics: [...text.diagnostics, ...diagnostics] };
    },
  };
  return (await host.run(step, entry)).value;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** All diagnostics of several outcomes, in order. */
export const diagnosticsOf = (outcomes: readonly Outcome<unknown>[]): Diagnostic[] =>
  outcomes.flatMap((outcome) => outcome.diagnostics);
