// Generates Markdown documents that nest and mix every construct, to compare parsers with.
import { createRandom } from './random.mjs';

const LINES =
  `plain words|more *emphasis* and \`code\`|**bold** text|# heading|## heading {#id}|setext|---|===|***|- item|* star|+ plus|1. one|2. two
10) ten|> quote|>|- |-|1.|\`\`\`js|\`\`\`|~~~|const a = 1;|    indented|  two|\ttab|<div>|</div>|<b>x</b> y|<!-- c -->|<Foo a="b" />|[ref]: /url "t"|[ref]
[link](/a/)|![img](a.png)|[^1]|[^1]: note|- [ ] task|- [x] done|- [ ] \`code\` first|:::info|:::|::::warning Title|::::|:::details[T]|{{"demo": "A.tsx"}}|{{"component": "X"}}
<codeblock storageKey="a">|</codeblock>|https://example.com/a|www.example.com.|a@b.co|line  |back\\|&amp; &copy;|\\*esc\\*|~~del~~|<script>|</script>|<pre>|   three
- - nested|> - q|- > r|-     code|1.  wide|trailing: *a|***b***|_c_d_|$x$|:::foo|  :::|    - deep|      six|<details>|<summary>S</summary>|</details>|**\\***`
    .split(/[|\n]/)
    .concat('| a | b |', '| - | - |', '| 1 | 2 |', '', '', '');

const LEADS = [
  '',
  '',
  '',
  '',
  '',
  '',
  '> ',
  '- ',
  '  ',
  '1. ',
  '   ',
  '> > ',
  '> - ',
  '    ',
  '- - ',
];

const BLOCKS = [
  'A paragraph with *emphasis*, `code` and [a link](/b/).\nIts second line.',
  '## A heading {#heading}',
  '- one\n- two\n  and more\n- three',
  '1. first\n\n   more of it\n\n2. second',
  '- outer\n  - inner\n    - innermost\n- outer again',
  '```tsx {2}\nconst a = <div>:::</div>;\n:::\n```',
  '- item\n\n  ```sh\n  npm install\n  ```\n',
  '> A quotation\n> of two lines.',
  '| Name | Type |\n| :--- | ---: |\n| `a` | b \\| c |',
  ':::warning Careful\nText of the container.\n\n- with a list\n:::',
  '::::info\n:::details[More]\nInner.\n:::\n::::',
  '{{"demo": "Basic.tsx", "bg": true}}',
  '<details>\n<summary>More</summary>\n\nHidden text.\n\n</details>',
  '<codeblock storageKey="manager">\n\n```sh npm\nnpm i\n```\n\n</codeblock>',
  'Text with a note.[^note]\n\n[^note]: The note.',
  '<!-- a comment -->',
  '    indented code',
  '![An image](/a.png "Title") and https://example.com/.',
  'Press <kbd>Tab</kbd>.\\\nA hard break.',
];

/**
 * Yields documents, the same for each seed. Half are random lines behind random markers, half are
 * common blocks in random order.
 */
export function* markdownDocuments(count, seed) {
  const random = createRandom(seed);
  const below = (limit) => Math.floor(random() * limit);
  const pick = (list) => list[below(list.length)];
  for (let made = 0; made < count; made += 1) {
    const length = 2 + below(12);
    if (made % 2 === 0) {
      yield Array.from({ length }, () => pick(LEADS) + pick(LINES)).join('\n');
    } else {
      yield Array.from({ length }, () => pick(BLOCKS)).join(pick(['\n\n', '\n\n', '\n'])) + '\n';
    }
  }
}
