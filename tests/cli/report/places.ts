import type { Diagnostic } from '../../../cli/model/diagnostic.ts';
import type { SiteFiles } from '../../harness/test-site.ts';

/** Returns the text that a finding marks, up to the end of its first line. */
export function markedIn(text: string, { range }: Diagnostic): string {
  if (!range) return '';
  const { start, end } = range;
  const line = text.split('\n')[start.line - 1] ?? '';
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
}

/**
 * Formats a finding as `6:9 link/no-such-page «/nope/»`, or its code alone if it is about a whole
 * file.
 */
export function inPlace(text: string, found: Diagnostic): string {
  const { code, range } = found;
  if (!range) return code;
  return `${range.start.line}:${range.start.column} ${code} «${markedIn(text, found)}»`;
}

/** A broken page: name, text, and all findings as `line:column code «marked text»`. */
export type BrokenPage = readonly [name: string, text: string, ...found: string[]];

/** Creates a page with valid front matter and this body, which begins on line 6. */
const body = (text: string) => `---\ntitle: T\ndescription: D\n---\n\n${text}\n`;
/** Creates a page with a valid body and this front matter, which begins on line 2. */
const head = (yaml: string) => `---\n${yaml}\n---\n\n# T\n`;
const long = (length: number) => 'long '.repeat(length / 5).trim();

export const FRONT_MATTER: readonly BrokenPage[] = [
  ['fence', '---js\nmodule.exports = {}\n---\n', '1:1 front-matter/fence «---js»'],
  ['unclosed', '---\ntitle: T\n', '1:1 front-matter/fence «---»'],
  ['yaml', head('title: A: b'), '2:8 front-matter/yaml «A»'],
  ['yaml-tag', head('title: !x A'), '2:8 front-matter/yaml «!x»'],
  ['yaml-list', head('- a'), '2:1 front-matter/yaml «- a»'],
  ['yaml-alias', head('title: *a'), '2:8 front-matter/yaml «*a»'],
  ['deep', head(`title: T\ntags: ${'['.repeat(21)}`), '3:27 front-matter/too-deep «[»'],
  [
    'unknown',
    head('title: T\ndesription: D'),
    '1:1 front-matter/no-description «-»',
    '3:1 front-matter/unknown-key «desription»',
  ],
  [
    'proto',
    head('title: T\ndescription: D\n__proto__: {a: b}'),
    '4:1 front-matter/unknown-key «__proto__»',
  ],
  ['type', head('title: 7.10\ndescription: D'), '2:1 front-matter/type «title»'],
  ['type-nav', head('title: T\ndescription: D\nnav: "no"'), '4:1 front-matter/type «nav»'],
  ['no-title', '---\ndescription: D\n---\n\nText.\n', '1:1 front-matter/no-title «-»'],
  [
    'long-title',
    head(`description: D\ntitle: ${long(75)}`),
    '3:1 front-matter/title-length «title»',
  ],
  [
    'long-description',
    head(`title: T\ndescription: ${long(400)}`),
    '3:1 front-matter/description-length «description»',
  ],
  ['no-description', '# T\n\nText.\n', '1:1 front-matter/no-description «#»'],
  ['pathname', head('title: T\ndescription: D\npathname: /../a/'), '4:1 path/invalid «pathname»'],
  [
    'pathname-drive',
    head('title: T\ndescription: D\npathname: "/C:/a/"'),
    '4:1 path/portable «pathname»',
  ],
  [
    'pathname-kept',
    head('title: T\ndescription: D\npathname: /_assets/'),
    '4:1 path/reserved «pathname»',
  ],
];

