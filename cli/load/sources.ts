import type { SiteConfig } from '../config/schema.ts';
import { contentRoot } from '../model/paths.ts';
import type { ModuleSource, PublicText, Sources } from '../model/sources.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import type { FileEntry, Host } from '../model/host.ts';
import type { PageSource } from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import { assetNotRead, assetTooLarge } from '../report/rules/asset.ts';
import { checkFileNames } from './file-names.ts';
import { type ClassifyOptions, classify, type FileKind } from './classify.ts';
import {
  diagnosticsOf,
  moduleReader,
  pageReader,
  publicTextReader,
  readOnce,
  translationsReader,
} from './facts/file-facts.ts';
import { resolveImport } from './facts/imports.ts';
import { LINKED_TEXT } from './facts/public-links.ts';
import type { ReadTexts } from './translations.ts';

/** Texts of one kind. */
interface Read<T> extends Outcome<T> {
  /** Files with suppression comments. */
  readonly ignoring: readonly SourcePath[];
}

interface File {
  readonly entry: FileEntry;
  readonly is: FileKind;
}

/** Walks the content directory and reads what is new in it. Everything wrong with single files is in the diagnostics. */
export async function loadSources(config: SiteConfig, host: Host): Promise<Outcome<Sources>> {
  const options = classifyOptions(config);
  const entries = await host.files.list(options.content);
  const found = entries.map((entry): File => {
    const is = classify(entry.path, options);
    const isHuge = TEXT_KINDS.has(is.kind) && entry.size > MAX_TEXT_BYTES;
    return { entry: isHuge ? { ...entry, refused: 'too-large' } : entry, is };
  });
  const files = found.filter(({ entry }) => entry.refused === undefined);
  const [pages, modules, translations, publicTexts, packageVersions, history] = await Promise.all([
    loadPages(files, host),
    loadModules(files, host),
    loadTranslations(files, host),
    loadPublicTexts(files, host),
    loadVersions(config, host),
    host.history(options.content),
  ]);
  const value = {
    pages: pages.value.map((page) => dated(page, history)),
    modules: modules.value,
    translations: Object.fromEntries(
      translations.value.map(({ language, texts }) => [language, texts]),
    ),
    translationFiles: new Map(translations.value.map(({ language, ...file }) => [language, file])),
    packageVersions,
    ignoring: [...pages.ignoring, ...modules.ignoring],
    publicFiles: new Map(
      files.flatMap(({ entry, is }) => (is.kind === 'public' ? [[is.address, entry.path]] : [])),
    ),
    publicTexts: publicTexts.value,
    assetFiles: new Set(
      files.flatMap(({ entry, is }) => (ASSET_KINDS.has(is.kind) ? [entry.path] : [])),
    ),
  };
  const diagnostics = [
    ...refusals(found),
    ...checkFileNames({
      pages: pages.value.map(({ file }) => file),
      others: files.flatMap(({ entry, is }) => (NAMED_KINDS.has(is.kind) ? [entry.path] : [])),
      content: options.content,
    }),
    ...tooLarge(files, config),
    ...diagnosticsOf([pages, modules, translations, publicTexts]),
  ];
  return { value, diagnostics };
}

/** What must not be read. Hidden files are nobody's content: editors keep links as locks. */
const refusals = (files: readonly File[]): Diagnostic[] =>
  files.flatMap(({ entry: { path, refused }, is }) =>
    refused === undefined || is.kind === 'none' || /(?:^|\/)\.[^/]*$/.test(path)
      ? []
      : [assetNotRead(path, refused)],
  );

/** Files that readers would wait for. Pages and code have limits of their own. */
const tooLarge = (files: readonly File[], { limits }: SiteConfig): Diagnostic[] =>
  files.flatMap(({ entry: { path, size }, is }) =>
    (is.kind === 'asset' || is.kind === 'public') && size > limits.asset
      ? [assetTooLarge(path, size, limits.asset)]
      : [],
  );

/** Files that are read as text. */
const TEXT_KINDS: ReadonlySet<FileKind['kind']> = new Set(['page', 'module', 'translations']);

/** Largest text that is read at all, in bytes. Pages have a limit of their own, which is far below. */
const MAX_TEXT_BYTES = 64 << 20;

/** What stands beside pages and is served, shown or run under its own name. */
const NAMED_KINDS: ReadonlySet<FileKind['kind']> = new Set(['public', 'asset', 'module']);

