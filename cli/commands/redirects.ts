import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DocsError, type Diagnostic } from '../model/diagnostic.ts';
import { htmlPathOf, servedPath } from '../model/paths.ts';
import { factsOf } from '../model/site.ts';
import { surveySite } from '../pipeline/build-site.ts';
import { report } from '../report/catalogue.ts';
import { closest } from '../report/suggest.ts';
import {
  checkPublished,
  createResolver,
  createSuggester,
  type CurrentSite,
} from './check/against.ts';
import { printFindings } from './output/findings.ts';
import { LIST_HINT, parseOldAddresses, type OldAddresses } from './old-addresses.ts';
import { withProject, type ProjectOptions } from './project.ts';
import { EXIT, type ExitCode, type Terminal } from './output/terminal.ts';

export interface RedirectsOptions extends ProjectOptions {
  readonly file: string;
}

/** `docs-build redirects import`: prints redirects as JSON. Returns 1 if some need a decision. */
export async function importRedirects(
  options: RedirectsOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { file } = options;
  const text = await readFile(resolve(terminal.cwd, file), 'utf8').catch(() => {
    const values = { given: file, reason: 'it cannot be read', hint: LIST_HINT };
    throw new DocsError(report('redirect/no-list:import', undefined, values));
  });
  return withProject(options, terminal, async (project) => {
    const { site: settings, redirects } = project.loaded.config;
    const { site, facts } = (await surveySite(project.input)).value;
    const old = parseOldAddresses(text, { file, url: settings.url });
    const { resolved, problems } = redirectsFor(old, { site, facts, redirects, place: { file } });
    const lost = [...old.problems, ...problems];
    terminal.out(`${JSON.stringify(resolved, null, 2)}\n`);
    const { root } = project.loaded;
    const ok = lost.length === 0;
    // stdout is for JSON only, also in GitHub Actions.
    if (!ok) printFindings({ diagnostics: lost, ok, root }, { ...terminal, out: terminal.err });
    return ok ? EXIT.fine : EXIT.findings;
  });
}

/** Selects redirects with a target, and reports addresses without one. Skips those still served. */
function redirectsFor({ addresses }: OldAddresses, current: CurrentSite) {
  const find = createResolver(current);
  const whyNot = createTargetCheck(current);
  const redirects = new Map<string, string>();
  const problems: Diagnostic[] = [];
  const { trailingSlash } = current.site.routing;
  for (const { from, to } of addresses) {
    const before = redirects.get(from.address);
    if (before !== undefined && to && to.address !== before) {
      problems.push(report('redirect/duplicate', from.place, { from: from.address }));
    }
    if (before !== undefined || find(from.address) !== undefined) continue;
    const hint = to && whyNot(to.address);
    const path = pathOfFile(from.address);
    if (!to && path !== undefined && find(path) !== undefined) {
      const served = servedPath(path, trailingSlash);
      // The build still writes the page to this file.
      if (from.address !== `/${htmlPathOf(served)}`) redirects.set(from.address, served);
    } else if (!to) {
      const published = { version: 1 as const, pages: { [from.address]: [] } };
      problems.push(...checkPublished(published, { ...current, place: from.place }));
    } else if (hint === undefined) redirects.set(from.address, to.address);
    else {
      const values = { from: from.address, to: to.address, hint };
      problems.push(report('redirect/no-target', to.place, values));
    }
  }
  return { resolved: [...redirects].map(([from, to]) => ({ from, to })), problems };
}

/** Returns the path of the page that a file held: `/a/b/` for `/a/b.html` and `/a/b/index.html`. */
function pathOfFile(address: string): string | undefined {
  const [, path] = /^(.*?)(?:\/index)?\.html?$/.exec(address) ?? [];
  return path === undefined ? undefined : `${path}/`;
}

/** Creates a function that returns a hint for targets that do not exist. */
function createTargetCheck(current: CurrentSite): (to: string) => string | undefined {
  const find = createResolver(current);
  const near = createSuggester(current.site);
  return (to) => {
    if (/^https?:/.test(to) && URL.canParse(to)) return undefined;
    if (!to.startsWith('/')) return 'Name a page, such as /a/b/, or an https: address.';
    const [path = '', id] = to.split('#');
    const page = find(path);
    const meant = page === undefined ? near(path) : undefined;
    if (page === undefined) return meant === undefined ? 'Name a page.' : `Did you mean ${meant}?`;
    const known = page === 'anchor' ? undefined : factsOf(current.facts, page);
    if (id === undefined || !known || known.anchors.includes(id)) return undefined;
    const anchor = closest(id, known.anchors);
    return anchor === undefined
      ? `Write ${path} without the anchor.`
      : `Did you mean ${path}#${anchor}?`;
  };
}
