import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { NamedFile } from '../files/content-names.ts';
import { ENVIRONMENT } from '../files/esbuild.ts';
import { namesOf } from './usage.ts';

/** What a part takes from another one. */
export interface PartImport {
  readonly part: string;
  readonly names: readonly string[];
}

/** A file of the bundler's first pass: modules that exactly the same starting points need. */
export interface Part {
  /** `chunk-AB12.js`. */
  readonly name: string;
  readonly text: string;
  readonly exports: readonly string[];
  /** Nothing is in it but what it imports. */
  readonly isEmpty: boolean;
  /** What it needs from the start. */
  readonly imports: readonly PartImport[];
  /** Names of the parts that it may load later. */
  readonly later: readonly string[];
}

/** Parts by name. */
export type Parts = ReadonlyMap<string, Part>;

/** Reads what files of the first pass import and export. */
export async function readParts(files: readonly NamedFile[]): Promise<Parts> {
  await init();
  const names = new Set(files.map(({ name }) => name));
  return new Map(files.map((file) => [file.name, readPart(file, names)]));
}

function readPart({ name, bytes }: NamedFile, names: ReadonlySet<string>): Part {
  const text = Buffer.from(bytes).toString('utf8');
  const [found, exported] = parse(text);
  const targets = found.flatMap(({ type, specifier, importStart, start }) => {
    const part = posix.basename(specifier ?? '');
    const isLater = type === 'dynamic';
    const clause = isLater ? '' : text.slice(importStart, start);
    return names.has(part) ? [{ part, isLater, names: namesOf(clause) }] : [];
  });
  const rest = found
    .reduceRight(
      (left, { importStart, importEnd }) => left.slice(0, importStart) + left.slice(importEnd),
      text,
    )
    .replace(ENVIRONMENT, '');
  return {
    ...{ name, text },
    isEmpty: exported.length === 0 && /^[;\s]*$/.test(rest),
    exports: exported.flatMap((one) => ('name' in one ? [one.name] : [])),
    imports: targets.filter(({ isLater }) => !isLater),
    later: targets.filter(({ isLater }) => isLater).map(({ part }) => part),
  };
}

/** The names of everything that a part needs from the start, itself first, each once. */
export function partsBelow(start: string, parts: Parts): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const { part } of parts.get(name)?.imports ?? []) visit(part);
  };
  visit(start);
  return found;
}