/** Modules too: a page may offer one as a download. */
const ASSET_KINDS: ReadonlySet<FileKind['kind']> = new Set(['asset', 'module']);

function classifyOptions({ site, content }: SiteConfig): ClassifyOptions {
  return {
    content: contentRoot(content),
    languages: [...site.languages, ...site.recognizedLanguages],
    defaultLanguage: site.languages[0] ?? 'en',
  };
}

async function loadPages(files: readonly File[], host: Host): Promise<Read<readonly PageSource[]>> {
  const pages = files.flatMap(({ entry, is }) =>
    is.kind === 'page' ? [{ entry, language: is.language }] : [],
  );
  const outcomes = await host.each(pages, async ({ entry, language }) => {
    const { value, diagnostics } = await readOnce(host, entry, pageReader);
    return {
      value: { file: entry.path, language, ...value.page },
      // Drafts are not looked through, so nothing is found in them.
      ignores: value.ignores === true && value.page.frontMatter.draft !== true,
      diagnostics,
    };
  });
  return {
    value: outcomes.map(({ value }) => value),
    ignoring: outcomes.flatMap(({ value, ignores }) => (ignores ? [value.file] : [])),
    diagnostics: diagnosticsOf(outcomes),
  };
}

function dated(page: PageSource, history: ReadonlyMap<SourcePath, string>): PageSource {
  const updated = history.get(page.file);
  return updated === undefined ? page : { ...page, updated };
}

async function loadModules(
  files: readonly File[],
  host: Host,
): Promise<Read<ReadonlyMap<SourcePath, ModuleSource>>> {
  const entries = files.filter(({ is }) => is.kind === 'module').map(({ entry }) => entry);
  const outcomes = await host.each(entries, (entry) => readOnce(host, entry, moduleReader));
  const known = new Set(files.map(({ entry }) => entry.path));
  const modules = entries.map((entry, index): [SourcePath, ModuleSource] => {
    const { hash = '', imports = [] } = outcomes[index]?.value ?? {};
    const resolved = imports
      .map((written) => resolveImport(entry.path, written, (path) => known.has(path)))
      .filter((path) => path !== undefined);
    return [entry.path, { file: entry.path, hash, imports: [...new Set(resolved)] }];
  });
  return {
    value: new Map(modules),
    ignoring: entries.flatMap(({ path }, index) =>
      outcomes[index]?.value.ignores === true ? [path] : [],
    ),
    diagnostics: diagnosticsOf(outcomes),
  };
}

interface LoadedTranslations extends ReadTexts {
  readonly language: string;
  readonly file: SourcePath;
}

async function loadTranslations(
  files: readonly File[],
  host: Host,
): Promise<Outcome<readonly LoadedTranslations[]>> {
  const found = files.flatMap(({ entry, is }) =>
    is.kind === 'translations' ? [{ entry, language: is.language }] : [],
  );
  const outcomes = await host.each(found, async ({ entry, language }) => {
    const { value, diagnostics } = await readOnce(host, entry, translationsReader);
    return { value: { language, file: entry.path, ...value }, diagnostics };
  });
  return { value: outcomes.map(({ value }) => value), diagnostics: diagnosticsOf(outcomes) };
}

async function loadPublicTexts(
  files: readonly File[],
  host: Host,
): Promise<Outcome<readonly PublicText[]>> {
  const found = files.flatMap(({ entry, is }) =>
    is.kind === 'public' && LINKED_TEXT.test(is.address) ? [{ entry, address: is.address }] : [],
  );
  const outcomes = await host.each(found, async ({ entry, address }) => {
    const { value: links, diagnostics } = await readOnce(host, entry, publicTextReader);
    return { value: { file: entry.path, address, links }, diagnostics };
  });
  return { value: outcomes.map(({ value }) => value), diagnostics: diagnosticsOf(outcomes) };
}

async function loadVersions(
  config: SiteConfig,
  host: Host,
): Promise<Readonly<Record<string, string>>> {
  const ofProducts = config.products.flatMap((product) => product.package ?? []);
  const names = [...new Set([...ofProducts, ...(config.errorCodes?.packages ?? [])])];
  const versions = await host.each(names, async (name) => {
    const version = await host.packageVersion(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  return Object.fromEntries(versions.flat());
}
