import convert from 'npm-to-yarn';
import type { Code, Parent, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Position } from 'unist';
import { locationAt, nodeLocation, type CompilingPage, sourceAt } from '../page.ts';
import {
  type DocsContainer,
  type DocsTabs,
  type DocsTabsTag,
  replaceMarkdown,
  walkMarkdown,
} from '../syntax/nodes.ts';
import { parseMarkdown } from '../syntax/parse.ts';
import { isComment } from './headings.ts';

/**
 * Groups the fences in `<codeblock>` or `:::code-group`, and the tabs in `:::tabs`. Moves other
 * content after the group.
 */
export function groupTabs(root: Root, page: CompilingPage) {
  const parents = new Set<Parent>();
  walkMarkdown(root, (node, parent) => {
    if (node.type === 'docsTabsTag') parents.add(parent);
  });
  for (const parent of parents) parent.children = grouped(parent.children, page);
  replaceMarkdown(root, (node, parent) => {
    if (node.type !== 'docsContainer') return [node];
    const { kind, children, position } = node;
    if (kind === 'tabs' || (kind === 'code-group' && children.some(isTab))) {
      return tabsOf(node, page);
    }
    if (kind === 'code-group') return groupOf(children, page, { storageKey: '', position });
    if (kind !== 'tab' || isTabGroup(parent)) return [node];
    page.report('markdown/tabs:outside', nodeLocation(page, position));
    return children;
  });
}

const isTabGroup = (parent: Parents): boolean =>
  parent.type === 'docsContainer' && (parent.kind === 'tabs' || parent.kind === 'code-group');

const isTab = (node: RootContent): node is DocsContainer =>
  node.type === 'docsContainer' && node.kind === 'tab';

function tabsOf(node: DocsContainer, page: CompilingPage): RootContent[] {
  const [tabs, others] = splitGroup(node.children, isTab);
  reportContent(others, 'markdown/tabs:no-tab', page);
  return tabs.length === 0 ? others : [{ ...node, kind: 'tabs', children: tabs }, ...others];
}

const splitGroup = <Part extends RootContent>(
  content: readonly RootContent[],
  isPart: (node: RootContent) => node is Part,
) => [content.filter(isPart), content.filter((node) => !isPart(node))] as const;

/** Reports content of a group that is shown after it. */
function reportContent(
  others: readonly RootContent[],
  id: 'markdown/tabs' | 'markdown/tabs:no-tab',
  page: CompilingPage,
) {
  const visible = others.find((node) => !isComment(node));
  if (visible) page.report(id, nodeLocation(page, visible.position));
}

function grouped(children: readonly RootContent[], page: CompilingPage): RootContent[] {
  const output: RootContent[] = [];
  /** The tag without an end tag so far, and the index of the content after it. */
  let open: { readonly tag: DocsTabsTag; readonly index: number } | undefined;
  for (const node of children) {
    if (node.type !== 'docsTabsTag') output.push(node);
    else if (isOpening(node)) {
      if (open) page.report('markdown/tabs:unclosed', nodeLocation(page, open.tag.position));
      open = { tag: node, index: output.length };
    } else if (open) {
      const { value, position } = open.tag;
      const [, , storageKey = ''] = /storageKey=(["'])([^"']*)\1/.exec(value) ?? [];
      output.push(...groupOf(output.splice(open.index), page, { storageKey, position }));
      open = undefined;
    } else page.report('markdown/tabs:end-tag', nodeLocation(page, node.position));
  }
  if (open) page.report('markdown/tabs:unclosed', nodeLocation(page, open.tag.position));
  return output;
}

const isOpening = (node: DocsTabsTag) => !node.value.startsWith('</');

function groupOf(
  content: readonly RootContent[],
  page: CompilingPage,
  { storageKey, position }: Pick<DocsTabs, 'storageKey' | 'position'>,
): RootContent[] {
  const [fences, others] = splitGroup(content, (node) => node.type === 'code');
  reportContent(others, 'markdown/tabs', page);
  if (fences.length === 0) return others;
  const at = position && { position: { ...position } };
  return [{ type: 'docsTabs', storageKey, children: fences, ...at }, ...others];
}

const NPM_FENCE = 'npm';
/** Storage key of the chosen package manager. Authors may use it for their own tabs. */
const STORAGE_KEY = 'package-manager';

/** Package managers, in the order of their tabs. */
const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Word by which Docusaurus marks a fence of npm commands: ```` ```bash npm2yarn ````. */
const NPM_WORD = /\s*\bnpm2yarn\b/;

const isNpmFence = ({ lang, meta }: Code) => lang === NPM_FENCE || NPM_WORD.test(meta ?? '');

/** Replaces the language of a fence's first line, `npm`, with `bash`, and removes `npm2yarn`. */
export const asBashFence = (line: string): string =>
  line.replace(NPM_WORD, '').replace(/(?<=[`~]\s*)npm\b/, 'bash');

