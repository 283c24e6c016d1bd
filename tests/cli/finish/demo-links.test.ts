import { expect, test } from 'vitest';
import { formatShort, testSite } from '../../harness/test-site.ts';

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n## Small\n\n{{"demo": "Demo.tsx"}}\n`;

const SITE = {
  'content/index.md': '---\ntitle: Home\ndescription: Home.\n---\n\nText.\n',
  'content/button/sizes.md': page('Sizes'),
  'content/button/colors.md': page('Colors'),
  'content/button/Demo.tsx': `// <a href="/button/nope/">
const code = '<a href="/button/nope/">';

export default function Demo() {
  return (
    <p title="don't">
      {code}
      <a href="/">a</a> <a href="#">b</a> <a href="/inbox">c</a> <a href="/images/d.png">d</a>
      <a href="//button/e/">e</a> <a href="/button/sizes/#small">f</a> <a href={'/' + code}>g</a>
      <a href="/button/sizes">h</a> <a href={'/button/size/'}>i</a>
      <b aria-label="to" data-to="/button/j/">j</b> <a href={\`/button/colors/#smal\`}>k</a>
      <a href="/old/">l</a> <a href="/button/gone/">m</a> <a href='/button/none.svg'>n</a>
    </p>
  );
}
`,
};

const config = (base: string) =>
  `export default {
  site: { url: 'https://docs.example.org', base: '${base}' },
  theme: './theme.tsx',
  redirects: [{ from: '/old/', to: '/button/sizes/' }],
};
`;

test('checks links of a demo in its file, and ignores invented addresses and strings', async () => {
  const { diagnostics } = await testSite({ ...SITE, 'docs.config.ts': config('/') }).build();
  const found = diagnostics.map(({ file, range, code, fix }) => {
    const { line, column } = range?.start ?? {};
    return [`${file}:${line}:${column}`, code, fix && 'replace' in fix ? fix.replace : '-'];
  });
  const demo = 'content/button/Demo.tsx';
  expect(found).toEqual([
    [`${demo}:10:16`, 'link/slash', '/button/sizes/'],
    [`${demo}:10:47`, 'link/no-such-page', '/button/sizes/'],
    [`${demo}:11:63`, 'link/no-such-anchor', '/button/colors/#small'],
    [`${demo}:12:16`, 'link/moved', '/button/sizes/'],
    [`${demo}:12:38`, 'link/no-such-page', '-'],
    [`${demo}:12:68`, 'link/no-such-file', '-'],
  ]);
});

test('does not check links of demos on a site with a base', async () => {
  expect(await testSite({ ...SITE, 'docs.config.ts': config('/docs/') }).findings()).toEqual([]);
});

const REQUESTS = `const WORDS = 'https://const.example/words';
// fetch('https://comment.example/a')

export default function Demo() {
  const load = async (id: string) => {
    await fetch('https://one.example/a');
    await fetch(\`https://two.example:8443/\${id}\`);
    await fetch("https://api.allowed.example/b");
    await fetch('/words.json');
    await fetch(WORDS);
    await fetch('https://docs.example.org/words.json');
    await fetch(\`https://\${id}.allowed.example/c\`);
    await fetch(\`https://api.\${id}.example/d\`);
    await window.fetch('https://three.example');
  };
  return <button onClick={() => load('a')}>Load</button>;
}
`;

test('reports requests of a demo to origins that the configuration does not allow', async () => {
  const { diagnostics } = await testSite({
    ...SITE,
    'docs.config.ts': config('/docs/').replace(
      'redirects',
      "demoOrigins: ['https://*.allowed.example'],\n  redirects",
    ),
    'content/button/Demo.tsx': REQUESTS,
  }).build();
  const demo = 'content/button/Demo.tsx';
  expect(diagnostics.map(formatShort)).toEqual([
    `${demo}:6:18 demo/blocked-request`,
    `${demo}:7:18 demo/blocked-request`,
    `${demo}:14:25 demo/blocked-request`,
  ]);
  expect(diagnostics[1]?.message).toBe(
    'Browsers block requests of demos to https://two.example:8443',
  );
});

test('reports frames of other sites in a demo unless the configuration allows their hosts', async () => {
  const { diagnostics } = await testSite({
    ...SITE,
    'docs.config.ts': config('/docs/').replace(
      'redirects',
      "markdown: { embedHosts: ['maps.example'] },\n  redirects",
    ),
    'content/button/Demo.tsx': `export default () => (
  <>
    <iframe title="a" src="https://video.example/a" />
    <iframe title="b" src="https://maps.example/b"></iframe>
    <iframe title="c" src="/docs/button/sizes/" />
    <img alt="" src="https://video.example/d.png" />
  </>
);
`,
  }).build();
  expect(diagnostics.map((one) => [formatShort(one), one.message])).toEqual([
    [
      'content/button/Demo.tsx:3:28 demo/blocked-request',
      'Browsers block the frame of https://video.example',
    ],
  ]);
});
