import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resourceUsage } from 'node:process';
import { replaceFile } from '../../disk/files.ts';
import type { OutputFile } from '../../model/code/assets.ts';
import type { Host } from '../../model/host.ts';
import { groupBy } from '../../model/collections.ts';
import { CACHE_FOLDER } from '../../model/paths.ts';
import { fillPlaceholders, tryParseJson } from '../../model/text.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { escapeHtml, scriptJson } from '../../render/html/document.ts';
import TEMPLATE from './report.html.txt';

const SLOWEST = 10;

/** Measures a build for `--report`. `started` is its start in milliseconds since 1970. */
export function measureBuild(started: number) {
  const stages: BuildFigures['stages'][number][] = [];
  let before = started;
  const endStage = (name: string) => {
    stages.push({ name, ms: Date.now() - before });
    before = Date.now();
  };
  const steps = new Map<string, { runs: number; done: number; ms: number }>();
  const pages = new Map<string, number>();
  const sizes: NamedSize[] = [];
  const stepOf = (name: string) => {
    const step = steps.get(name) ?? { runs: 0, done: 0, ms: 0 };
    steps.set(name, step);
    return step;
  };
  const onTask = (name: string, input: unknown, ms: number) => {
    const step = stepOf(name);
    step.done += 1;
    step.ms += ms;
    type Named = { readonly pathname?: string };
    const { pathname, payload } = input as Named & { readonly payload?: Named };
    const page = pathname ?? payload?.pathname;
    if (page !== undefined) pages.set(page, (pages.get(page) ?? 0) + ms);
  };
  const onProgress: NonNullable<SiteInput['onProgress']> = (stage, done, all) => {
    if (stage === 'render' && stages.length < 2) endStage('Wait for the bundles');
    if (done === all) endStage(stage === 'render' ? 'Render and write' : 'Read and compile');
  };
  /** Returns a host that counts the steps run in workers. */
  const measured = (host: Host): Host => ({
    ...host,
    run: (step, input) => {
      if (step.thread === 'worker') stepOf(step.name).runs += 1;
      return host.run(step, input);
    },
  });
  async function* sized(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
    for await (const file of files) {
      sizes.push({ name: file.path, bytes: Buffer.byteLength(file.bytes) });
      yield file;
    }
  }
  const write = (root: string): string => {
    endStage('Finish the output');
    const groups = groupSizes(sizes);
    const durations = [...pages].map(([name, ms]) => ({ name, ms }));
    return writeReport(root, groups, {
      finished: new Date().toISOString(),
      ms: Date.now() - started,
      memoryMiB: peakMemoryMiB(),
      stages,
      steps: [...steps].map(([name, { done, ...step }]) => {
        return { name, ...step, hits: step.runs - done };
      }),
      slowest: durations.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST),
      bytes: Object.fromEntries(groups.map(({ name, bytes }) => [name, bytes])),
    });
  };
  return { onTask, onProgress, measured, sized, write };
}

function writeReport(root: string, groups: readonly Group[], figures: BuildFigures): string {
  const path = join(root, CACHE_FOLDER, 'report.html');
  mkdirSync(dirname(path), { recursive: true });
  const html = reportHtml(figures, groups, lastFigures(path));
  replaceFile(path, html, { temporary: `${path}.new` });
  return path;
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // no report yet, or a process that has ended
  }
}

/** Returns the peak memory of this process in MiB, on Linux with child processes (the bundler). */
function peakMemoryMiB(): number {
  const own = resourceUsage().maxRSS / 1024;
  const tasks = '/proc/self/task';
  try {
    const children = readdirSync(tasks).flatMap((task) =>
      readIfPresent(join(tasks, task, 'children'))
        .split(' ')
        .filter(Boolean),
    );
    const peaks = children.map((child) =>
      /VmHWM:\s+(\d+)/.exec(readIfPresent(`/proc/${child}/status`)),
    );
    return peaks.reduce((sum, peak) => sum + Number(peak?.[1] ?? 0) / 1024, own);
  } catch {
    return own; // no such folder on other systems
  }
}

interface Duration {
  readonly name: string;
  readonly ms: number;
}

