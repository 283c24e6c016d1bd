import type { CodeInputFile, CompileInput, DemoInput } from '../compile/input.ts';
import { compileStep, demoCodeInputOf, demoCodeStep } from '../compile/steps.ts';
import { readText } from '../load/read-text.ts';
import type { PageIslands } from '../model/code/assets.ts';
import type { Outcome } from '../model/diagnostic.ts';
import { contentHash } from '../model/files.ts';
import { type Host, type Store, asideKey } from '../model/host.ts';
import type { CodeFile, Demo, Page, PageFacts } from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import type { RenderFailure, RenderRequest } from '../render/render-input.ts';
import { firstStyleFile, renderFiles, renderStep } from '../render/render.ts';
import type { ActiveLink, RenderedSidebar } from '../render/sidebar.ts';
import type { BaseRecipe } from '../bundle/shared-code.ts';
import type { Site } from '../model/site.ts';
import type { IndexPlan } from '../search/index-files.ts';

/** Compile input of a page, without the texts of its files. */
export interface CompileRecipe extends Omit<CompileInput, 'text' | 'demos' | 'codeFiles'> {
  readonly demos: readonly Demo[];
  readonly codeFiles: readonly CodeFile[];
}

export interface CompiledKeys {
  /** Key of its facts. Its body and its part of the search index have keys derived from it. */
  readonly key: string;
  /** Key of the code of its demos. Absent if no code is shown. */
  readonly codeKey?: string | undefined;
}

/** A compiled page: its facts, and store keys for the rest. */
export interface StoredPage extends CompiledKeys {
  readonly page: Page;
  readonly facts: PageFacts;
  /** Absent for pages of an API reference. */
  readonly recipe?: CompileRecipe | undefined;
  /** Compiles the page again if its body in the store is missing or damaged. */
  readonly restore: () => Promise<unknown>;
}

/** Returns the store key of the text from which a page was compiled. */
export const textKey = ({ hash }: Pick<CompileRecipe, 'hash'>) => `text-${hash}`;

/** Stores the text of a page, which the next incremental build compares with the edited one. */
export async function storeText(store: Store, recipe: CompileRecipe, text: string): Promise<void> {
  const key = textKey(recipe);
  if (!store.has(key)) await store.write(key, new TextEncoder().encode(text));
}

/** Compiles a text. Reads the page's demos and code, and highlights demos whose code is shown. */
export async function compileText(
  host: Pick<Host, 'files' | 'run'>,
  recipe: CompileRecipe,
  { text, showsCode }: { readonly text: string; readonly showsCode: boolean },
) {
  const demos = await Promise.all(recipe.demos.map((demo) => demoSource(demo, host)));
  // Hash the text just read, because the file may have changed since it was scanned.
  const hash = contentHash(text);
  const code = await readCodeFiles(recipe.codeFiles, host);
  const input: CompileInput = { ...recipe, hash, text, demos, codeFiles: code.value };
  const { key, value } = await host.run(compileStep, input);
  const isShown = showsCode && demos.length > 0;
  const shown = isShown ? await host.run(demoCodeStep, demoCodeInputOf(input)) : undefined;
  return {
    key,
    value,
    recipe: { ...recipe, hash },
    codeDiagnostics: code.diagnostics,
    ...(shown && { codeKey: shown.key }),
  };
}

async function demoSource(demo: Demo, host: Pick<Host, 'files'>): Promise<DemoInput> {
  const variants = demo.variants.map(async ({ style, module, files }) => ({
    style,
    module,
    files: await Promise.all(
      files.map(async (path) => ({ path, ...(await readHashed(path, host)).value })),
    ),
  }));
  return { name: demo.name, id: demo.id, variants: await Promise.all(variants) };
}

async function readHashed(path: SourcePath, host: Pick<Host, 'files'>) {
  const { value: text, diagnostics } = await readText(host, path);
  return { value: { text, hash: contentHash(text) }, diagnostics };
}

