import type { LoadedConfig } from '../../config/load.ts';
import { siteRelative } from '../../config/bundle-config.ts';
import { checkPublished, readPublished } from './against.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { lineRange } from '../../model/diagnostic.ts';
import type { Survey } from '../../pipeline/build-site.ts';
import type { Project } from '../site/project.ts';
import { progressLine } from '../terminal/progress.ts';
import type { GlobalOptions, Terminal } from '../terminal/terminal.ts';
import type { ExternalLink } from './external/links.ts';
import { readChanges } from './since/changes.ts';
import { scopeOf, type Scope } from './since/scope.ts';

/** Flags that ask more of a site than a build finds, or less. */
export interface AskingOptions extends GlobalOptions {
  /** A git ref: only what changed since, and what points at it, is reported. */
  readonly since?: string;
  /** A list of published addresses: what of it leads nowhere now is reported too. */
  readonly against?: string;
  /** Other sites are asked whether what links lead to is there. */
  readonly external?: boolean;
  /** The engine's own version. */
  readonly version: string;
}

/** What was found, as the flags want it told. */
export interface Answer {
  readonly found: readonly Diagnostic[];
  /** Pages that are changed, where only these were asked about. */
  readonly changedPages?: number;
}

/** Answers what the flags ask, of a site and what was found in it. */
export type Asked = (survey: Survey, found: readonly Diagnostic[]) => Promise<Answer>;

/** Reads what the flags name; undefined where none asks. To be done before anything is built: a slip there is told at once. Throws a `DocsError`. */
export async function openAsked(
  project: Project,
  options: AskingOptions,
  terminal: Terminal,
): Promise<Asked | undefined> {
  const { loaded } = project;
  const { since, against, external = false } = options;
  if (since === undefined && against === undefined && !external) return undefined;
  const changes = since === undefined ? undefined : await readChanges(loaded.root, since);
  const published = against === undefined ? undefined : await readPublished(against, terminal.cwd);
  return async (survey, found) => {
    const scope = changes && scopeOf({ ...survey, ...namesOf(loaded) }, changes);
    const outside = options.external
      ? await askOthers(project, { survey, scope, options, terminal })
      : [];
    const { redirects } = loaded.config;
    const place = await placeOfRedirects(loaded);
    return {
      found: [
        ...(scope ? found.filter(scope.has) : found),
        ...(published ? checkPublished(published, { ...survey, redirects, place }) : []),
        ...outside,
      ],
      ...(scope && { changedPages: scope.pages }),
    };
  };
}

interface Others {
  readonly survey: Survey;
  readonly scope: Scope | undefined;
  readonly options: AskingOptions;
  readonly terminal: Terminal;
}

/** Asks other sites about the links that lead there. The only thing in a check that uses the network without an address on the command line. */
async function askOthers(
  { loaded, host, input }: Project,
  { survey, scope, options, terminal }: Others,
): Promise<readonly Diagnostic[]> {
  const { checkExternal } = await import('./external/external.ts');
  const { externalLinks } = await import('./external/links.ts');
  const isMeant = ({ place }: ExternalLink) =>
    scope?.has({ code: 'link/external-gone', severity: 'warning', message: '', ...place }) ?? true;
  const links = externalLinks(survey, loaded.config, input.locateValue);
  const { privateHosts } = loaded.config.externalLinks;
  const { version } = options;
  const progress = progressLine('Asking other sites', options, terminal);
  const asked = { store: host.store, version, privateHosts, onProgress: progress.tell };
  const { found, isOffline } = await checkExternal(links.filter(isMeant), asked).finally(
    progress.end,
  );
  if (isOffline)
    terminal.err('No other site can be reached from here: external links were not checked.\n');
  return found;
}

/** The configuration, and what it was made from as findings name it. */
const namesOf = ({ config, inputs, root }: LoadedConfig) => ({
  config,
  configFiles: new Set(inputs.map((file) => siteRelative(root, file))),
});

/** Where the first redirect is written; in a configuration without any, where one might be. */
async function placeOfRedirects(loaded: LoadedConfig): Promise<Place> {
  const [first] = loaded.config.redirects;
  const [place] = first ? loaded.locateValue(first.from) : [];
  return place ?? { file: siteRelative(loaded.root, loaded.file), range: lineRange(1, 1, 1) };
}
