import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatShort, PLAIN_THEME, testSite } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const DEMO = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

test('writes a page as a document with its title, its text and a Markdown version', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: Where it begins.\n---\n\nHello **you**.\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<title>Start - Test</title>');
  expect(files['index.html']).toContain('<p>Hello <strong>you</strong>.</p>');
  expect(files['index.md']).toContain('Hello **you**.');
});

test('passes the heading before a table to the theme', async () => {
  const site = testSite({
    'content/index.md':
      '---\ntitle: Start\ndescription: D.\n---\n\n## Sizes\n\n| a |\n| - |\n| 1 |\n',
  });
  const { files } = await site.build();
  expect(files['index.html']).toContain('<table aria-labelledby="sizes">');
});

test('renders a demo at build, with the address of its module', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "Counter.tsx"}}\n',
    'content/Counter.tsx': DEMO,
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  const [, module] =
    /<docs-island module="\/(_assets\/[^"]+)" name="Counter"/.exec(files['index.html'] ?? '') ?? [];
  expect(files['index.html']).toContain('Pressed <!-- -->1<!-- --> times');
  expect(files).toHaveProperty([module ?? '']);
});

test.runIf(IS_FULL)('moves inline scripts of demos to files, which the policy allows', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "Early.tsx"}}\n',
    'content/Early.tsx': `const Script = (props) => <script {...props} />;
export default function Early() {
  return (
    <div>
      <Script nonce="a" dangerouslySetInnerHTML={{ __html: 'if (1 < 2) early()' }} />
      <Script type="application/json" dangerouslySetInnerHTML={{ __html: '{}' }} />
    </div>
  );
}
`,
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  const [, path = ''] =
    /<script src="\/([^"]*)" nonce="a">if \(1 < 2\) early\(\)</.exec(files['index.html'] ?? '') ??
    [];
  expect(files[path]).toBe('if (1 < 2) early()');
  expect(files['index.html']).toContain('<script type="application/json">{}</script>');
});

test('reports a demo that throws, a missing package, a syntax error and a missing default export', async () => {
  const site = testSite({
    'content/index.md':
      '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "Broken.tsx"}}\n\n{{"demo": "Good.tsx"}}\n\n{{"demo": "Needs.tsx"}}\n\n{{"demo": "Typo.tsx"}}\n\n{{"demo": "Bare.tsx"}}\n',
    'content/Broken.tsx': 'export default function Broken() {\n  throw new Error("no luck");\n}\n',
    'content/Good.tsx': DEMO,
    'content/Needs.tsx':
      "import { x } from 'not-installed';\n\nexport default function Needs() {\n  return <b>{x}</b>;\n}\n",
    'content/Typo.tsx': 'export default function Typo() {\n  return <b>;\n}\n',
    'content/Bare.tsx': 'export const a = 1;\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(formatShort).sort()).toEqual([
    'content/Bare.tsx:1:1 demo/no-such-export',
    'content/Needs.tsx:1:19 demo/unresolved-import',
    'content/Typo.tsx:3:1 demo/syntax',
    'content/index.md:6:1 demo/render-failed',
  ]);
  // Each shows its error in its place.
  const notes = files['index.html']?.match(/(?<=<p data-docs-demo-error="">)[^<]+/g);
  const broken = 'This demo stopped working';
  expect(notes?.map((note) => note.replace(/:.*/, ''))).toEqual(Array(4).fill(broken));
});

test('sets the content security policy for all documents, but not in a rule for all paths', async () => {
  const site = testSite({ 'content/guide/a.md': '---\ntitle: A\ndescription: D.\n---\n\nText.\n' });
  const { files } = await site.build();
  const rules = (files['_headers'] ?? '').split('\n\n');
  expect(
    rules
      .filter((rule) => rule.includes('Content-Security-Policy'))
      .map((rule) => rule.split('\n')[0]),
  ).toEqual(['/404.html', '/_demos/*', '/guide/*']);
});