export const BODIES: readonly BrokenPage[] = [
  ['page', body('See [x](/nope/).'), '6:9 link/no-such-page «/nope/»'],
  ['page-tab', body('-\tsee\t[x](/nope/)'), '6:11 link/no-such-page «/nope/»'],
  [
    'page-table',
    body('| a | b |\n|---|---|\n| x | [y](/nope/) |'),
    '8:11 link/no-such-page «/nope/»',
  ],
  ['page-emoji', body('👍🏽 é [x](/nope/)'), '6:12 link/no-such-page «/nope/»'],
  ['page-definition', body('[x][y]\n\n[y]: /nope/ "T"'), '8:6 link/no-such-page «/nope/»'],
  ['page-footnote', body('A[^1].\n\n[^1]: See [x](nope.md).'), '8:15 link/no-such-page «nope.md»'],
  ['page-heading', body('## See [x](/nope/)'), '6:12 link/no-such-page «/nope/»'],
  ['page-html', body('> t <a href="/nope/">y</a>'), '6:14 link/no-such-page «/nope/»'],
  [
    'page-brackets',
    body('[x](</no pe/>) [y](/n(o)pe/)'),
    '6:6 link/no-such-page «/no pe/»',
    '6:20 link/no-such-page «/n(o)pe/»',
  ],
  [
    'page-image',
    body('[![x](/nope.png)](/nope/)'),
    '6:7 link/no-such-file «/nope.png»',
    '6:19 link/no-such-page «/nope/»',
  ],
  [
    'anchor',
    body('[x](#nope) and [y](/#nope)'),
    '6:5 link/no-such-anchor «#nope»',
    '6:20 link/no-such-anchor «/#nope»',
  ],
  [
    'template-tag',
    body('[x](<{{ url }}/a/>) ![y]({{img}}.png) <a href="{{ url }}">z</a>'),
    '6:6 link/no-such-page «{{ url }}/a/»',
    '6:26 asset/not-found «{{img}}.png»',
    '6:48 link/no-such-page «{{ url }}»',
  ],
  ['slash', body('[x](/page)'), '6:5 link/slash «/page»'],
  [
    'slashes',
    body('[x](/page//) [y](//page/)'),
    '6:5 link/slash «/page//»',
    '6:18 link/slash «//page/»',
  ],
  [
    'malformed',
    body('[x](https:/x.org/) [y](www.x.org/a)'),
    '6:5 link/malformed «https:/x.org/»',
    '6:24 link/malformed «www.x.org/a»',
  ],
  [
    'empty',
    body(
      '[a]() <a href="">b</a> [![](a.png)](/page/)\n- [](/page/) <a href="/page/"><img src="https://x.example/" alt=""></a>',
    ),
    '6:1 link/empty «[a]()»',
    '6:7 link/empty «<a»',
    '6:29 asset/not-found «a.png»',
    '6:25 html/image-alt «![](a.png)»',
    '7:3 link/empty «[](/page/)»',
    '7:14 link/empty «<a»',
  ],
  ['moved', body('[x](/old/#a)'), '6:5 link/moved «/old/#a»'],
  [
    'localhost',
    body('[a](http://localhost/a) [b](<http://127.0.0.1/b>)'),
    '6:5 link/localhost «http://localhost/a»',
    '6:30 link/localhost «http://127.0.0.1/b»',
  ],
  [
    'asset',
    body('![x](nope.png) [y](nope.zip)'),
    '6:6 asset/not-found «nope.png»',
    '6:20 asset/not-found «nope.zip»',
  ],
  ['control', body('a \u202e b'), '6:3 asset/control-character «\u202e»'],
  ['nul-character', body('a\0b'), '6:2 asset/nul «\0»'],
  ['h1', body('# A\n\n# B'), '8:1 html/multiple-h1 «# B»'],
  ['scheme', body('[x](JaVaScRiPt:alert(1))'), '6:5 html/scheme «JaVaScRiPt:alert(1)»'],
  ['active', body('a\n\n<script>alert(1)</script>'), '8:1 html/active-content «<script»'],
  ['handler', body('<p class="a" onclick="x()">a</p>'), '6:14 html/active-content «onclick»'],
  [
    'embed',
    body('<iframe src="https://x.example/" title="a"></iframe>'),
    '6:9 html/embed-host «src»',
  ],
  ['raw', body('<p style="color: red">a</p>'), '6:4 html/raw «style»'],
  ['element', body('a <detials>x</detials>'), '6:3 html/unknown-element «<detials>»'],
  [
    'alt',
    body('a ![](https://x.example/a.png)'),
    '6:3 html/image-alt «![](https://x.example/a.png)»',
  ],
  ['demo', body('{{"demo": "Gone.tsx"}}'), '6:1 demo/not-found «{{"demo": "Gone.tsx"}}»'],
  [
    'demo-list',
    body('1. a\n\n   - {{"demo": "Gone.tsx"}}'),
    '8:6 demo/not-found «{{"demo": "Gone.tsx"}}»',
  ],
  [
    'demo-outside',
    body('  {{"demo": "../../x.tsx"}}'),
    '6:3 demo/outside «{{"demo": "../../x.tsx"}}»',
  ],
  [
    'code-file',
    body('> {{"code": "gone.py"}}'),
    '6:3 markdown/code-not-found «{{"code": "gone.py"}}»',
  ],
  [
    'option',
    body('{{"demo": "X.tsx", "hideToolBar": true}}'),
    '6:20 demo/unknown-option «"hideToolBar"»',
  ],
  ['option-type', body('{{"demo": "X.tsx", "bg": 5}}'), '6:20 demo/option-type «"bg"»'],
  [
    'option-conflict',
    body('{{"demo": "X.tsx", "hideToolbar": true, "disableAd": true}}'),
    '6:41 demo/redundant-option «"disableAd"»',
  ],
  [
    'option-redundant',
    body('{{"demo": "X.tsx", "hideToolbar": false}}'),
    '6:20 demo/redundant-option «"hideToolbar"»',
  ],
  ['directive', body('{{"demo": "X.tsx", bg: 5}}'), '6:20 markdown/bad-directive «b»'],
  ['directive-quotes', body('{{ demo: "X.tsx" }}'), '6:4 markdown/bad-directive «d»'],
  ['directive-empty', body('{{"demo": ""}}'), '6:3 markdown/bad-directive «"demo"»'],
  [
    'directive-inline',
    body('See {{"demo": "Gone.tsx"}}.'),
    '6:5 markdown/bad-directive «{{"demo": "Gone.tsx"}}»',
  ],
  [
    'directive-name',
    body('{{"dmeo": "X.tsx"}}'),
    '6:1 markdown/unknown-directive «{{"dmeo": "X.tsx"}}»',
  ],
  ['component', body('{{"component": "Nope"}}'), '6:16 markdown/unknown-component «"Nope"»'],
  ['deep-quotes', body('>'.repeat(101)), `6:1 markdown/too-deep «${'>'.repeat(101)}»`],
  ['long-table', body(`|a|\n|-|\n${'|b|\n'.repeat(5001)}`), '5008:1 markdown/long-table «|b|»'],
  ['language', body('```tyepscript\na\n```'), '6:4 markdown/unknown-language «tyepscript»'],
  [
    'a command that other package managers do not have',
    body('```npm\nnpm i a\nnpm audit fix\n```'),
    '8:1 markdown/package-command «npm audit fix»',
  ],
  ['container', body(':::warn\na\n:::'), '6:1 markdown/unknown-container «:::warn»'],
  ['container-open', body('a\n\n:::info\nb'), '8:1 markdown/unclosed-container «:::info»'],
  ['npm-open', body('```npm\nnpm i a\n'), '6:1 markdown/unclosed-code «```»'],
  ['code-open', body('- a\n\n  ```tsx\n  b\n'), '8:3 markdown/unclosed-code «```»'],
  ['code-open-twice', body('```tsx\nb\n```tsx\n'), '6:1 markdown/unclosed-code «```»'],
  ['id', body('## A {#a}\n\n## B {#a}'), '8:1 markdown/duplicate-id «## B {#a}»'],
  [
    'code-syntax',
    body('- a\n\n  ```js\n  const a = 1;\n  let b = [1 2];\n  ```\n\n```css\n.a {\n```'),
    '10:14 markdown/code-syntax «2»',
    '14:4 markdown/code-syntax «{»',
  ],
  ['cell', body('| a |\n| - |\n| b | c |'), '8:5 markdown/lost-cell «| c |»'],
  ['skipped', body('## A\n\n#### B'), '8:1 markdown/skipped-heading «#### B»'],
];

