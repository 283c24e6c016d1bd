import type { Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { type Pluggable, unified } from 'unified';
import { importModule, LostModule } from '../model/modules.ts';
import type { PageText } from './page.ts';

/** Loaded Markdown plugins of a site. */
export interface SitePlugins {
  /** All remark plugins if one of them adds syntax to the parser, otherwise empty. */
  readonly syntax: readonly Pluggable[];
  readonly onMarkdown: (root: MdastRoot, page: PageText) => Promise<MdastRoot>;
  readonly onHtml: (tree: Root, page: PageText) => Promise<Root>;
}

/** Error of a plugin that threw or did not load. The message is the plugin's own. */
export class PluginFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PluginFailure';
  }
}

function fail(cause: unknown): never {
  throw cause instanceof LostModule ? cause : new PluginFailure(cause);
}

interface PluginModule {
  readonly remarkPlugins?: readonly Pluggable[];
  readonly rehypePlugins?: readonly Pluggable[];
}

/** Loads plugin modules. Throws a `PluginFailure` if one does not load, or a `LostModule`. */
export async function loadPlugins(modules: readonly string[]): Promise<SitePlugins> {
  const loaded = await Promise.all(
    modules.map((path) => importModule<PluginModule>(path).catch(fail)),
  );
  const remark = loaded.flatMap((one) => one.remarkPlugins ?? []);
  const rehype = loaded.flatMap((one) => one.rehypePlugins ?? []);
  return {
    syntax: addsSyntax(remark) ? remark : [],
    onMarkdown: (root, page) => runPlugins(remark, root, page),
    onHtml: (tree, page) => runPlugins(rehype, tree, page),
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

async function runPlugins<Tree extends MdastRoot | Root>(
  plugins: readonly Pluggable[],
  tree: Tree,
  { text, file }: PageText,
): Promise<Tree> {
  if (plugins.length === 0) return tree;
  const chain = unified().use([...plugins]);
  const result: unknown = await chain.run(tree as never, { value: text, path: file }).catch(fail);
  return result as Tree;
}
