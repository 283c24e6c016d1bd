import { isDeepStrictEqual } from 'node:util';
import { compileStep, demoCodeInputOf, demoCodeStep } from '../../compile/steps.ts';
import type { OutputStates } from '../../emit/output-states.ts';
import type { NodeHost } from '../../host.ts';
import type { OutputFile, PageCode } from '../../model/assets.ts';
import { asideKey, type Store } from '../../model/host.ts';
import type { CompiledPage } from '../../model/page.ts';
import {
  compileInputOf,
  joinParts,
  type PageRecord,
  putRecord,
  type Rendering,
} from '../../pipeline/page-log.ts';
import { modulesPayload, outputPaths, type RenderRequest } from '../../render/render-input.ts';
import { firstStyleFile, renderFiles } from '../../render/render.ts';
import type { ActiveLink } from '../../render/sidebar.ts';
import type { UpdatedCode } from './update-code.ts';
import { type Position, positionAfter } from '../../model/diagnostic.ts';

/** An edited page to rebuild. */
export interface EditedPage {
  readonly file: string;
  readonly record: PageRecord;
  readonly text: string;
  readonly edit: TextEdit;
  readonly hasEditedDemos: boolean;
}

/** An edited page with its new files. */
export interface MadePage extends Pick<EditedPage, 'file' | 'edit'> {
  readonly files: readonly OutputFile[];
  /** Store key of the page's record. */
  readonly key: string;
  /** Store keys of the page's part of the search index, before and after the edit. */
  readonly index: readonly [before: string, after: string];
  /** Output paths of the page's files, before and after the edit. */
  readonly paths: readonly (readonly [before: readonly string[], after: readonly string[]])[];
}

interface Tools {
  readonly host: NodeHost;
  /** The code of pages with edited demos. */
  readonly code: UpdatedCode;
  /** The output after the last build. */
  readonly outputs: OutputStates;
}

/** Compiles and renders an edited page. Undefined if the edit may affect more than its text. */
export async function remakePage(
  { file, record: page, text, edit, hasEditedDemos }: EditedPage,
  { host, code, outputs }: Tools,
): Promise<MadePage | undefined> {
  const { store } = host;
  const input = await compileInputOf(host, page.compile, text);
  const { key, value } = await host.run(compileStep, input);
  const before = await store.get<Omit<CompiledPage, 'body'>>(page.compiledKey);
  // The same facts and findings, at moved positions, do not affect the rest of the site.
  if (!before || !isDeepStrictEqual(mapPositions(before, edit), value)) return undefined;
  const codeKey =
    page.codeKey === undefined || !hasEditedDemos
      ? page.codeKey
      : (await host.run(demoCodeStep, demoCodeInputOf(input))).key;
  const bodyJson = await store.read(asideKey(key, 'body'));
  const demoJson = codeKey === undefined ? undefined : await store.read(codeKey);
  if (!bodyJson || (codeKey !== undefined && !demoJson)) return undefined;
  const texts = {
    bodyJson,
    bodyKey: asideKey(key, 'body'),
    ...(codeKey !== undefined && demoJson && { demoCode: { key: codeKey, json: demoJson } }),
  };
  const { bundled } = page;
  const paths = bundled && code.pathsOf.get(bundled.key);
  const assets = bundled && code.pages.get(bundled.key);
  const next = await Promise.all(
    page.renderings.map((one) => renderAgain(one, texts, { host, outputs, assets })),
  );
  if (!next.every((one) => one !== undefined)) return undefined;
  const indexKey = await keyOfContent(store, [page.indexKey, asideKey(key, 'index')]);
  return {
    file,
    edit,
    index: [page.indexKey, indexKey],
    key: await putRecord(store, {
      ...page,
      text,
      compiledKey: key,
      indexKey,
      renderings: next.map(({ rendering }) => rendering),
      ...(codeKey !== undefined && { codeKey }),
      ...(bundled && { bundled: { ...bundled, paths: paths ?? bundled.paths } }),
    }),
    files: next.flatMap(({ files }) => files),
    paths: [
      ...(bundled && paths ? [[bundled.paths, paths] as const] : []),
      ...next.map(
        ({ rendering }, index) => [page.renderings[index]?.paths ?? [], rendering.paths] as const,
      ),
    ],
  };
}

