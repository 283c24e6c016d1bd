import GithubSlugger from 'github-slugger';
import type { Heading, Link, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import reference from '../REFERENCE.md?raw';

/** `<!-- reference: Commands -->`: the place of a section of REFERENCE.md. */
const MARK = /^<!-- reference: (.+) -->$/;

const FOLDER = '/docs/reference/';

interface Section {
  readonly title: string;
  readonly nodes: readonly RootContent[];
  /** The text of the section without its heading. */
  readonly text: string;
}

const isHeading = (node: RootContent, depth: number): node is Heading =>
  node.type === 'heading' && node.depth === depth;

const endOf = (node: RootContent | undefined) => node?.position?.end.offset ?? 0;

/** Splits REFERENCE.md at its headings of level 2. */
function readSections(markdown: string): Section[] {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const starts = children.flatMap((node, index) => (isHeading(node, 2) ? [index] : []));
  return starts.map((start, index) => {
    const [heading, ...nodes] = children.slice(start, starts[index + 1]);
    const text = markdown.slice(endOf(heading), endOf(nodes.at(-1))).trim();
    return { title: heading ? toString(heading) : '', nodes, text };
  });
}

const sections = readSections(reference);

const pathOf = ({ title }: Section) => `${FOLDER}${title.toLowerCase()}/`;

const inDocument = new GithubSlugger();

/** Addresses on the site by the anchors of REFERENCE.md. */
const addresses = new Map(
  sections.flatMap((section) => {
    const onPage = new GithubSlugger();
    const names = section.nodes.filter((node) => isHeading(node, 3)).map((node) => toString(node));
    return [
      [`#${inDocument.slug(section.title)}`, pathOf(section)],
      ...names.map((name) => [
        `#${inDocument.slug(name)}`,
        `${pathOf(section)}#${onPage.slug(name)}`,
      ]),
    ] as [string, string][];
  }),
);

const inText = (text: string) =>
  text.replace(/\]\((#[^)]+)\)/g, (_, anchor: string) => `](${addresses.get(anchor) ?? anchor})`);

/** Copies nodes for a page: headings move up a level, and links name pages. */
function nodesOf({ nodes }: Section, position: RootContent['position']): RootContent[] {
  const root: Root = structuredClone({ type: 'root', children: [...nodes] });
  visit(root, (node) => {
    if (position) node.position = position;
    if (node.type === 'heading') node.depth = Math.max(2, node.depth - 1) as Heading['depth'];
    if (node.type === 'link') changeLink(node);
  });
  return root.children;
}

function changeLink(link: Link): void {
  link.url = addresses.get(link.url) ?? link.url;
}

/** A page that a plugin reads. */
interface PageFile {
  readonly fail: (reason: string, node: RootContent) => never;
}

/** Replaces the comment of a page by its section of REFERENCE.md. */
export const remarkPlugins = [
  () => (tree: Root, file: PageFile) => {
    const children = tree.children.flatMap((node) => {
      const [, title] = node.type === 'html' ? (MARK.exec(node.value) ?? []) : [];
      if (title === undefined) return [node];
      const section = sections.find((one) => one.title === title);
      if (!section) return file.fail(`REFERENCE.md has no section ${title}`, node);
      const [first, ...rest] = nodesOf(section, node.position);
      return first ? [{ ...first, data: { markdown: inText(section.text) } }, ...rest] : [];
    });
    return { ...tree, children };
  },
];