test.runIf(IS_FULL)('allows style elements only in folders with demos or components', async () => {
  const page = (body: string) => `---\ntitle: A\ndescription: D.\n---\n\n${body}\n`;
  const code = 'export default () => <style>{"p { color: red }"}</style>;\n';
  const config = {
    site: { url: 'https://docs.example.org' },
    theme: './theme.tsx',
    components: { Colors: './Colors.tsx' },
  };
  const site = testSite({
    'docs.config.ts': `export default ${JSON.stringify(config)};\n`,
    'Colors.tsx': code,
    'content/components/a.md': page('{{"component": "Colors"}}'),
    'content/demos/a.md': page('{{"demo": "Red.tsx"}}'),
    'content/demos/Red.tsx': code,
    'content/text/a.md': page('Text.'),
  });
  const { files } = await site.build();
  const rules = (files['_headers'] ?? '').split('\n\n');
  const allowing = rules.filter((rule) => rule.includes("style-src-elem 'self' 'unsafe-inline';"));
  expect(allowing.map((rule) => rule.split('\n')[0])).toEqual([
    '/_demos/*',
    '/components/*',
    '/demos/*',
  ]);
});

test('allows requests to services only in documents that call them, not in frames of demos', async () => {
  const analytics = { gtag: { id: 'G-A1' }, beacon: 'https://count.example.org/' };
  const config = { site: { url: 'https://docs.example.org' }, features: { analytics } };
  const site = testSite({
    'docs.config.ts': `export default ${JSON.stringify({ ...config, theme: './theme.tsx' })};\n`,
    'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\nText.\n',
  });
  const { files } = await site.build();
  const rules = (files['_headers'] ?? '').split('\n\n');
  const reaching = rules.filter((rule) => /googletagmanager|count\.example/.test(rule));
  expect(reaching.map((rule) => rule.split('\n')[0])).toEqual(['/404.html', '/a/*']);
});

test('warns about a page without a description, and accepts a lead paragraph as one', async () => {
  const site = testSite({
    'content/a.md': '# A\n\nText.\n',
    'content/b.md': '# B\n\n<p class="description">About B.</p>\n\nText.\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(formatShort)).toEqual(['content/a.md:1:1 front-matter/no-description']);
  expect(files['b/index.html']).toContain('<meta name="description" content="About B.">');
});

test('passes only the environment variables in publicEnv to demos', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      publicEnv: ['DOCS_TEST_KEY', 'DOCS_TEST_ABSENT'],
    };\n`,
    'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\n{{"demo": "Env.tsx"}}\n',
    'content/Env.tsx': `export default function Env() {
  const { HOME } = process.env;
  return <b>{[process.env.DOCS_TEST_KEY, process.env.DOCS_TEST_ABSENT ?? 'absent', HOME ?? 'hidden'].join(' ')}</b>;
}\n`,
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['a/index.html']).toContain('<b>known absent hidden</b>');
});

test('copies relative files of a page under hashed names, and adds the sizes of images', async () => {
  const site = testSite({
    'content/guide/a.md':
      '---\ntitle: A\ndescription: D.\n---\n\n![Square](img/square.svg) [Notes](notes.pdf) ![Logo](/logo.svg)\n',
    'content/guide/img/square.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6"/></svg>',
    'content/guide/notes.pdf': '%PDF-1.4',
    'content/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['guide/a/index.html']).toMatch(
    /<img src="\/_assets\/square-\w{10}\.svg" alt="Square" width="8" height="6"\/>/,
  );
  expect(files['guide/a/index.html']).toMatch(/<a href="\/_assets\/notes-\w{10}\.pdf">/);
  expect(files['guide/a/index.html']).toContain(
    '<img src="/logo.svg" alt="Logo" width="3" height="2"/>',
  );
  expect(files['logo.svg']).toContain('<svg');
});

test('encodes the addresses of files whose names have a space or a hash sign', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
  const { files, diagnostics } = await testSite({
    'content/a.md':
      '---\ntitle: A\ndescription: D.\n---\n\n![Own](a%20b%231.svg) ![Logo](/big%20logo.svg)\n',
    'content/a b#1.svg': svg,
    'content/public/big logo.svg': svg,
  }).build();
  expect(diagnostics).toEqual([]);
  const html = files['a/index.html'] ?? '';
  expect(html).toMatch(
    /<img src="\/_assets\/a%20b%231-\w{10}\.svg" alt="Own" width="3" height="2"\/>/,
  );
  expect(html).toContain('<img src="/big%20logo.svg" alt="Logo" width="3" height="2"/>');
});

test('turns links between files into links between pages, under the base', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test', base: '/docs/' },
      theme: './theme.tsx',
    };\n`,
    'content/guide/a.md':
      '---\ntitle: A\ndescription: D.\n---\n\n[B](../b.md#first) [C](/guide/c/)\n\n:::info\n[B][b] `[C](/guide/c/)` <a href="../b.md">B</a>\n:::\n\n[b]: <../b.md> "B"\n',
    'content/guide/c.md': '---\ntitle: C\ndescription: Of C.\n---\n\nText.\n',
    'content/b.md': '---\ntitle: B\ndescription: Of B.\n---\n\n## First\n\nText.\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['guide/a/index.html']).toContain('<a href="/docs/b/#first">B</a>');
  expect(files['guide/a/index.html']).toContain('<a href="/docs/guide/c/">C</a>');
  // The Markdown version has absolute links, since it is served from another folder than its
  // source.
  expect(files['guide/a.md']).toBe(
    '# A\n\nD.\n\n[B](https://docs.example.org/docs/b/#first) [C](https://docs.example.org/docs/guide/c/)\n\n> **Info**\n>\n> [B][b] `[C](/guide/c/)` <a href="https://docs.example.org/docs/b/">B</a>\n\n[b]: <https://docs.example.org/docs/b/> "B"\n',
  );
});

