// Generates random inputs by a grammar and by mutating valid texts, the same ones for each seed.
import { createRandom } from '../random.mjs';

/** Creates functions that choose at random, from one seed. */
export function createChooser(seed) {
  const random = createRandom(seed);
  // The first numbers of adjacent seeds are similar.
  for (let n = 0; n < 5; n++) random();
  const below = (limit) => Math.floor(random() * limit);
  const one = (items) => items[below(items.length)];
  const chance = (share) => random() < share;
  const times = (most, make) => Array.from({ length: below(most + 1) }, make);
  return { below, one, chance, times };
}

const WORDS = [
  ...[
    'a',
    'word',
    'Überschrift',
    '日本語',
    'العربية',
    '👩‍👩‍👧',
    'é',
    'x_y_z',
    'snake_case',
    '1.',
    '2)',
  ],
  ...[
    'constructor',
    '__proto__',
    '&amp;',
    '&#0;',
    '&#x80;',
    '&nope;',
    '\\*',
    '\\',
    '\u00a0',
    '\u200b',
  ],
  ...[
    'www.example.org',
    'https://example.org/a_(b)',
    'a@example.org',
    '$&',
    '${x}',
    '{x}',
    ':smile:',
  ],
];

const URLS = [
  ...[
    '/a/',
    '/a',
    '../b.md#c',
    '#top',
    '?q',
    '',
    'https://example.org/',
    '//example.org',
    'a b',
    '<a b>',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
  ],
  ...[
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
  ],
  ...[
    'data:image/svg+xml,<svg onload=alert(1)>',
    'mailto:a@example.org',
    '%',
    '%zz',
    '/%2e%2e/',
    'http://[',
    'blob:x',
  ],
];

const HTML = [
  ...[
    '<b>',
    '</b>',
    '<br>',
    '<kbd>x</kbd>',
    '<details>',
    '</details>',
    '<summary>s</summary>',
    '<!-- c -->',
    '<!--',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<a href="javascript:x">y</a>',
  ],
  ...[
    '<iframe srcdoc="<script>x</script>">',
    '<style>*{}</style>',
    '<base href=//x>',
    '<meta http-equiv=refresh content=0>',
  ],
  ...[
    '<math><mtext><table><mglyph><style><img src=x onerror=x>',
    '<form action=//x><input name=a>',
    '<object data=x>',
  ],
  ...[
    '<template><script>x</script></template>',
    '<p id="__proto__">',
    '<div onclick=x style="x:expression(1)">',
    '<?x?>',
  ],
  ...[
    '<![CDATA[x]]>',
    '<!DOCTYPE html>',
    '<table><tr><td>',
    '</table>',
    '<noscript><p title="</noscript><img src=x onerror=x>">',
  ],
  ...[
    '<picture><source srcset="javascript:x 1x">',
    '<video src=x onloadstart=x>',
    '<Tabs>',
    '</Tabs>',
    '<a name=currentScript>',
  ],
  ...[
    '<div data-docs-slot="slot0-0">',
    '<docs-code props="{}">',
    '<select><option><b>',
    '<plaintext>',
    '<textarea>',
    '<xmp>',
  ],
];

const LANGUAGES = [
  'tsx',
  'js',
  'bash',
  'diff',
  'npm',
  'constructor',
  '__proto__',
  'html title="a"',
  'js {1,3-5}',
  'js {',
  '',
];

const DIRECTIVES = [
  ...[
    '{{"demo": "X.tsx"}}',
    '{{"demo": "X.tsx", "bg": true}}',
    '{{"component": "Gallery"}}',
    '{{"component": 1}}',
    '{{',
    '{{}}',
  ],
  ...[
    '{{"demo": "../../../etc/passwd"}}',
    '<codeblock storageKey="a">',
    '</codeblock>',
    '{{"__proto__": {"demo": 1}}}',
  ],
];

const CONTAINERS = [
  ':::info',
  ':::warning A *title*',
  ':::details',
  '::::success',
  ':::nope',
  ':::',
  '::::',
  '> [!NOTE]',
  '> [!X]',
];

