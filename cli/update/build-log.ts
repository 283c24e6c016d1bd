import { isCode } from '../bundle/vendor/usage.ts';
import { groupBy } from '../model/collections.ts';
import { contentHash, siteText } from '../model/files.ts';
import type { Host } from '../model/host.ts';
import { filesOf, hasFile } from '../model/page.ts';
import { contentKey, type PageKey, translationsOf } from '../model/site.ts';
import type { BuildLog, BundledIslands, LoggedPage } from '../pipeline/build-log.ts';
import { SUPPRESSION_WORD } from '../report/suppress.ts';
import { createPageWriter, putByContent } from './page-records.ts';
import type { MadeSite } from './record.ts';

/** Creates a log that keeps its records in the host's store. `close` returns their keys. */
export function createBuildLog({ root, store }: Pick<Host, 'root' | 'store'>): BuildLog & {
  readonly close: () => MadeSite;
} {
  const writePage = createPageWriter(store);
  const codeOf = new Map<PageKey, BundledIslands>();
  const keys = { search: '', code: '' };
  /** Output paths, once for each use. */
  const used: string[] = [];
  const editable: { readonly file: string; readonly key: string }[] = [];
  /** Source files on which more depends than pages with a record. */
  const others = new Set<string>();
  return {
    addSearch: async (plans) => {
      keys.search = await putByContent(store, plans);
    },
    addCode: async (recipe, pages) => {
      for (const page of pages) codeOf.set(page.key, page);
      keys.code = await putByContent(store, recipe);
    },
    addFiles: (paths, copied) => {
      used.push(...paths);
      for (const file of copied) others.add(file);
    },
    addPage: async (made) => {
      const { page, recipe, key, codeKey, request, paths } = made;
      used.push(...paths);
      const code = codeOf.get(contentKey(page));
      const { href, groups, rendered } = made.sidebar;
      const sidebar = { href, groups, rendered };
      const text = textToRecord(root, made);
      const record =
        recipe && text !== undefined
          ? await writePage({ text, recipe, key, codeKey, code, request, sidebar, paths })
          : undefined;
      const own = new Set<string>(filesOf(page));
      const bundled = new Set<string>(Object.values(code?.files ?? {}).flat());
      for (const file of [...own, ...bundled]) {
        const isText = file === page.source.file;
        // Modules of components also belong to other pages.
        const isDemo = own.has(file) && bundled.has(file) && isCode(file);
        if (record !== undefined && (isText || isDemo)) editable.push({ file, key: record });
        else others.add(file);
      }
    },
    close: () => ({
      ...keys,
      uses: Object.fromEntries(
        [...groupBy(used, (path) => path)].flatMap(([path, all]) =>
          all.length > 1 ? [[path, all.length]] : [],
        ),
      ),
      pages: Object.fromEntries(
        [...groupBy(editable, ({ file }) => file)].flatMap(([file, pages]) =>
          others.has(file) ? [] : [[file, [...new Set(pages.map(({ key }) => key))]]],
        ),
      ),
    }),
  };
}

/** Returns the text of a page that can be made again. Undefined for any other page. */
function textToRecord(root: string, { page, site, recipe, failures }: LoggedPage) {
  // Translations are compared with their originals, and posts are in feeds.
  const isAlone = !page.post && translationsOf(site, page.pathname).length <= 1;
  if (!recipe || !hasFile(page) || !isAlone || failures.length > 0) return undefined;
  const text = siteText(root, page.source.file);
  const isCompiled = text !== undefined && contentHash(text) === recipe.hash;
  return isCompiled && !text.includes(SUPPRESSION_WORD) ? text : undefined;
}
