import { expect, test } from 'vitest';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

test('leaves out imports and comments of MDX, and reports the imports once', async () => {
  const text = [
    "import A from '~/a.astro';\nimport { B,\n  C } from \"b\"\n\nimport './d.css'\n",
    '{/* hidden\n*also* */}\n',
    "# Title\n\nimport is a word from 'here' on.\n\n`{/* code */}` {/* inline */}\n",
    "- import x from 'y'\n",
  ].join('\n');
  const page = await compileText(text);
  expect(page.facts.title).toBe('Title');
  expect(htmlOf(page)).toBe(
    "<p>import is a word from 'here' on.</p>\n<p><code>{/* code */}</code> {/* inline */}</p>\n<ul>\n<li>import x from 'y'</li>\n</ul>",
  );
  expect(summary(page)).toEqual(['1:1 html/unknown-component']);
});

test.each([
  ['a\n{/* b */}\nc', '<p>a\nc</p>'],
  ['{/* a */}\n{/* b */}\n\nc', '<p>c</p>'],
  ['{/* a */}\nb', '<p>b</p>'],
  ['**a**\n{/* *b* `c`\nd https://e.example/ */}\n*f*', '<p><strong>a</strong>\n<em>f</em></p>'],
  ['- a  \n  {/* b */}\n  c', '<ul>\n<li>a<br>\nc</li>\n</ul>'],
  ['a\n{/* b */} c', '<p>a\n{/* b */} c</p>'],
  ['a\n{/* b */}\n{/* c */}\nd', '<p>a\nd</p>'],
  ['a\n{/* b', '<p>a\n{/* b</p>'],
])('leaves out comments of MDX between lines of a paragraph: %j', async (text, expected) => {
  expect(htmlOf(await compileText(text))).toBe(expected);
});

test('reads many comments of MDX that are never closed in linear time', async () => {
  const timeOf = async (text: string) => {
    const { user } = process.cpuUsage();
    await compileText(text);
    return process.cpuUsage({ user, system: 0 }).user;
  };
  await timeOf('a\n');
  const plain = await timeOf('a b\n'.repeat(20_000));
  expect(await timeOf('{/*\n'.repeat(20_000))).toBeLessThan(plain * 5 + 300_000);
});

test.each([
  'export const size = { a: 1 };',
  'export default function Sizes() {\n  return 1;\n}',
  'export const Size = ({ children }) => <b>{children}</b>;\n\nexport const b = {}',
])('reports an export of MDX once: %j', async (text) => {
  expect(summary(await compileText(text))).toEqual(['1:1 html/unknown-component']);
});

test('keeps a sentence that begins as an export', async () => {
  const page = await compileText('export const and let alike.\n\nexport default values.');
  expect(summary(page)).toEqual([]);
});

test.each(['[[toc]]', '[[TOC]]'])('leaves out the table of contents %s', async (text) => {
  const page = await compileText(`${text}\n\nSee [[toc]].\n`);
  expect(htmlOf(page)).toBe('<p>See [[toc]].</p>');
});

test('leaves out the same blocks in the Markdown of a page', async () => {
  const text = "import A from 'a'\n\n# A\n\n[[toc]]\n\nB\n\n{/* c */}\n\nD\n";
  const { body } = await compileText(text);
  expect(body.markdown).toBe('# A\n\nB\n\nD\n');
});

test('shows a space of MDX as a space', async () => {
  const page = await compileText("Small{' '}\n*large*{\" \"}`{' '}`{'\\n'}b\n");
  expect(htmlOf(page)).toBe("<p>Small\n<em>large</em> <code>{' '}</code> b</p>");
});

test.each([
  ['<<< @/samples/a.js#size{2}', '1:5'],
  ['- <<< ./a.js {2}', '1:7'],
  ['a\n\n<!-- @include: ./b.md -->', '3:16'],
  ['--8<-- "c.md"', '1:9'],
  ['a\n\n@include .parts/b.md', '3:10'],
  ['```ts file="./a.ts"\n```', '1:1'],
  ['```rust\n{{#rustdoc_include ../a.rs:here}}\n```', '2:20'],
  ['{{#include a.md}}', '1:12'],
  ['{{#include d}}', '1:12'],
  ['[!INCLUDE [a title](../a.md)]', '1:21'],
  ['a [!include[a](b.md)] b', '1:16'],
  ['- | a |\n  | - |\n  | [!INCLUDE [a](b.md)] |', '3:19'],
  ['[!code-cpp[Main](a.cpp#L1-L5 "title")]', '1:18'],
  ['```python\n{!> ../a.py [ln:1-2]!}\n```', '2:5'],
  ['{* ../a.py hl[2,4:5] *}', '1:4'],
])('reports that no file is included by %j', async (text, place) => {
  expect(summary(await compileText(text))).toEqual([`${place} markdown/not-included`]);
});

