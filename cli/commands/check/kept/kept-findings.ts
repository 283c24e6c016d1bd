import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { fingerprint } from '../../../cache/fingerprint.ts';
import { findEngine } from '../../../engine.ts';
import { headOf } from '../../../git.ts';
import { installedFor } from '../../../load/installed.ts';
import { contentRoot } from '../../../model/content/root.ts';
import type { Coverage } from '../../../model/content/coverage.ts';
import type { OpenReadLog } from '../../../model/content/read-log.ts';
import type { Diagnostic, DocsError } from '../../../model/diagnostic.ts';
import type { SourcePath } from '../../../model/paths.ts';
import { readRegularFile } from '../../../model/regular-file.ts';
import type { Json } from '../../../model/step.ts';
import { rules as workRules } from '../../../report/catalogue/content/page-work.ts';
import { rules as configRules } from '../../../report/catalogue/site/config.ts';
import type { Project } from '../../site/project.ts';
import { stateOf } from '../../../cache/state-of-files.ts';

/** Everything that was found in a site, before anybody says what counts. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Files of the content with comments that accept findings. */
  readonly ignoring: readonly SourcePath[];
  /** How far the site is translated. */
  readonly coverage?: Coverage | undefined;
  /** Why there can be no site. */
  readonly failure?: DocsError | undefined;
}

/** Limits of time and memory say something about the machine, and a module that is run may ask anything: the next run may be luckier. */
const PASSING = [workRules.stopped?.code, configRules.moduleFailed.code];

/** What a run found, what it was made of, and which files besides the content it read, in which state. */
interface Kept extends Findings {
  readonly key: string;
  readonly paths: readonly string[];
  readonly state: string;
}

/** A site whose findings may be kept. */
export interface KeptSite {
  readonly project: Project;
  readonly reads: OpenReadLog;
  /** What is looked for, in a word that can be a name of a file: other findings are kept apart. */
  readonly scope: string;
}

/**
 * The findings of a site: those of the last run if nothing has changed that a run depends on, else those that `find` finds. A rule need not know
 * of this: what it can read is the content, the configuration, packages, or a file that the host, the bundler or the compiler names.
 */
export async function keptFindings(
  site: KeptSite,
  find: () => Promise<Findings>,
): Promise<Findings> {
  const { host } = site.project;
  const file = join(host.cacheFolder, 'check', `${site.scope}.json`);
  const started = Date.now();
  const { key, content } = await contentState(site);
  const kept = await readKept(file);
  if (kept?.key === key && (await stateOf(kept.paths)).hash === kept.state) return kept;
  const found = await find();
  const { diagnostics, pages, ignoring, coverage } = found;
  const paths = site.reads.paths()?.filter((path) => !content.has(path));
  const isLasting = !found.failure && diagnostics.every(({ code }) => !PASSING.includes(code));
  if (paths && isLasting) {
    const { hash: state, latest } = await stateOf(paths);
    const hasChanged = latest >= started; // since then, so nobody knows which state was read
    const kept = { key, state, pages, diagnostics, ignoring, coverage, paths };
    if (!hasChanged) await write(file, kept).catch(host.onCacheFailure);
  }
  return found;
}

/** What changes with everything that a run depends on and that is known before it, and the files that this is about. */
async function contentState({
  project: { loaded, input },
  scope,
}: KeptSite): Promise<{ readonly key: string; readonly content: ReadonlySet<string> }> {
  const { host, engineRoot, publicEnv, config } = input;
  const [files, head, configState, ...installed] = await Promise.all([
    host.files.list(contentRoot(config.content)),
    headOf(host.root),
    stateOf(loaded.inputs),
    installedFor(host.root),
    installedFor(engineRoot),
  ]);
  const key = fingerprint([
    scope,
    findEngine().hash,
    [host.root, engineRoot, head ?? ''],
    config as unknown as Json,
    [loaded.file, configState.hash],
    publicEnv,
    installed,
    files.map(({ path, version }) => `${path}\n${version}`),
  ]);
  return { key, content: new Set(files.map(({ path }) => join(host.root, path))) };
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    const [, sum, text = ''] = /^(\d+) (.*)$/s.exec(String(await readRegularFile(file))) ?? [];
    return crc32(text) === Number(sum) ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    // Missing or unreadable: the site is checked again.
    return undefined;
  }
}

/** Beside it and renamed, so that it is the old or the new one at any time. */
async function write(file: string, kept: Kept): Promise<void> {
  const temporary = `${file}-${randomUUID()}`;
  const text = JSON.stringify(kept);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, `${crc32(text)} ${text}`);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}
