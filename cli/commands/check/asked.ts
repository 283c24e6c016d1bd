import type { LoadedConfig } from '../../config/load.ts';
import { siteRelative } from '../../config/bundle-config.ts';
import { checkPublished } from '../../finish/checks/published.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { lineRange } from '../../model/diagnostic.ts';
import type { Survey } from '../../pipeline/index.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readPublished } from './published.ts';
import { readChanges } from './since/changes.ts';
import { scopeOf } from './since/scope.ts';

/** Flags that ask more of a site than a build finds, or less. */
export interface AskingOptions {
  /** A git ref: only what changed since, and what points at it, is reported. */
  readonly since?: string;
  /** A list of published addresses: what of it leads nowhere now is reported too. */
  readonly against?: string;
}

/** What was found, as the flags want it told. */
export interface Answer {
  readonly found: readonly Diagnostic[];
  /** Pages that are changed, where only these were asked about. */
  readonly changedPages?: number;
}

/** Answers what the flags ask, of a site and what was found in it. */
export type Asked = (survey: Survey, found: readonly Diagnostic[]) => Promise<Answer>;

/** Reads what the flags name. To be done before anything is built: a slip there is told at once. Throws a `DocsError`. */
export async function openAsked(
  loaded: LoadedConfig,
  { since, against }: AskingOptions,
  { cwd }: Terminal,
): Promise<Asked> {
  const changes = since === undefined ? undefined : await readChanges(loaded.root, since);
  const published = against === undefined ? undefined : await readPublished(against, cwd);
  return async (survey, found) => {
    const scope = changes && scopeOf({ ...survey, ...namesOf(loaded) }, changes);
    const { redirects } = loaded.config;
    const place = await placeOfRedirects(loaded);
    return {
      found: [
        ...(scope ? found.filter(scope.has) : found),
        ...(published ? checkPublished(published, { ...survey, redirects, place }) : []),
      ],
      ...(scope && { changedPages: scope.pages }),
    };
  };
}

/** The configuration, and what it was made from as findings name it. */
const namesOf = ({ config, inputs, root }: LoadedConfig) => ({
  config,
  configFiles: new Set(inputs.map((file) => siteRelative(root, file))),
});

/** Where the first redirect is written; in a configuration without any, where one might be. */
async function placeOfRedirects(loaded: LoadedConfig): Promise<Place> {
  const [first] = loaded.config.redirects;
  const [place] = first ? await loaded.placesOf(first.from) : [];
  return place ?? { file: siteRelative(loaded.root, loaded.file), range: lineRange(1, 1, 1) };
}