test.each([
  ['a {{< figure src="a.png" >}} b', '1:3'],
  ['{{% tab name="A" %}}\n\nText\n\n{{% /tab %}}', '1:1'],
  ['a\n\n- {% include "a.html" %}', '3:3'],
  ['| a |\n| - |\n| {%- raw -%} |', '3:3'],
  ['{{< figure src="https://a.example/b.png" >}}', '1:1'],
  ['{% b "*c*" %}', '1:1'],
  ['a v{{ page.version }}.', '1:4'],
  ['- {{page.title}}\n- b', '1:3'],
  ['| a |\n| - |\n| **{{ $t("a") }}** |', '3:5'],
  ['a {{ "b" | upcase }}\n\n```jsx\n<A a={{ b: 1 }} />\n```', '1:3'],
  ['{{#if a}}', '1:1'],
  ['<div>\n  {{ a.b }} <b title="{{ c.d }}">c</b>\n</div>', '2:3'],
  ['> <p>a</p>\n> {% include "a.html" %}', '2:3'],
  ['{{{ a }}}', '1:1'],
  ['{{ a ? "b" : c }}', '1:1'],
  ['{{ await a.b() }}', '1:1'],
  ['[#1]({{ site.repository }}/issues/1)', '1:6'],
  ['!!! note\n    Text', '1:1'],
  ['> ???+ tip "Title"\n>\n>     Text', '1:3'],
  ['=== "A"\n\n    Text', '1:1'],
  ['/// tip\n\nText\n\n///', '1:1'],
  ['Term\n: Text', '2:1'],
  ['Term\n\n:   Text\n    more', '3:1'],
  ['//// note | Title\nText\n////', '1:1'],
  ['::note\nText\n::', '1:1'],
  ['::card{icon="a"}\n\nText\n\n::', '1:1'],
  ['a :badge[New] b', '1:3'],
  ['## A :badge[New]', '1:6'],
  ['- :read-more{to="/a/b"}', '1:3'],
  ['::: kit.models.Model\n    options:\n      a: b', '1:1'],
  [':::row:::', '1:1'],
  ['a\n\n$$\nx = \\frac{a}{b}\n$$', '3:1'],
  ['- $$ a_1 * b_2 $$', '1:3'],
  ['\\[\nx = \\sum_{i=1}^{n} y_i\n\\]', '1:1'],
  ['a :badge[New]{color="info"} b', '1:3'],
  ['a\n{: .lead }', '2:1'],
  ['a\n\n{#some-id}\n\n- b', '3:1'],
  ['- a\n{#some-id}\n\n      b', '2:1'],
  ['[a](https://a.example/){ .button } b', '1:24'],
  ['![a](https://a.example/b.png){ width="300" }', '1:30'],
  ['Press ++ctrl+"S"++ or C++', '1:7'],
  ['The ==main text== of it', '1:5'],
  ['> [!NOTE] Text\n> more', '1:3'],
  ['> [!info]- Title\n>\n> Text', '1:3'],
  ['**Hi「你好」**吗', '1:9'],
  ['他说**「你好」** 吗', '1:3'],
  ['**a `b`**吗', '1:8'],
  [':::column span="2":::\n    a\n:::column-end:::', '1:1'],
])('reports that pages show %j as text', async (text, place) => {
  expect(summary(await compileText(text))).toEqual([`${place} markdown/other-syntax`]);
});