/** Returns the first key if both entries are equal, otherwise the second. */
async function keyOfContent(store: Store, [before, after]: readonly [string, string]) {
  const [one, other] = await Promise.all([store.read(before), store.read(after)]);
  return one && other && Buffer.compare(one, other) === 0 ? before : after;
}

interface RenderTools extends Pick<Tools, 'host' | 'outputs'> {
  /** The code of the page, if it was bundled again. */
  readonly assets: PageCode | undefined;
}

/** Renders a page again with another body. Undefined if that fails. */
async function renderAgain(
  before: Rendering,
  texts: Pick<RenderRequest, 'bodyJson' | 'bodyKey' | 'demoCode'>,
  { host, outputs, assets }: RenderTools,
): Promise<{ rendering: Rendering; files: readonly OutputFile[] } | undefined> {
  const [known, view, around] = await Promise.all(
    [before.request, before.view, before.sidebar].map((one) => joinParts(host.store, one)),
  );
  if (!known || !view || !around) return undefined;
  const request = { ...known, ...texts, view } as RenderRequest;
  const changed = assets && {
    assets: { ...request.assets, code: assets },
    payload: { ...request.payload, ...modulesPayload(assets) },
  };
  const whole = { ...request, ...changed };
  const { rendered, ...link } = around as ActiveLink & { readonly rendered: { html: string } };
  const page = await renderFiles(host, whole, { ...link, html: rendered.html });
  if (page.failures.length > 0) return undefined;
  const { first, files } = page;
  const { sheetModule } = whole.assets;
  const style =
    first && sheetModule !== undefined && !(first.path in outputs)
      ? [await firstStyleFile(host, first, sheetModule)]
      : [];
  const parts = Object.entries(changed ?? {}).map(([name, value]) => [name, { value }] as const);
  return {
    rendering: {
      ...before,
      request: { ...before.request, ...Object.fromEntries(parts) },
      paths: outputPaths(page),
    },
    files: [...files, ...style],
  };
}

/** The difference between two versions of a text, as one changed section. */
export interface TextEdit {
  readonly start: Position;
  /** End of the section before and after the edit. */
  readonly oldEnd: Position;
  readonly newEnd: Position;
  /** The lines with the section, before and after the edit. */
  readonly oldLines: string;
  readonly newLines: string;
}

/** Finds the smallest section outside of which two texts are equal. */
export function findEdit(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const linesOf = (text: string) => {
    const end = text.indexOf('\n', text.length - tail);
    return text.slice(text.lastIndexOf('\n', start - 1) + 1, end < 0 ? undefined : end);
  };
  return {
    start: positionAfter(before.slice(0, start)),
    oldEnd: positionAfter(before.slice(0, before.length - tail)),
    newEnd: positionAfter(after.slice(0, after.length - tail)),
    oldLines: linesOf(before),
    newLines: linesOf(after),
  };
}

/** Moves all positions in a JSON value with an edit. Undefined if one is in the changed section. */
export function mapPositions<T>(value: T, edit: TextEdit): T | undefined {
  try {
    return mapValue(value, edit) as T;
  } catch (error) {
    if (error === LOST) return undefined;
    throw error;
  }
}

/** Thrown for a position in the changed section. */
const LOST = new Error('The position was edited');

function mapValue(value: unknown, edit: TextEdit): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, edit));
  if (typeof value !== 'object' || value === null) return value;
  if (isPosition(value)) return mapPosition(value, edit);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mapValue(member, edit)]),
  );
}

const isPosition = (value: object): value is Position => 'line' in value && 'column' in value;

function mapPosition(position: Position, { start, oldEnd, newEnd }: TextEdit): Position {
  if (!isBefore(start, position)) return position;
  if (isBefore(position, oldEnd)) throw LOST;
  const { line, column } = position;
  const shift = line === oldEnd.line ? newEnd.column - oldEnd.column : 0;
  return { line: line + newEnd.line - oldEnd.line, column: column + shift };
}

const isBefore = (one: Position, other: Position) =>
  one.line < other.line || (one.line === other.line && one.column < other.column);
