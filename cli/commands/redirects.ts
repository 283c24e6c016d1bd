import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DocsError, type Diagnostic, lineRange } from '../model/diagnostic.ts';
import { parseRedirects } from '../model/hosting.ts';
import { surveySite } from '../pipeline/build-site.ts';
import { report } from '../report/catalogue.ts';
import { checkPublished, createResolver, type CurrentSite } from './check/against.ts';
import { printFindings } from './findings.ts';
import { openProject, type ProjectOptions } from './project.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

export interface RedirectsOptions extends ProjectOptions {
  readonly file: string;
}

/** An old address of the site, with the new one if the list contains it. */
interface OldAddress {
  readonly from: string;
  readonly to?: string;
  readonly line: number;
}

/** `docs-build redirects import`: prints redirects as JSON. Returns 1 if some need a decision. */
export async function importRedirects(
  options: RedirectsOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const text = await readFile(resolve(terminal.cwd, options.file), 'utf8').catch(() => {
    const values = { given: options.file, reason: 'it cannot be read' };
    throw new DocsError(report('redirect/no-list', undefined, values));
  });
  const project = await openProject(options, terminal);
  try {
    const { site: settings, redirects } = project.loaded.config;
    const { site, facts } = (await surveySite(project.input)).value;
    const place = { file: options.file };
    const old = oldAddresses(text, settings.url);
    const current = { site, facts, redirects, place };
    const { made, lost } = redirectsFor(old, current);
    terminal.out(`${JSON.stringify(made, null, 2)}\n`);
    const { root } = project.loaded;
    const ok = lost.length === 0;
    // stdout is for JSON only, also in GitHub Actions.
    if (!ok)
      printFindings({ diagnostics: lost, ok, root }, options, { ...terminal, out: terminal.err });
    return ok ? EXIT.fine : EXIT.findings;
  } finally {
    await project.close();
  }
}

/** Selects redirects with a target, and reports addresses without one. Skips those still served. */
function redirectsFor(old: readonly OldAddress[], current: CurrentSite) {
  const find = createResolver(current);
  const made: { from: string; to: string }[] = [];
  const lost: Diagnostic[] = [];
  for (const { from, to, line } of old) {
    if (find(from) !== undefined || made.some((one) => one.from === from)) continue;
    if (to !== undefined && (!to.startsWith('/') || find(to) !== undefined))
      made.push({ from, to });
    else {
      const place = { ...current.place, range: lineRange(line, 1, 1) };
      lost.push(...checkPublished({ version: 1, pages: { [from]: [] } }, { ...current, place }));
    }
  }
  return { made, lost };
}

/** Parses a sitemap, a `_redirects` file, or lines of old and new address, separated by a comma. */
function oldAddresses(text: string, url: string): OldAddress[] {
  const path = (address: string) => address.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0] ?? '';
  const target = (address: string) =>
    address.startsWith(`${url}/`) ? address.slice(url.length) : address;
  if (text.trimStart().startsWith('<')) {
    return [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(({ 1: address = '', index }) => ({
      from: path(address.replaceAll('&amp;', '&')),
      line: text.slice(0, index).split('\n').length,
    }));
  }
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [rule] = parseRedirects(line);
    const [first = '', second] = rule
      ? [rule.from, rule.to]
      : line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''));
    // Skip comments, headers, and patterns, for which the configuration has `pathAliases`.
    if (!/^(?:\/|https?:)/.test(first) || /\*|\/:/.test(first)) return [];
    return [{ from: path(first), ...(second && { to: target(second) }), line: index + 1 }];
  });
}