test('writes a translation under the prefix of its language, in that language', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test', languages: ['en', 'zh'] },
      theme: './theme.tsx',
    };\n`,
    'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\nText.\n',
    'content/a.zh.md': '---\ntitle: 甲\ndescription: 述。\n---\n\n文。\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['zh/a/index.html']).toContain('<html lang="zh" dir="ltr">');
  expect(files['zh/a/index.html']).toContain('hreflang="zh"');
  expect(files['a/index.html']).toContain('href="https://docs.example.org/zh/a/"');
});

test('applies a Markdown plugin of the site', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      markdown: { plugins: ['./shout.ts'] },
    };\n`,
    'shout.ts': `const shout = () => (tree) => {
  const visit = (node) => {
    if (node.type === 'text') node.value = node.value.toUpperCase();
    node.children?.forEach(visit);
  };
  visit(tree);
};
export const remarkPlugins = [shout];\n`,
    'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\nquiet words\n',
  });
  const { files } = await site.build();
  expect(files['a/index.html']).toContain('<p>QUIET WORDS</p>');
});

test('lets a Markdown plugin read files beside it, and notices their changes', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      markdown: { plugins: ['./plugins/words.ts'] },
    };\n`,
    'plugins/words.ts': `import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
const here = dirname(fileURLToPath(import.meta.url));
const folder = readFileSync(join(here, 'first.txt'), 'utf8');
const words = folder + readFileSync(new URL('./second.txt', import.meta.url), 'utf8');
const paragraph = { type: 'paragraph', children: [{ type: 'text', value: words }] };
export const remarkPlugins = [() => (tree) => void tree.children.push(paragraph)];\n`,
    'plugins/first.txt': 'one ',
    'plugins/second.txt': 'two',
    'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\nText.\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['a/index.html']).toContain('<p>one two</p>');
  site.write({ 'plugins/second.txt': 'three' });
  expect((await site.build()).files['a/index.html']).toContain('<p>one three</p>');
});

test('applies the Markdown plugin in REFERENCE.md to text, but not to code', async () => {
  const reference = readFileSync('REFERENCE.md', 'utf8');
  const [, example = ''] = /```ts title="plugins\/version\.ts"\n(.*?)^```$/ms.exec(reference) ?? [];
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      markdown: { plugins: ['./plugins/version.ts'] },
    };\n`,
    'plugins/version.ts': example,
    'package.json': '{ "version": "2.1.0" }',
    'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\nNow %version%, `%version%`.\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['a/index.html']).toContain('<p>Now 2.1.0, <code>%version%</code>.</p>');
});