test.each([
  '`{{< figure >}}`',
  '\\{% raw %}',
  '{{{a}}} {{}} {{ }} {{% }} {% } {{NAME}} {{name}} {{ new words }} ${{ a.b }} \\{{ a }} "{{ a }}"',
  'a style={{ color: 1 }} b={{ a.b }} $x^{{ a }}$ {{.Name}} {{ .Name }} {{"name": 1}}',
  'a <code>{{ a }}</code> <kbd title="a">b {{ c.d }}</kbd>',
  '<div>\n<code>\n{{ a.b }}\n</code> <!-- {{ c.d }} -->\n<b title="a {{ e.f }}">`{{ g.h }}`</b>\n</div>',
  '<pre>\n{{ a.b }}\n\n{% include c %}\n</pre>',
  'a {{ b }}\n\n```vue\n<p>{{ c }}</p>\n```',
  '{% endif %}',
  '{{< /tab >}}',
  'a!!! note',
  '!!!\n\n???\n\n???? b',
  'Title\n===\n\na === "b"',
  '```\n!!! note\n```',
  '/// a comment\n\n///',
  'a : b\n\n:tada: c\n\n:\n\n`a\n: b`\n\nUn texte\nplus long\n: fin',
  '```jsx\n{!isOpen.value && <b>a</b>}\n```',
  '`[!INCLUDE [a](b.md)]` \\[!code[a](b.js)] [!included](/a/) [!code] [!codes[a](/b/)]',
  '::std is a name\n\n::Note\n\na::note',
  '\\[a_link\\]\n\n\\[`a`\\] and $\\sum_{i=1} a$',
  '::before\n\nUse :not[hidden] and :has{x}',
  '$$\n\na $$ b $$\n\n$$a$$ and $$b$$\n\nfrom $5 to $6 $$\n\n$$$ a $$\n\n```\n$$ a $$\n```',
  '## `a` {.b}\n\na {: .b} {.c} {name} {a=b} {#a}\n{#if a} {:else} {...b} {{.Name}}\n\n`a`{b}',
  'C++ and D++, ++i and j++, i++ + ++j, a == b and c ==d, `++tab++`, \\==a== [a](/a/?b==c==)',
  '> [!NOTE]\n> Text\n\n> [!a](https://a.example/) [^!b]',
  '他说**你好**吗 2 ** 3 \\*\\*你 `**你**` a**「b」**c',
  '## :date[format]\n\n### :header[name] \n\n## :time[zone] {#zone}',
  ':tada:[a] 10:am[b] `:badge[New]` a :b [c]',
])('does not take %j for syntax of other generators', async (text) => {
  expect(summary(await compileText(text))).toEqual([]);
});

test('reports no value in code whose fence is part of HTML', async () => {
  const found = summary(await compileText('<div>\n```vue\n{{ a.b }}\n```\n</div>'));
  expect(found).toEqual(['2:1 html/code-fence']);
});

test('reports a shortcode that Markdown takes for HTML', async () => {
  const found = summary(await compileText('a {{<figure src="a.png">}}'));
  expect(found).toContain('1:3 markdown/other-syntax');
});

test('names a template tag without its options', async () => {
  const [found] = (await compileText('{{< figure src="a.png" >}}')).diagnostics;
  expect(found?.message).toBe('{{< figure … >}} is shown as text');
});

test.each([
  ['# {{ $frontmatter.title }}', '{{ $frontmatter.title }}'],
  ['# {{page.title}}', '{{page.title}}'],
  ['# {{ title }}', '{{ title }}'],
])('says that %s needs no heading', async (text, written) => {
  const [found] = (await compileText(text)).diagnostics;
  expect(found?.message).toBe(`${written} is shown as text`);
  expect(found?.hint).toContain('title: in the front matter suffices');
});

test.each([
  ['!!! warning "Take care"', '!!! warning', 'warning'],
  ['!!! bug', '!!! bug', 'note'],
  ['!!! Warning "Take care"', '!!! Warning', 'warning'],
  ['!!! TIP', '!!! TIP', 'tip'],
  ['/// warning', '/// warning', 'warning'],
  ['!!! información', '!!! información', 'note'],
  ['??? note', '??? note', 'details'],
])('names the container that replaces the block %j of MkDocs', async (line, written, kind) => {
  const [found] = (await compileText(`${line}\n    Text`)).diagnostics;
  expect(found).toMatchObject({
    message: `${written} is shown as text`,
    hint: `Write :::${kind} and the title here, the lines below without indentation, and ::: after them.`,
  });
});

test.each([
  ['{% hint style="warning" %}', 'warning'],
  ['{% hint %}', 'tip'],
  ['{% tabs %}', 'tabs'],
  ['{% tab title="Linux" %}', 'tab'],
  ['{{< alert color="success" >}}', 'success'],
  ['{{% details "Title" %}}', 'details'],
])('names the container that replaces the tag %j', async (tag, kind) => {
  const [found] = (await compileText(`${tag}\nText`)).diagnostics;
  expect(found?.hint).toBe(`Write :::${kind} instead, and ::: on a line of its own where it ends.`);
});

test('says how many colons a block of MDC needs', async () => {
  const [found] = (await compileText('::tip{icon="a"}\nText\n::')).diagnostics;
  expect(found).toMatchObject({
    message: '::tip is shown as text',
    hint: 'Write :::tip with three colons, and ::: on a line of its own where it ends.',
  });
});

test('names the included file without the end of its comment', async () => {
  const [found] = (await compileText('<!--@include: ./b.md-->')).diagnostics;
  expect(found?.message).toBe('The content of ./b.md is not included in the page');
});