export const LARGE: readonly BrokenPage[] = [
  ['large', body('a b c\n'.repeat(180_000)), 'markdown/too-large'],
  ['line', body(`a\n\n${'b '.repeat(10_001)}`), `8:1 markdown/long-line «${'b '.repeat(10_001)}»`],
  [
    'code',
    body(`a\n\n\`\`\`js\n${'let a = 1;\n'.repeat(10_000)}\`\`\``),
    '1:1 llms/page-too-large «-»',
    '8:1 markdown/long-code «```js»',
  ],
  [
    'tabs',
    body('<codeblock storageKey="a">\n\n```bash\nx\n```\n\nText.\n\n</codeblock>\n\n</codeblock>'),
    '12:1 markdown/tabs «Text.»',
    '16:1 markdown/tabs «</codeblock>»',
  ],
  [
    'titles',
    body(
      ':::tabs\n:::tab A\na\n:::\n\n:::tab `A`\nb\n:::\n:::\n\n:::code-group\n\n```js\nx\n```\n\n```js\ny\n```\n\n:::',
    ),
    '11:1 markdown/tabs «:::tab `A`»',
    '22:1 markdown/tabs «```js»',
  ],
];

/**
 * A site with a mistake: name, files in addition to `OTHERS`, and its finding as `file:line:column
 * code «marked text»`.
 */