test('renders a component directive with the module from the configuration', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      components: { 'modules/Hello': './widgets/Hello.tsx' },
    };\n`,
    'widgets/Hello.tsx':
      'export default function Hello() {\n  return <b>Hello from a widget</b>;\n}\n',
    'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\n{{"component": "modules/Hello"}}\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['a/index.html']).toContain('<b>Hello from a widget</b>');
});

test('writes the text of a plugin for a component into the Markdown version', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      components: { sizes: './Sizes.tsx' },
      markdown: { plugins: ['./sizes.ts'] },
    };\n`,
    'Sizes.tsx': 'export default function Sizes() {\n  return <b>Sizes</b>;\n}\n',
    'sizes.ts': `export const remarkPlugins = [() => (tree) => {
  for (const node of tree.children) if (/big/.test(node.value)) node.data = { markdown: '| Big |' };
}];\n`,
    'content/a.md':
      '---\ntitle: A\ndescription: D.\n---\n\n{{"component": "sizes", "big": true}}\n\n{{"component": "sizes"}}\n\nEnd\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['a.md']).toBe('# A\n\nD.\n\n| Big |\n\nEnd\n');
});

test.runIf(IS_FULL)(
  'bundles different exports of one package for a component and a demo of one page',
  async () => {
    const site = testSite({
      'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      components: { palette: './widgets/Palette.tsx' },
    };\n`,
      'widgets/Palette.tsx':
        "import { useState } from 'react';\nimport { HUES } from './hues';\n\nexport default function Palette() {\n  const [hue] = useState('amber');\n  return <b>{HUES[hue][500]}</b>;\n}\n",
      'widgets/hues.ts':
        "import { amber, teal } from '@mui/material/colors';\n\nexport const HUES = { amber, teal };\n",
      'content/a.md':
        '---\ntitle: A\ndescription: D.\n---\n\n{{"component": "palette"}}\n\n{{"demo": "Swatch.tsx"}}\n',
      'content/Swatch.tsx':
        "import { purple } from '@mui/material/colors';\n\nexport default function Swatch() {\n  return <i>{purple[500]}</i>;\n}\n",
    });
    const { files, diagnostics } = await site.build();
    expect(diagnostics).toEqual([]);
    expect(files['a/index.html']).toContain('<b>#ffc107</b>');
    expect(files['a/index.html']).toContain('<i>#9c27b0</i>');
  },
);

test('writes a demo in a frame as a separate document that shares the code of its page', async () => {
  const site = testSite({
    'content/a.md':
      '---\ntitle: A\ndescription: D.\n---\n\n{{"demo": "Counter.tsx", "iframe": true, "height": 300}}\n',
    'content/Counter.tsx': DEMO,
  });
  const { files } = await site.build();
  expect(files['a/index.html']).toContain(
    '<iframe src="/_demos/a/Counter/" title="Counter demo" loading="lazy" height="300">',
  );
  expect(files['_demos/a/Counter/index.html']).toContain('Pressed <!-- -->1<!-- --> times');
});

test('a demo in a frame has one main landmark, its own if it has one', async () => {
  const { files } = await testSite({
    'content/a.md':
      '---\ntitle: A\ndescription: D.\n---\n\n{{"demo": "Counter.tsx", "iframe": true}}\n\n{{"demo": "Screen.tsx", "iframe": true}}\n',
    'content/Counter.tsx': DEMO,
    'content/Screen.tsx': 'export default function Screen() {\n  return <main id="screen" />;\n}\n',
  }).build();
  const mainsOf = (name: string) => files[`_demos/a/${name}/index.html`]?.match(/<main\b[^>]*>/g);
  expect(mainsOf('Counter')).toEqual(['<main class="frame-demo">']);
  expect(mainsOf('Screen')).toEqual(['<main id="screen">']);
});

test.runIf(IS_FULL)(
  'keeps the styles of a demo in a frame out of its page and of other frames',
  async () => {
    const framed = (name: string) => `{{"demo": "${name}.tsx", "iframe": true}}`;
    const demo = (name: string) => `export default function ${name}() {\n  return <b />;\n}\n`;
    const site = testSite({
      // Each demo has a style rule with its name.
      'theme.tsx': `import { theme as plain } from ${JSON.stringify(PLAIN_THEME)};
export { IslandRoot } from ${JSON.stringify(PLAIN_THEME)};
const collectStyles = () => {
  const names = [];
  const wrap = (element) => {
    const { name } = element.props.children?.type ?? {};
    if (name) names.push(name);
    return element;
  };
  return { wrap, css: () => names.map((name) => \`.of-\${name}{color:red}\`).join('') };
};
export const theme = { ...plain, collectStyles };
`,
      'content/a.md': `---\ntitle: A\ndescription: D.\n---\n\n${framed('One')}\n\n${framed('Two')}\n\n{{"demo": "Three.tsx"}}\n`,
      'content/One.tsx': demo('One'),
      'content/Two.tsx': demo('Two'),
      'content/Three.tsx': demo('Three'),
    });
    const { files } = await site.build();
    const stylesOf = (path: string) =>
      [...(files[path] ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
        .map(([, href = '']) => files[href] ?? '')
        .join('');
    const demosIn = (path: string) =>
      ['One', 'Two', 'Three'].filter((name) => stylesOf(path).includes(`.of-${name}`));
    expect(demosIn('a/index.html')).toEqual(['Three']);
    expect(demosIn('_demos/a/One/index.html')).toEqual(['One']);
    expect(demosIn('_demos/a/Two/index.html')).toEqual(['Two']);
  },
);

test.runIf(IS_FULL).each([
  ['does not apply to the page if only demos in frames import it', true],
  ['applies to the page if another demo imports it too', false],
])('a style sheet %s', async (_title, iframe) => {
  const site = testSite({
    'content/a.md': `---\ntitle: A\ndescription: D.\n---\n\n{{"demo": "One.tsx", "iframe": true}}\n\n{{"demo": "Two.tsx", "iframe": ${iframe}}}\n`,
    'content/One.tsx': `import './one.css';\n${DEMO}`,
    'content/Two.tsx': `import './one.css';\n${DEMO}`,
    'content/one.css': 'body { background: red; }\n',
  });
  const { files } = await site.build();
  const isRed = (path: string) =>
    [...(files[path] ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].some(
      ([, href = '']) => /background: ?red/.test(files[href] ?? ''),
    );
  expect(isRed('a/index.html')).toBe(!iframe);
  expect(isRed('_demos/a/One/index.html')).toBe(true);
});

test.runIf(IS_FULL)('gives a demo that is shown twice different ids', async () => {
  const site = testSite({
    'content/a.md':
      '---\ntitle: A\ndescription: D.\n---\n\n{{"demo": "Counter.tsx"}}\n\n{{"demo": "Counter.tsx"}}\n',
    'content/Counter.tsx': DEMO,
  });
  const { files } = await site.build();
  expect(
    [...(files['a/index.html'] ?? '').matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id),
  ).toEqual(['Counter', 'Counter-2']);
});

test('reports a theme that throws while rendering at the page, and writes the other pages', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: D.\n---\n\nHello\n',
    'content/b.md': '---\ntitle: B\ndescription: D.\n---\n\nHello\n',
    'theme.tsx': `import { theme as plain } from ${JSON.stringify(PLAIN_THEME)};
export { IslandRoot } from ${JSON.stringify(PLAIN_THEME)};
const Layout = (props) => {
  if (props.view.title === 'B') throw new Error('no luck');
  return <plain.Layout {...props} />;
};
export const theme = { ...plain, Layout };
`,
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(formatShort)).toEqual(
    expect.arrayContaining(['content/b.md config/theme-threw']),
  );
  expect(files).toHaveProperty(['index.html']);
  expect(files).not.toHaveProperty(['b/index.html']);
});

const LATE_DEMO = `setTimeout(() => { throw new Error('too late'); }, 0);
Promise.reject(new Error('nobody waits'));
export default function Late() { console.log('printed by a demo'); return <b>shown</b>; }
`;

test.runIf(IS_FULL)('ignores errors that a demo throws after it was rendered', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "Late.tsx"}}\n',
    'content/Late.tsx': LATE_DEMO,
  });
  const { files, diagnostics } = await site.build({ workers: 1 });
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<b>shown</b>');
});