/** Returns Markdown of blocks, some of them nested. `plain` omits the engine's own syntax. */
export function markdown(choose, { plain = false } = {}) {
  const { one, times } = choose;
  const blocks = [
    'heading',
    'paragraph',
    'list',
    'quote',
    'fence',
    'table',
    'html',
    'definition',
    'rule',
    'footnote',
  ];
  const all = plain ? blocks : [...blocks, 'directive', 'container', 'container'];
  const block = (depth) => BLOCKS[one(all)](choose, () => (depth > 3 ? 'end' : block(depth + 1)));
  const text = times(8, () => block(0)).join(one(['\n\n', '\n\n', '\n']));
  return choose.chance(0.5) ? mutated(choose, text, plain) : text;
}

const BLOCKS = {
  heading: (choose) =>
    `${'#'.repeat(1 + choose.below(7))} ${inline(choose)}${choose.one(['', ' {#id}', ' {#a b}', ' #'])}`,
  paragraph: (choose) =>
    [inline(choose), ...choose.times(3, () => inline(choose))].join(
      choose.one(['\n', '  \n', '\\\n']),
    ),
  list: (choose, nested) =>
    [nested, ...choose.times(3, () => nested)]
      .map((item) => indented(`${choose.one(['-', '*', '1.', '7)', '- [ ]', '- [x]'])} `, item()))
      .join(choose.one(['\n', '\n\n'])),
  quote: (_choose, nested) => nested().replace(/^/gm, '> '),
  fence: (choose) => {
    const mark = choose.one(['```', '~~~', '````']);
    return `${mark}${choose.one(LANGUAGES)}\n${choose.times(4, () => inline(choose)).join('\n')}\n${choose.chance(0.9) ? mark : ''}`;
  },
  table: (choose) =>
    [
      `| ${inline(choose)} | b |`,
      `|${choose.one([':-', '-:', '---', '-'])}|---|`,
      ...choose.times(3, () => `| ${inline(choose)} | ${inline(choose)} | x`),
    ].join('\n'),
  html: (choose) => `${choose.one(HTML)}${choose.one(['', '\n', 'text\n'])}${choose.one(HTML)}`,
  definition: (choose) => `[${choose.one(WORDS)}]: ${choose.one(URLS)} "${choose.one(WORDS)}"`,
  rule: (choose) => choose.one(['---', '***', '===', '- - -', '    code', '\tcode']),
  footnote: (choose, nested) => `[^${choose.one(['1', 'a', '__proto__'])}]: ${nested()}`,
  directive: (choose) => choose.one(DIRECTIVES),
  container: (choose, nested) =>
    `${choose.one(CONTAINERS)}\n${nested()}\n${choose.one([':::', ':::', '::::', ''])}`,
};

const indented = (mark, text) => mark + text.replace(/\n/g, `\n${' '.repeat(mark.length)}`);

function inline(choose, depth = 0) {
  const { one, times } = choose;
  const part = () =>
    INLINES[depth > 3 ? 0 : choose.below(INLINES.length)](choose, () => inline(choose, depth + 1));
  return [part(), ...times(3, part)].join(one([' ', ' ', '']));
}

const INLINES = [
  (choose) => choose.one(WORDS),
  (choose, nested) =>
    choose
      .one(['*', '**', '_', '~~', '~', '***', '`', '``'])
      .replace(/.+/, (mark) => `${mark}${nested()}${mark}`),
  (choose, nested) =>
    `${choose.one(['', '!'])}[${nested()}](${choose.one(URLS)}${choose.one(['', ' "t"', " 't"])})`,
  (choose, nested) => `[${nested()}][${choose.one(WORDS)}]`,
  (choose) => `<${choose.one(URLS)}>`,
  (choose) => choose.one(HTML),
  (choose) => `[^${choose.one(['1', 'a', '__proto__'])}]`,
];

/** Texts that a mutation inserts. Files have one kind of line end and no lone surrogates. */
const PIECES = [...'*_`[]()<>!#|-\n\t\\&~":{}\u0000\u2028', '\n\n', '    '];