/** Replaces each fence of npm commands with tabs for all package managers. */
export function makePackageTabs(root: Root, page: CompilingPage) {
  replaceMarkdown(root, (node, parent) => {
    if (node.type !== 'code' || !isNpmFence(node)) return [node];
    if (parent.type === 'docsTabs') {
      page.report('markdown/package-command:in-tabs', nodeLocation(page, node.position));
      return [{ ...node, lang: 'bash' }];
    }
    checkCommands(node, page);
    return [packageTabs(node)];
  });
}

function packageTabs({ value, meta, position }: Code): DocsTabs {
  const at = position && { position };
  const children = PACKAGE_MANAGERS.map((manager, index): Code => {
    const info = [manager, meta?.replace(NPM_WORD, '')].filter(Boolean).join(' ');
    const code = translateCommands(value, manager);
    // Only one block has the location of the fence, so that its problems are reported once.
    return { type: 'code', lang: 'bash', meta: info, value: code, ...(index === 0 && at) };
  });
  return { type: 'docsTabs', storageKey: STORAGE_KEY, isOneFence: true, children, ...at };
}

function checkCommands(node: Code, page: CompilingPage) {
  const commands = npmCommandsIn(node.value);
  if (commands.length === 0) {
    page.report('markdown/package-command:none', nodeLocation(page, node.position));
  }
  for (const command of commands) {
    const unable = PACKAGE_MANAGERS.filter((to) => translateCommand(command, to) === undefined);
    if (unable.length === 0) continue;
    const at = page.text.indexOf(command, node.position?.start.offset);
    const location =
      at === -1 ? nodeLocation(page, node.position) : locationAt(page, at, command.length);
    const values = { command, managers: unable.join(', ') };
    page.report('markdown/package-command', location, values);
  }
}

/** Matches an npm command to its end. Does not split quoted text; `a#b` has no comment. */
const COMMAND =
  /(?<=^[ \t]*(?:[$%] )?|(?:&&|\|\||[;|])[ \t]*)np[mx](?=\s|$)(?:"[^"]*"|'[^']*'|(?<!\s)#|[^&|;#"'\n])*/gm;

/** Comment that the library appends to a command that it cannot translate. */
const UNTRANSLATED = /\n#/;

/** `npm ci`, which the library does not support. */
const CLEAN_INSTALL = /^npm (?:ci|clean-install)$/;

export const npmCommandsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(COMMAND)].map(([command]) => command.trimEnd())),
];

/** Translates an npm command. Returns undefined if the package manager has no equivalent. */
function translateCommand(command: string, to: PackageManager): string | undefined {
  if (to === 'npm') return command;
  if (CLEAN_INSTALL.test(command)) return `${to} install --frozen-lockfile`;
  try {
    const translated = convert(command, to);
    return UNTRANSLATED.test(translated) ? undefined : translated;
  } catch {
    // The library throws for object property names such as `toString`.
    return undefined;
  }
}

/** Translates the npm commands in a text. Commands without an equivalent are kept. */
export const translateCommands = (text: string, to: PackageManager): string =>
  text.replace(COMMAND, (written) => {
    const command = written.trimEnd();
    return (translateCommand(command, to) ?? command) + written.slice(command.length);
  });

/** Reports tabs with the title of an earlier tab. `nodes` are the tabs in the order of `titles`. */
export function reportEqualTitles(
  titles: readonly string[],
  nodes: readonly { readonly position?: Position | undefined }[],
  page: CompilingPage,
) {
  for (const [index, title] of titles.entries()) {
    if (titles.indexOf(title) === index) continue;
    page.report('markdown/tabs:same-title', nodeLocation(page, nodes[index]?.position), { title });
  }
}

/** Returns the content of a container's title: text, emphasis and code. Links are their texts. */
export function parseContainerTitle(title: string): PhrasingContent[] {
  const text: PhrasingContent = { type: 'text', value: title };
  if (!/[*_~`&<[\\]/.test(title)) return [text];
  // Parsed as a heading, because on its own the title could be a list or a container.
  const source = `# ${title}`;
  const [heading] = parseMarkdown(source).root.children;
  if (heading?.type !== 'heading') return [text];
  replaceMarkdown(heading, (node) => {
    const { position, ...content } = node;
    if (node.type === 'link' || node.type === 'linkReference') return node.children;
    if ('children' in node || node.type === 'text' || node.type === 'inlineCode') {
      return [content];
    }
    return [{ type: 'text', value: sourceAt(source, position) }];
  });
  return heading.children;
}

export const plainTitle = (title: string) =>
  toString({ type: 'paragraph', children: parseContainerTitle(title) }).trim();