test.runIf(IS_FULL)(
  'renders a demo as an island in each code style, and reports one that throws',
  async () => {
    const variant = (word: string) =>
      `export default function Demo() {\n  return <b>${word}</b>;\n}\n`;
    const files = {
      'content/a.md': '---\ntitle: A\ndescription: D.\n---\n\n{{"demo": "Styled"}}\n',
      'content/Styled/system/index.tsx': variant('shown'),
      'content/Styled/css/index.tsx': variant('aside'),
    };
    const { files: output, diagnostics } = await testSite(files).build();
    expect(diagnostics).toEqual([]);
    expect(output['a/index.html']).toContain('<b>shown</b>');
    expect(output['a/index.html']).toMatch(
      /data-code-style="system"><docs-island[^>]* name="Styled".*data-code-style="css"><docs-island[^>]* name="Styled@css"[^>]*><b>aside/s,
    );
    // The first demo loads only its own code.
    const scripts = Object.entries(output).filter(([path]) => path.includes('_assets/page-'));
    const words = scripts.map(([, text]) => text.match(/shown|aside/g));
    expect(words.sort()).toEqual([['aside'], ['shown']]);
    const broken = { ...files, 'content/Styled/css/index.tsx': variant('{[].x.y}') };
    expect(await testSite(broken).findings()).toEqual(['content/a.md:6:1 demo/render-failed']);
  },
);