test.each([
  '<<<<<<< HEAD',
  'a <<< b.c',
  '`<<< @/a.js`',
  '<!-- Files are included: ./b.md -->',
  '```ts file="./a.ts"\nlet a;\n```',
])('does not take %j for an included file', async (text) => {
  expect(summary(await compileText(text))).toEqual([]);
});

test.each([
  ['`a{:js}`', 'a'],
  ['`{#if a}{:else}`', '{#if a}{:else}'],
  ['`{:js}`', '{:js}'],
  ['`a{:js} b`', 'a{:js} b'],
])('removes the highlighting language from the inline code %s', async (text, code) => {
  expect(htmlOf(await compileText(text))).toBe(`<p><code>${code}</code></p>`);
});

test.each([
  ['See [the text][nowhere] and [short][].', ['1:5', '1:29'], /nothing defines \[nowhere\]/],
  ['[announcement][updates2023]', ['1:1'], /nothing defines \[updates2023\]/],
  ['[MDN][1] and [WebDrive][]', ['1:1', '1:14'], /nothing defines \[1\]/],
  ['A note[^my-note] here.', ['1:7'], /^\[\^my-note\] is shown as text/],
  ['A note[^1] here.', ['1:7'], /^\[\^1\] is shown as text/],
  ['See [^2].', ['1:5'], /^\[\^2\] is shown as text/],
  ['See [^abd].\n\nA[^abc]\n\n[^abc]: The note.', ['1:5'], /^\[\^abd\] is shown as text/],
])('reports undefined references in %j', async (text, places, message) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual(places.map((place) => `${place} link/empty`));
  expect(page.diagnostics[0]?.message).toMatch(message);
});

test.each([
  ['See [the text]](/a/) and [it](the file.md).', ['1:15', '1:29'], '](/a/)'],
  ['See [b](https://a.org/b c).', ['1:7'], '](https://a.org/b c)'],
])('reports links in %j that are shown as text', async (text, places, written) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual(places.map((place) => `${place} link/empty`));
  expect(page.diagnostics[0]?.message).toBe(
    `${written} is shown as text: it is not part of a link`,
  );
});

test.each([
  ['See [the guide] (/a/).', '[the guide](/a/)'],
  ['See ![it] (../b.png) and so on.', '[it](../b.png)'],
  ['See (the guide)[#use].', '[the guide](#use)'],
])('corrects the link in %j', async (text, link) => {
  const { diagnostics } = await compileText(`# A\n\n${text}\n`);
  expect(diagnostics).toMatchObject([{ code: 'link/empty', fix: { replace: link } }]);
});

test.each([
  [':::[note]\nA\n:::', ['3:1 markdown/other-syntax']],
  ['A\n\n:::\n\nB', ['3:1 markdown/other-syntax']],
  [':::unknown\n\nA\n\n:::', ['1:1 markdown/unknown-container']],
  [':::note\nA\n:::\n\n```\n:::\n```', []],
])('reports the end of a container that does not begin in %j', async (text, found) => {
  expect(summary(await compileText(text))).toEqual(found);
});

test.each([
  'See `[a]](/b/)`, \\[a](/b/ c), [a](<my b.md>), a[i](j) and f(x)[y](z w).',
  'See [the text][there] and [there][].\n\n[there]: /a/',
  'A note[^1] here.\n\n[^1]: The note.',
  'The cell matrix[row][column], `[a][b]`, `a[^1]`, \\[a][b] and [0][1].',
  '- [ ] [x] done',
  'Use \\[a] (/b/), [a] (/), [1] (see b), f(a)[#b], (a)[0] and (a)[b/c].',
  'Use [^a-z] or [^a-zA-Z0-9_].',
  'Use [^abc], **[^aeiou]**, "[^01]", a[^bc]d and a[^bc]+.\n\n| a |\n| - |\n| [^abc] |',
  'A class [abc][def].',
  'Call send([url][, options]) or emit([...args][, ack]).',
  '| a |\n| - |\n| [x][y] |',
])('reports nothing in %j', async (text) => {
  expect(summary(await compileText(text))).toEqual([]);
});

test('finds references in long text with many brackets in under four seconds', async () => {
  const texts = [
    `${'['.repeat(900)}\n`.repeat(201),
    '[1 1 1 1 1\n'.repeat(20_000),
    '[1 [1 [1\n'.repeat(8000),
  ];
  for (const text of texts) expect(await cpuMsOf(() => compileText(text))).toBeLessThan(4000);
});