/** Reads the files whose code a page shows. Reports their encoding problems. */
export async function readCodeFiles(
  files: readonly CodeFile[],
  host: Pick<Host, 'files'>,
): Promise<Outcome<readonly CodeInputFile[]>> {
  const read = await Promise.all(
    files.map(async ({ name, file }) => ({ name, ...(await readHashed(file, host)) })),
  );
  return {
    value: read.map(({ name, value }) => ({ name, ...value })),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The long parts of a page. */
export type PageTexts = Pick<RenderRequest, 'bodyKey' | 'bodyJson' | 'demoCode'>;

/** Reads the long parts of a page from the store. */
export async function storedTexts(
  store: Store,
  { key, codeKey, restore }: CompiledKeys & Pick<StoredPage, 'restore'>,
): Promise<PageTexts> {
  const read = async (part: string) => {
    const json = (await store.read(part)) ?? (await restore().then(() => store.read(part)));
    if (json) return json;
    throw new Error(`The cache entry ${part} is missing`);
  };
  const bodyKey = asideKey(key, 'body');
  return {
    bodyKey,
    bodyJson: await read(bodyKey),
    ...(codeKey !== undefined && { demoCode: { key: codeKey, json: await read(codeKey) } }),
  };
}

/** Sidebar of a page: the part that its section shares, and the page's own part. */
export interface MadeSidebar extends ActiveLink {
  readonly rendered: RenderedSidebar;
}

interface SharedParts {
  readonly sidebar: MadeSidebar;
  /** Output paths of the first-paint style sheets of earlier pages, which are left out. */
  readonly firstStyles: Set<string>;
}

/** Renders a page with its sidebar. If the sidebar has failed, returns only failures. */
export async function renderRequest(
  host: Host,
  request: RenderRequest,
  { sidebar: { rendered: sidebar, ...link }, firstStyles }: SharedParts,
) {
  if ('failure' in sidebar) {
    const { failures } = (await host.run(renderStep, request)).value;
    const failure = { kind: 'theme', message: sidebar.failure } as const;
    return { files: [], paths: [], failures: [...failures, failure] };
  }
  const rendered = await renderFiles(host, request, { ...link, html: sidebar.html });
  const { files, first, failures } = rendered;
  const own = [...files, ...(first ? [first] : [])].map(({ path }) => path);
  const paths = [...own, ...(request.assets.code?.paths ?? [])].sort();
  const { sheetModule } = request.assets;
  if (!first || sheetModule === undefined || firstStyles.has(first.path)) {
    return { files, paths, failures };
  }
  firstStyles.add(first.path);
  return { files: [...files, await firstStyleFile(host, first, sheetModule)], paths, failures };
}

/** Records how a site is built, so that the next build can rebuild single pages. */
export interface BuildLog {
  /** Adds the code of all pages, before the pages. */
  readonly addCode: (recipe: CodeRecipe, pages: readonly BundledIslands[]) => Promise<void>;
  /** Adds output paths of files that belong to no page, and source files copied to the output. */
  readonly addFiles: (paths: readonly string[], copied: Iterable<SourcePath>) => void;
  readonly addPage: (page: LoggedPage) => Promise<void>;
  readonly addSearch: (plans: readonly IndexPlan[]) => Promise<void>;
}

/** Everything from which the code of pages is bundled, apart from their modules. */
export interface CodeRecipe {
  readonly shared: BaseRecipe;
  readonly base: string;
  readonly env: readonly string[];
  /** Texts in demos that determine the fonts of their projects. */
  readonly fontTexts: readonly string[];
}

/** Islands of a page that were bundled, with the files from which they were made. */
export type BundledIslands = PageIslands & {
  /** Files of each island's module, including the module itself. */
  readonly files: Readonly<Record<string, readonly SourcePath[]>>;
  /** Hash of what these files contribute to shared code and to projects. */
  readonly contribution: string;
};

export interface LoggedPage extends StoredPage {
  readonly site: Site;
  readonly request: RenderRequest;
  readonly sidebar: MadeSidebar;
  readonly paths: readonly string[];
  readonly failures: readonly RenderFailure[];
}