test('shows the fallback title of a page wherever the page is named', async () => {
  const site = testSite({
    'docs.config.ts': `export default { site: { url: 'https://docs.example.org', name: 'Test' }, theme: ${JSON.stringify(PLAIN_THEME)}, navigation: [{ pathname: '/first-steps/', title: 'Begin' }] };\n`,
    'content/index.md': '---\ntitle: Start\n---\n',
    'content/first-steps.md': 'Hello.\n',
  });
  const { files } = await site.build();
  const html = files['first-steps/index.html'];
  expect(html).toContain('<title>Begin - Test</title>');
  expect(html).toContain('<h1>Begin</h1>');
  expect(files['first-steps.md']).toBe('# Begin\n\nHello.\n');
  expect(files['llms.txt']).toContain('- [Begin](https://docs.example.org/first-steps.md)');
});

test('resolves links to the custom id of a title', async () => {
  const site = testSite({
    'content/index.md': '---\ndescription: D.\n---\n\n# Start {#the.start}\n\n[Up](#the.start)\n',
    'content/a.md': '---\ntitle: A\ndescription: E.\n---\n\n[Start](/#the.start)\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<h1 id="the.start">Start</h1>');
  expect(JSON.stringify(Object.values(files))).not.toContain('{#');
});

test('copies the files of pictures and videos, and adds the sizes of images', async () => {
  const svg = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
  const site = testSite({
    'content/index.md': `---
title: Start
description: D.
---

<picture>
<source media="(width > 600px)" srcset="wide.svg, /big.svg 2x">
<img src="small.svg" alt="A" height="5">
</picture>

<video poster="wide.svg"><source src="film.mp4"><track src="film.vtt"></video>

<img src="lost.png" srcset="lost.png 2x" alt="Lost">
`,
    'content/small.svg': svg(20),
    'content/wide.svg': svg(40),
    'content/film.mp4': 'film',
    'content/film.vtt': 'WEBVTT',
    'content/public/big.svg': svg(80),
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(({ code, range }) => `${range?.start.column} ${code}`)).toEqual([
    '11 asset/not-found',
    '29 asset/not-found',
  ]);
  const html = (files['index.html'] ?? '').replace(/-[\w-]{10}\.(?=svg|mp4|vtt)/g, '-HASH.');
  expect(html).toContain(
    '<source width="40" height="10" media="(width &gt; 600px)" srcSet="/_assets/wide-HASH.svg, /big.svg 2x"/>',
  );
  expect(html).toContain('<img src="/_assets/small-HASH.svg" alt="A" width="10" height="5"/>');
  expect(html).toContain(
    '<video width="40" height="10" preload="metadata" controls="" poster="/_assets/wide-HASH.svg">',
  );
  expect(html).toContain('<source src="/_assets/film-HASH.mp4"/>');
  expect(html).toContain('<track src="/_assets/film-HASH.vtt"/>');
  expect(Object.keys(files).filter((path) => /^_assets\/film-.*\.mp4$/.test(path))).toHaveLength(1);
  expect(files['_headers']).toContain("media-src 'self' https:");
});

test.runIf(IS_FULL)('gives no address to an image without one', async () => {
  const site = testSite({
    'content/index.md': '# Start\n\n<img alt="A" srcset="https://a.example/a.svg 2x">\n',
  });
  const { files } = await site.build();
  expect(files['index.html']).toContain('<img srcSet="https://a.example/a.svg 2x" alt="A"/>');
});
