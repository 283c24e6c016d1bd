import { join, resolve } from 'node:path';
import { emitSite, type EmitResult } from '../emit/emit.ts';
import { buildSite } from '../pipeline/build-site.ts';
import { counted } from '../report/pretty.ts';
import { exitCodeFor } from './terminal/failure.ts';
import { judge, tellFindings } from './terminal/findings.ts';
import { ignoringOf } from './site/ignoring.ts';
import { openProject, type ProjectOptions } from './site/project.ts';
import { formatSizes, measureSizes } from './site/sizes.ts';
import { EXIT, speaks, type ExitCode, type Terminal } from './terminal/terminal.ts';

/** Flags of `build`. */
export interface BuildOptions extends ProjectOptions {
  /** Relative to the working directory; `dist` in the site's root if absent. */
  readonly outDir?: string;
  /** Warnings fail the build as errors do. */
  readonly strict?: boolean;
  /** Print how much of what was made. */
  readonly report?: boolean;
}

/** `docs-build build`: the site, written whole or, if anything is wrong, not at all. */
export async function build(options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const started = performance.now();
  const project = await openProject(options, terminal);
  try {
    const { root, config, warnings } = project.loaded;
    const outDir = outDirOf(options, root, terminal);
    const { files, report } = buildSite(project.input);
    const sizes = measureSizes(files);
    const measure = { check: config.check, ...(options.strict && { maxWarnings: 0 }) };
    const judgeOnce = once(() => {
      const { diagnostics, survey, failure } = report();
      const ignoring = ignoringOf(project.loaded, survey?.sources);
      return judge([...warnings, ...diagnostics], { ...measure, ignoring, failure });
    });
    const result = await emitSite(sizes.files, {
      outDir,
      root,
      contentDir: project.contentDir,
      base: config.site.base,
      signal: terminal.signal,
      commit: () => judgeOnce().ok,
    });
    const judged = judgeOnce();
    tellFindings({ ...judged, root, pages: report().pages }, options, terminal);
    if (!result.committed) return exitCodeFor(judged);
    if (options.report) terminal.err(formatSizes(sizes.measured()));
    if (speaks(options, 'info')) terminal.err(summary(result, outDir, performance.now() - started));
    return EXIT.fine;
  } finally {
    await project.close();
  }
}

/** The function, which runs when its result is first needed. */
function once<T>(run: () => T): () => T {
  const done: { result?: { readonly value: T } } = {};
  return () => (done.result ??= { value: run() }).value;
}

/** Absolute path of the output directory. */
export const outDirOf = (options: { readonly outDir?: string }, root: string, { cwd }: Terminal) =>
  options.outDir === undefined ? join(root, 'dist') : resolve(cwd, options.outDir);

function summary({ written, unchanged, removed }: EmitResult, outDir: string, ms: number): string {
  const parts = [
    `${counted(written, 'file')} written`,
    `${unchanged} unchanged`,
    `${removed} removed`,
  ];
  return `Built ${outDir} in ${(ms / 1000).toFixed(1)} s: ${parts.join(', ')}\n`;
}
