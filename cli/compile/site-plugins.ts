import type { Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { pathToFileURL } from 'node:url';
import { unified } from 'unified';
import type { Pluggable } from 'unified';
import type { PageInWork } from './page.ts';

/** The site's own Markdown plugins, ready to run. */
export interface SitePlugins {
  /** The remark plugins, if one of them adds syntax to the parser. */
  readonly syntax: readonly Pluggable[];
  readonly onMarkdown: (root: MdastRoot, page: PageInWork) => Promise<MdastRoot>;
  readonly onHtml: (tree: Root, page: PageInWork) => Promise<Root>;
}

/** A plugin of the site threw, or its module did not load. The message is the plugin's. */
export class PluginFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PluginFailure';
  }
}

function fail(cause: unknown): never {
  throw new PluginFailure(cause);
}

interface PluginModule {
  readonly remarkPlugins?: readonly Pluggable[];
  readonly rehypePlugins?: readonly Pluggable[];
}

/** Loads the modules in order. Throws PluginFailure if one does not load. */
export async function loadPlugins(modules: readonly string[]): Promise<SitePlugins> {
  const loaded = await Promise.all(
    modules.map((path) => (import(pathToFileURL(path).href) as Promise<PluginModule>).catch(fail)),
  );
  const remark = loaded.flatMap((one) => one.remarkPlugins ?? []);
  const rehype = loaded.flatMap((one) => one.rehypePlugins ?? []);
  return {
    syntax: addsSyntax(remark) ? remark : [],
    onMarkdown: (root, page) => runAll(remark, root, page),
    onHtml: (tree, page) => runAll(rehype, tree, page),
  };
}

function addsSyntax(remark: readonly Pluggable[]): boolean {
  try {
    const processor = unified().use([...remark]);
    return 'micromarkExtensions' in processor.freeze().data();
  } catch (error) {
    return fail(error);
  }
}

async function runAll<Tree extends MdastRoot | Root>(
  plugins: readonly Pluggable[],
  tree: Tree,
  page: PageInWork,
): Promise<Tree> {
  if (plugins.length === 0) return tree;
  const file = { value: page.text, path: page.input.file };
  const chain = unified().use([...plugins]);
  const result: unknown = await chain.run(tree as never, file).catch(fail);
  return result as Tree;
}