/** Returns the text with some parts removed, doubled, exchanged or replaced. */
function mutated(choose, text, plain) {
  const pieces = plain ? PIECES.filter((piece) => !'{:'.includes(piece)) : PIECES;
  return choose
    .times(6, () => 0)
    .reduce((now) => {
      const at = choose.below(now.length + 1);
      const until = Math.min(now.length, at + choose.below(20));
      const cut = now.slice(at, until);
      const put = choose.one([
        () => '',
        () => cut + cut,
        () => choose.one(pieces),
        () => choose.one(pieces).repeat(choose.below(40)),
        () => [...cut].reverse().join(''),
      ]);
      return now.slice(0, at) + put() + now.slice(until);
    }, text);
}

const SCALARS = [
  'a',
  '"a"',
  "'a'",
  '1',
  'true',
  'null',
  '2020-01-01',
  '&a b',
  '*a',
  '|\n  text',
  '>-\n  text',
  '[a, b]',
  '{a: b}',
  '!!js/function x',
  '"\\u0000"',
  '',
  '7.10',
  '- a\n- b',
];
const KEYS = [
  ...'title description pathname tags authors date nav draft'.split(' '),
  ...'__proto__ constructor tilte << "'.split(' '),
  ...['? a', '  nested'],
];

export const frontMatter = (choose) => {
  const keys = choose.times(6, () => `${choose.one(KEYS)}: ${choose.one(SCALARS)}`).join('\n');
  const text = `${choose.one(['---', '---', '---', '--- ', '---js', '---\t'])}\n${keys}\n${choose.one(['---', '---', '...', ''])}\n\nbody\n`;
  return choose.chance(0.4) ? mutated(choose, text) : text;
};

export function translations(choose) {
  const value = (depth) => {
    const kinds = [
      () => choose.one(WORDS),
      () => choose.one(['{count} of {all}', '{', '}', '{x']),
      () => choose.one([1, true, null, []]),
    ];
    const object = () =>
      Object.fromEntries(
        choose.times(4, () => [choose.one([...WORDS, ...URLS]), value(depth + 1)]),
      );
    return depth < 4 && choose.chance(0.5) ? object() : choose.one(kinds)();
  };
  const text = JSON.stringify(value(0), null, choose.one([0, 2]));
  return choose.chance(0.4) ? mutated(choose, text) : text;
}

const PATTERNS = [
  '/*',
  '/a/*',
  '/:name',
  '/:name/:name',
  '/:__proto__',
  '*',
  '/*.css',
  '/a*b*c',
  '/**',
  '//',
  '/a/../b',
  '/%zz',
  'https://example.org/*',
];
const PATHS = [
  '/',
  '/a/',
  '/a/b',
  '/main.css',
  '/a/../b',
  '/__proto__',
  '/é/日本',
  '/%',
  `/${'a/'.repeat(50)}`,
];

export const paths = (choose) => choose.one(PATHS);

export const headers = (choose) =>
  choose
    .times(
      6,
      () =>
        `${choose.one(PATTERNS)}\n${choose.times(4, () => `  ${choose.one(['X-A', '__proto__', 'Set-Cookie', ''])}${choose.one([': ', ':', ''])}${choose.one(WORDS)}`).join('\n')}`,
    )
    .join('\n');

export const redirects = (choose) =>
  choose
    .times(8, () =>
      [
        choose.one(PATTERNS),
        choose.one(['/b/:name', '/c/:splat', '/:__proto__', 'https://example.org/', '']),
        choose.one(['301', '302!', '200', '404', 'x', '']),
      ].join(choose.one([' ', '\t', '  '])),
    )
    .join('\n');

/** Returns entries of a navigation tree, some of them invalid. */
export function navigation(choose, depth = 0) {
  const entry = () => ({
    pathname: choose.one([...URLS, '/__proto__/', '/components-api/x/', 1]),
    ...(choose.chance(0.5) && { title: choose.one(WORDS) }),
    ...(choose.chance(0.2) && { subheader: choose.one(WORDS) }),
    ...(choose.chance(0.2) && { planned: true }),
    ...(depth < 6 && choose.chance(0.5) && { children: navigation(choose, depth + 1) }),
  });
  return choose.times(5, entry);
}