export type BrokenSite = readonly [name: string, files: SiteFiles, found: string];

const demo = (code: string): SiteFiles => ({
  'content/a.md': body('{{"demo": "D.tsx"}}'),
  'content/D.tsx': code,
});
const config = (more: string): SiteFiles => ({
  'content/a.md': body('Text.'),
  'docs.config.ts': `export default {\n  site: { url: 'https://docs.example.org' },\n  theme: './theme.tsx',\n${more}\n};\n`,
});

export const SITES: readonly BrokenSite[] = [
  [
    'import',
    demo("import a from 'nope';\nexport default () => a;\n"),
    "content/D.tsx:1:15 demo/unresolved-import «'nope'»",
  ],
  [
    'css of Tailwind',
    { ...demo("import './d.css';\nexport default () => 'A';\n"), 'content/d.css': '@theme {}\n' },
    'content/a.md:6:1 demo/uncompiled-css «{{"demo": "D.tsx"}}»',
  ],
  ['no default', demo('export const a = 1;\n'), 'content/D.tsx:1:1 demo/no-such-export «e»'],
  [
    'one component that is not the default export',
    demo('\nexport function Save() {\n  return null;\n}\n'),
    'content/D.tsx:2:17 demo/no-such-export «Save»',
  ],
  ['colon', { 'content/a:b.md': body('A') }, 'content/a:b.md:1:1 path/portable «-»'],
  [
    'public page',
    { 'content/a.md': body('A'), 'content/public/a/index.html': '' },
    'content/a.md:1:1 path/duplicate «-»',
  ],
  ['public headers', { 'content/public/_headers': '' }, 'content/public/_headers path/reserved'],
  [
    'not UTF-8',
    { 'content/a.md': Buffer.from(`${body('caf')}\xe9 x`, 'latin1') },
    'content/a.md:7:1 asset/not-utf-8 «\ufffd»',
  ],
  [
    'picture of an advert',
    config(
      "  features: { ads: { pool: [{ name: 'a', link: '/', img: '/no.svg', description: 'A' }] } },",
    ),
    "docs.config.ts:4:58 link/no-such-file «'/no.svg'»",
  ],
];

/** Files that the pages above refer to, and files that are not pages. */
export const OTHERS: SiteFiles = {
  'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', languages: ['en', 'zh'], recognizedLanguages: ['fr'] },
  theme: './theme.tsx',
  untranslated: ['/blog/'],
  redirects: [{ from: '/old/', to: '/' }],
};
`,
  'content/index.md': body('Text.'),
  'content/X.tsx': 'export default function X() {\n  return <p>1</p>;\n}\n',
};