/** Measurements of a build. Its report stores them for comparison with the next build. */
interface BuildFigures {
  /** End of the build in ISO 8601. */
  readonly finished: string;
  readonly ms: number;
  readonly memoryMiB: number;
  readonly stages: readonly Duration[];
  /** Steps run in workers, by name, and how many results were cached. */
  readonly steps: readonly (Duration & { readonly runs: number; readonly hits: number })[];
  readonly slowest: readonly Duration[];
  readonly bytes: Readonly<Record<string, number>>;
}

interface NamedSize {
  readonly name: string;
  readonly bytes: number;
}

function lastFigures(path: string): BuildFigures | undefined {
  const [, json = ''] = /id="figures">(.*?)<\/script>/s.exec(readIfPresent(path)) ?? [];
  return tryParseJson(json).value as BuildFigures | undefined;
}

/** Fills the template of a report. Values in `groups` and `figures` are of this build. */
function reportHtml(
  figures: BuildFigures,
  groups: readonly Group[],
  last: BuildFigures | undefined,
): string {
  const stages = figures.stages.map(({ name, ms }): Row => {
    const before = last?.stages.find((stage) => stage.name === name)?.ms;
    return [name, ms, seconds(ms), difference(ms, before, seconds)];
  });
  const steps = figures.steps.map(({ name, ms, hits, runs }): Row => {
    return [name, ms, seconds(ms), `${hits} of ${runs}`];
  });
  const slowest = figures.slowest.map(({ name, ms }): Row => [name, ms, seconds(ms)]);
  const sizes = groups.map(({ name, bytes }): Row => {
    const before = last && (last.bytes[name] ?? 0);
    return [name, bytes, kilobytes(bytes), difference(bytes, before, kilobytes)];
  });
  return fillPlaceholders(TEMPLATE, {
    finished: minute(figures),
    comparison: last ? `, compared with the build of ${minute(last)}` : '',
    facts: factsHtml(figures, last),
    stages: table(['Stage', 'Time', 'Change'], stages),
    steps: table(['Step', 'Time', 'From the cache'], steps),
    slowest:
      slowest.length > 0
        ? table(['Page', 'Work'], slowest)
        : '<p>All pages came from the cache.</p>',
    map: treemap(groups),
    sizes: table(['Files', 'Size', 'Change'], sizes),
    figures: scriptJson(figures),
  });
}

function factsHtml(saved: BuildFigures, last: BuildFigures | undefined): string {
  const total = (all: BuildFigures) =>
    Object.values(all.bytes).reduce((sum, bytes) => sum + bytes, 0);
  const runs = saved.steps.reduce((sum, step) => sum + step.runs, 0);
  const hits = saved.steps.reduce((sum, step) => sum + step.hits, 0);
  const percent = runs === 0 ? 0 : Math.round((100 * hits) / runs);
  return `${fact('Time', seconds(saved.ms), difference(saved.ms, last?.ms, seconds))}
${fact('Peak memory', mebibytes(saved.memoryMiB), difference(saved.memoryMiB, last?.memoryMiB, mebibytes))}
${fact('Size', kilobytes(total(saved)), difference(total(saved), last && total(last), kilobytes))}
${fact('Steps from the cache', `${hits} of ${runs}`, `${percent}%`)}`;
}

const minute = ({ finished }: BuildFigures) => `${finished.slice(0, 16).replace('T', ' ')} UTC`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const mebibytes = (size: number) => `${size.toFixed(0)} MiB`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats a difference to the last build: `+2.00 s`. Empty without one. */
function difference(now: number, before: number | undefined, format: (value: number) => string) {
  if (before === undefined) return '';
  return `${now < before ? '−' : '+'}${format(Math.abs(now - before))}`;
}

const fact = (name: string, value: string, note: string) =>
  `<div><dt>${name}</dt><dd>${value} <small>${note}</small></dd></div>`;

type Row = readonly [name: string, length: number, ...cells: string[]];

/** Returns a table with a bar behind the first value of each row. */
function table(headers: readonly string[], rows: readonly Row[]): string {
  const most = Math.max(1, ...rows.map(([, length]) => length));
  const lines = rows.map(([name, length, first = '', ...others]) => {
    const bar = `style="--bar:${((100 * length) / most).toFixed(1)}%"`;
    const cells = others.map((cell) => `<td>${cell}</td>`);
    return `<tr><th scope="row">${escapeHtml(name)}</th><td class="bar" ${bar}>${first}</td>${cells.join('')}</tr>\n`;
  });
  const head = headers.map((header) => `<th scope="col">${header}</th>`).join('');
  return `<div class="table"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${lines.join('')}</tbody>\n</table></div>`;
}

