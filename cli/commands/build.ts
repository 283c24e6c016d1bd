import { extname, join, resolve } from 'node:path';
import { emitSite } from '../emit/emit.ts';
import type { OutputFile } from '../model/assets.ts';
import { buildSite } from '../pipeline/build-site.ts';
import { counted } from '../report/pretty.ts';
import { exitCodeFor } from './failure.ts';
import { judge, printFindings, type Judgement } from './findings.ts';
import { openProject, type ProjectOptions } from './project.ts';
import { suppressionsOf } from './suppressions.ts';
import { EXIT, logs, type ExitCode, type Terminal } from './terminal.ts';

/** Flags of `build`. */
export interface BuildOptions extends ProjectOptions {
  /** Relative to the working directory; `dist` in the site's root if absent. */
  readonly outDir?: string;
  /** Warnings fail the build too. */
  readonly strict?: boolean;
  /** Print the sizes of the written files. */
  readonly report?: boolean;
}

/** `docs-build build`: writes the whole site, or nothing if there is an error. */
export async function build(options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const started = performance.now();
  const project = await openProject(options, terminal);
  try {
    const { root, config, warnings } = project.loaded;
    const outDir = outDirOf(options, root, terminal);
    const { files, report } = buildSite(project.input);
    const sizes = measureSizes(files);
    let judged: Judgement | undefined;
    const judgeOnce = () => {
      const { diagnostics, survey, failure } = report();
      return (judged ??= judge([...warnings, ...diagnostics], {
        check: config.check,
        ...(options.strict && { maxWarnings: 0 }),
        ignoring: suppressionsOf(project.loaded, survey?.sources),
        failure,
      }));
    };
    const result = await emitSite(sizes.files, {
      outDir,
      root,
      contentDir: project.contentDir,
      base: config.site.base,
      signal: terminal.signal,
      commit: () => judgeOnce().ok,
    });
    printFindings({ ...judgeOnce(), root, pages: report().pages }, options, terminal);
    if (!result.committed) return exitCodeFor(judgeOnce());
    if (options.report) terminal.err(sizes.table());
    if (logs(options, 'info')) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const { written, unchanged, removed } = result;
      const counts = `${counted(written, 'file')} written, ${unchanged} unchanged, ${removed} removed`;
      terminal.err(`Built ${outDir} in ${seconds} s: ${counts}\n`);
    }
    return EXIT.fine;
  } finally {
    await project.close();
  }
}

/** Returns the absolute path of the output directory. */
export const outDirOf = (options: { readonly outDir?: string }, root: string, { cwd }: Terminal) =>
  options.outDir === undefined ? join(root, 'dist') : resolve(cwd, options.outDir);

const LARGEST = 5;

/** Measures files as they pass; `table` lists bytes by kind of file, and the largest files. */
function measureSizes(files: AsyncIterable<OutputFile>) {
  const byKind = new Map<string, { files: number; bytes: number }>();
  const all: { path: string; bytes: number }[] = [];
  async function* measured(): AsyncGenerator<OutputFile> {
    for await (const file of files) {
      const bytes =
        typeof file.bytes === 'string' ? Buffer.byteLength(file.bytes) : file.bytes.byteLength;
      const kind = extname(file.path) || 'other';
      const sum = byKind.get(kind) ?? { files: 0, bytes: 0 };
      byKind.set(kind, { files: sum.files + 1, bytes: sum.bytes + bytes });
      all.push({ path: file.path, bytes });
      yield file;
    }
  }
  const row = (bytes: number, name: string) =>
    `${(bytes / 1000).toFixed(1).padStart(12)} kB  ${name}\n`;
  const table = () => {
    const kinds = [...byKind].sort(([, a], [, b]) => b.bytes - a.bytes);
    const largest = all.sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST);
    return [
      ...kinds.map(([kind, sum]) => row(sum.bytes, `${kind} (${counted(sum.files, 'file')})`)),
      '\nLargest files:\n',
      ...largest.map(({ path, bytes }) => row(bytes, path)),
    ].join('');
  };
  return { files: measured(), table };
}
