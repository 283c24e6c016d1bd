import { rules, type RuleFacts } from 'docs-build/rules';
import type { Code, Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';

/** The rules replace this comment. */
const MARK = '<!-- rules -->';

/** Titles of families, in the order of the page. Other families follow. */
const FAMILIES: Readonly<Record<string, string>> = {
  link: 'Links',
  nav: 'Navigation',
  redirect: 'Redirects',
  path: 'Addresses',
  'front-matter': 'Front matter',
  markdown: 'Markdown',
  html: 'HTML',
  asset: 'Files',
  demo: 'Demos',
  api: 'API references',
  translation: 'Translations',
  llms: 'Text for language models',
  config: 'Configuration',
  output: 'Output',
  server: 'Servers',
  git: 'History',
};

/** Languages of samples by the ending of their file. */
const LANGUAGES: Readonly<Record<string, string>> = {
  md: 'md',
  ts: 'ts',
  tsx: 'tsx',
  js: 'js',
  json: 'json',
  svg: 'svg',
};

/** Invisible characters, which some samples contain. */
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const visible = (text: string) =>
  text.replace(INVISIBLE, (found) => `\\u{${found.charCodeAt(0).toString(16)}}`);

/** A sentence with code between backticks. */
const sentence = (text: string): PhrasingContent[] =>
  text
    .split('`')
    .map((part, index): PhrasingContent =>
      index % 2 === 1 ? { type: 'inlineCode', value: part } : { type: 'text', value: part },
    )
    .filter((node) => !('value' in node) || node.value !== '');

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const heading = (depth: 2 | 3, name: PhrasingContent, id: string): Heading => ({
  type: 'heading',
  depth,
  children: [name, { type: 'text', value: ` {#${id}}` }],
});

type Files = NonNullable<RuleFacts['bad']>;

/** The files of a sample as code blocks. A file without path is the body of a page. */
const blocks = (label: string, files: Files): Code[] =>
  files.map(({ path, text }) => ({
    type: 'code',
    lang: LANGUAGES[path?.split('.').at(-1) ?? 'md'] ?? 'text',
    // Not checked: it may be wrong on purpose.
    meta: `fragment title="${[label, path].filter(Boolean).join(': ')}"`,
    value: text === undefined ? 'This file is removed.' : visible(text),
  }));

const enabledBySentence = (flag: string) =>
  flag === 'name'
    ? 'Checked only if `check` in the configuration or `--only` names it.'
    : `Checked only with \`check ${flag}\`.`;

function aboutRule(rule: RuleFacts): RootContent[] {
  const { code, severity, explanation, enabledBy, losesPage, fixable } = rule;
  const { bad = [], good = [], example } = rule;
  const kind: PhrasingContent = {
    type: 'strong',
    children: [{ type: 'text', value: severity === 'error' ? 'Error.' : 'Warning.' }],
  };
  const enabled = enabledBy === undefined ? '' : ` ${enabledBySentence(enabledBy)}`;
  const fixed = losesPage ? ' The page has no content, so the severity cannot be changed.' : '';
  const more = fixable ? ' `check --fix` corrects it where only one correction is possible.' : '';
  return [
    heading(3, { type: 'inlineCode', value: code }, code.replace('/', '-')),
    paragraph(kind, ...sentence(` ${explanation}${enabled}${fixed}${more}`)),
    ...blocks('Wrong', bad),
    ...blocks('Right', good),
    ...(example === undefined ? [] : exampleBlock(example)),
  ];
}

function exampleBlock(example: string): RootContent[] {
  const code: Code = { type: 'code', lang: 'text', value: visible(example) };
  return [paragraph(...sentence('For example:')), code];
}

function aboutAll(): RootContent[] {
  const known = Object.keys(FAMILIES);
  const families = [...new Set([...known, ...rules.map(({ family }) => family)])];
  return families.flatMap((family) => {
    const own = rules.filter((rule) => rule.family === family);
    if (own.length === 0) return [];
    const name = { type: 'text', value: FAMILIES[family] ?? family } as const;
    return [heading(2, name, family), ...own.flatMap(aboutRule)];
  });
}

/** The rules as Markdown for readers without a browser, with a note on how to print the samples. */
function markdownOf(nodes: readonly RootContent[]): string {
  const lines = nodes.flatMap((node) => {
    // Code with a title is a sample.
    if (node.type === 'code' && !node.meta) return [`\`\`\`text\n${node.value}\n\`\`\``];
    if (node.type !== 'heading' && node.type !== 'paragraph') return [];
    const words = node.children.map(inMarkdown).join('');
    return node.type === 'heading' ? [`${'#'.repeat(node.depth)} ${words}`] : [words];
  });
  const samples = '`docs-build check --explain <rule>` prints a wrong and a right sample.';
  return [samples, ...lines].join('\n\n');
}

function inMarkdown(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'strong') return `**${node.children.map(inMarkdown).join('')}**`;
  return node.type === 'text' ? node.value.replace(/[<>*_[\]\\]/g, '\\$&') : '';
}

/** Gives a node and its descendants the position of the comment: headings without a position are not in the table of contents. */
function placed<Node extends RootContent | PhrasingContent>(
  node: Node,
  position: RootContent['position'],
): Node {
  const children = 'children' in node ? node.children.map((one) => placed(one, position)) : [];
  return { ...node, ...('children' in node && { children }), ...(position && { position }) };
}

/** Replaces the comment by the rules of `docs-build check`. */
export const remarkPlugins = [
  () => (tree: Root) => {
    const children = tree.children.flatMap((node) => {
      if (node.type !== 'html' || node.value !== MARK) return [node];
      const [first, ...rest] = aboutAll().map((one) => placed(one, node.position));
      return first ? [{ ...first, data: { markdown: markdownOf([first, ...rest]) } }, ...rest] : [];
    });
    return { ...tree, children };
  },
];
