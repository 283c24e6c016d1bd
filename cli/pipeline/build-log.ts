import type { BaseRecipe } from '../bundle/shared-code.ts';
import type { PageIslands } from '../model/assets.ts';
import type { SourcePath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import type { RenderFailure, RenderRequest } from '../render/render-input.ts';
import type { IndexPlan } from '../search/index-files.ts';
import type { MadeSidebar, StoredPage } from './make-page.ts';

/** Records how a site is built, so that the next build can make single pages again. */
export interface BuildLog {
  /** Adds the code of all pages, before the pages. */
  readonly addCode: (recipe: CodeRecipe, pages: readonly BundledIslands[]) => Promise<void>;
  /** Adds output paths of files that belong to no page, and the source files of which copies are served. */
  readonly addFiles: (paths: readonly string[], copied: Iterable<SourcePath>) => void;
  readonly addPage: (page: LoggedPage) => Promise<void>;
  readonly addSearch: (plans: readonly IndexPlan[]) => Promise<void>;
}

/** Everything from which the code of pages is bundled, apart from their modules. */
export interface CodeRecipe {
  readonly shared: BaseRecipe;
  /** Path under which the site is served. */
  readonly base: string;
  /** Names of the environment variables that are available to code. */
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

/** A rendered page with its input. */
export interface LoggedPage extends StoredPage {
  readonly site: Site;
  readonly request: RenderRequest;
  readonly sidebar: MadeSidebar;
  /** Output paths of the page's files. */
  readonly paths: readonly string[];
  readonly failures: readonly RenderFailure[];
}
