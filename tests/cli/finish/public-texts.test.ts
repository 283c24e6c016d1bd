import { expect, test } from 'vitest';
import { finishSite } from '../../../cli/finish/finish.ts';
import { formatFinding, openSite, page } from '../../harness/open-site.ts';
import { OPTIONS } from './finished-site.ts';

const LLMS = `# Test

- [Home](/), [as Markdown](https://docs.example.org/kit/index.md), [map](/kit/sitemap.xml)
- [Guide](guide.md): [usage](/kit/guide/#sizes), [other](https://other.example/gide.md), [mail](mailto:a@b.example)
- [Gone](https://docs.example.org/kit/gide.md) and [gone](./gide/) or [old](/kit/old/ "Old")
- [Logo](/kit/logo.svg), [picture](/kit/plan.svg), [slip](https:/react.dev/), \`[code](/kit/nope/)\`

\`\`\`md
[code](/kit/nope/)
\`\`\`
[own](http://localhost:3000/)
`;

test('checks links of public texts to pages, to their Markdown and to public files', async () => {
  const { site, sources } = await openSite(
    {
      'content/index.md': page('Home'),
      'content/guide.md': page('Guide'),
      'content/public/llms.txt': LLMS.replaceAll('\n', '\r\n'),
      'content/public/kit/llms-full.txt': '\ufeff[Nope](/kit/nope/)',
      'content/public/notes.txt': '[Nope](/kit/nope/)',
      'content/public/logo.svg': '',
    },
    { config: { redirects: [{ from: '/old/', to: '/guide/' }] } },
  );
  const { diagnostics } = finishSite(site, new Map(), {
    ...OPTIONS,
    base: '/kit/',
    publicTexts: sources.publicTexts,
  });
  expect(diagnostics.filter(({ code }) => /^link/.test(code)).map(formatFinding)).toEqual([
    'content/public/kit/llms-full.txt:1:8 error link/no-such-page No page at /nope/',
    'content/public/llms.txt:5:10 error link/no-such-page No page at /gide.md',
    'content/public/llms.txt:5:59 error link/no-such-page No page at /gide/',
    'content/public/llms.txt:5:77 warning link/moved /old/ has moved to /guide/',
    'content/public/llms.txt:6:36 error link/no-such-file No file at /plan.svg',
    'content/public/llms.txt:6:59 error link/malformed https:/react.dev/ is not a valid address: it has no :// after the scheme',
    "content/public/llms.txt:11:7 error link/localhost http://localhost:3000/ links to the reader's own computer",
  ]);
});