interface Group extends NamedSize {
  readonly parts: readonly NamedSize[];
}

const PAGE_MODULE = /^_assets\/page-[^-]+-(.*)-[\w-]{10}\.\w+$/;

/** Groups files: pages by their first folder, other files by their kind. Largest first. */
function groupSizes(sizes: readonly NamedSize[]): readonly Group[] {
  const pageOf = (path: string) => `/${path.replace(/(?:\/?index\.html|\.md)$/, '')}`;
  const wordsOf = (path: string) => path.slice(1).replace(/[^\p{L}\p{N}]+/gu, '-');
  const documents = sizes.flatMap(({ name }) => (name.endsWith('index.html') ? pageOf(name) : []));
  const byWords = new Map(documents.map((page) => [wordsOf(page), page]));
  const pages = new Set(documents);
  const parts = sizes.map(({ name: path, bytes }) => {
    const module = PAGE_MODULE.exec(path)?.[1];
    const page = module === undefined ? pageOf(path) : (byWords.get(module) ?? '');
    if (pages.has(page)) return { group: `/${page.split('/')[1] ?? ''}/`, name: page, bytes };
    const kind = path.startsWith('_assets/search/') ? 'search index' : /[^.]*$/.exec(path)?.[0];
    return { group: `${kind} files`, name: path, bytes };
  });
  return [...groupBy(parts, ({ group }) => group)]
    .map(([name, files]) => {
      const all = [...groupBy(files, (file) => file.name)]
        .map(([part, same]) => ({ name: part, bytes: sumOf(same) }))
        .sort(bySize);
      return { name, bytes: sumOf(all), parts: all };
    })
    .sort(bySize);
}

const sumOf = (all: readonly NamedSize[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);

const bySize = (one: NamedSize, other: NamedSize) => other.bytes - one.bytes;

/** A rectangle in percent of the map, which is twice as wide as high. */
type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** Divides a rectangle among items by their bytes, across its longer side. */
function divide<T extends NamedSize>(
  items: readonly T[],
  box: Box,
): readonly (readonly [T, Box])[] {
  const [first] = items;
  if (!first) return [];
  if (items.length === 1) return [[first, box]];
  const all = sumOf(items);
  let firstBytes = first.bytes;
  let count = 1;
  for (const { bytes } of items.slice(1, -1)) {
    if (firstBytes + bytes > all / 2) break;
    firstBytes += bytes;
    count += 1;
  }
  const share = all === 0 ? 0.5 : firstBytes / all;
  const { left, top, width, height } = box;
  const isWide = width * 2 > height;
  const start = isWide ? { ...box, width: width * share } : { ...box, height: height * share };
  const end = isWide
    ? { ...box, left: left + start.width, width: width - start.width }
    : { ...box, top: top + start.height, height: height - start.height };
  return [...divide(items.slice(0, count), start), ...divide(items.slice(count), end)];
}

/** Share of the map below which files are joined, because their text would not fit. */
const MIN_SHARE = 0.002;

function treemap(groups: readonly Group[]): string {
  const all = sumOf(groups);
  const tiles = divide(groups, { left: 0, top: 0, width: 100, height: 100 }).flatMap(
    ([{ parts }, box], index) => {
      const large = parts.filter(({ bytes }) => bytes > all * MIN_SHARE);
      const rest = parts.slice(large.length);
      const bytes = sumOf(rest);
      const other = { name: `${rest.length} smaller files`, bytes };
      return divide(bytes > 0 ? [...large, other] : large, box).map((tile) => ({ tile, index }));
    },
  );
  return tiles
    .map(({ tile: [{ name, bytes }, box], index }) => {
      const text = escapeHtml(`${name} ${kilobytes(bytes)}`);
      const place = Object.entries(box).map(([key, value]) => `${key}:${value.toFixed(2)}%`);
      return `<div style="${place.join(';')};--hue:${(index * 67) % 360}" title="${text}"><span>${text}</span></div>`;
    })
    .join('\n');
}
