import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../../../cli/config/env.ts';
import { findBrowser } from '../../../cli/demos/find-browser.ts';
import { IS_FULL } from '../../harness/sample.ts';
import { directoryWith, docsBuild } from '../commands/command-line.ts';
import { HEADLESS_SHELL } from '../../../scripts/find-browser.mjs';

const CHROMIUM = await findBrowser(readEnvironment(), IS_FULL ? [] : [HEADLESS_SHELL]);

const DEMOS = {
  'content/Warns.tsx': `export default function Warns() {
  return <ul>{['a', 'b'].map((item) => <li>{item}</li>)}</ul>;
}
`,
  'content/Nameless.tsx': `export default function Nameless() {
  return <button type="button" />;
}
`,
  'content/Typed.tsx': `export default function Typed() {
  const title: number = 'title';
  return <p>{title}</p>;
}
`,
  'content/Random.tsx': `export default function Random() {
  return <p>{Math.random()}</p>;
}
`,
  'content/Breaks.tsx': `import { useEffect, useState } from 'react';

export default function Breaks() {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => setIsOld(true), []);
  if (isOld) throw new Error('boom');
  return <p>Fine so far</p>;
}
`,
  'content/Bar.tsx': `import './bar.css';

export default function Bar() {
  return <div style={{ height: 8, background: 'red' }} />;
}
`,
  'content/bar.css': `docs-island div { opacity: 0.9; }

* { --space: 0; }

@media screen {
  h1, body { font-family: Bar; }
}

h2 { color: red; }

@font-face { font-family: Bar; src: url(https://fonts.example.org/bar.woff2); }
`,
  'content/Computed.tsx': `import { useEffect, useState } from 'react';

export default function Computed() {
  const [sum, setSum] = useState(0);
  useEffect(() => {
    try {
      setSum(new Function('return 1 + 1')());
    } catch {
      setSum(2);
    }
    const host = ['api', 'example', 'org'].join('.');
    fetch(\`https://\${host}/words\`).catch(() => setSum(3));
    fetch('https://words.example.org/').catch(() => setSum(3));
  }, []);
  return <p>{sum}</p>;
}
`,
  'content/Fine.tsx': `export default function Fine() {
  return <button type="button">Fine</button>;
}
`,
};

/** A demo that throws when it is loaded, beside one that does not. */
const LATE = {
  'content/Never.tsx': `export default function Never() {
  return <p>Fine on the server</p>;
}

if (typeof document !== 'undefined') throw new TypeError('not here');
`,
  'content/late.md': `---
title: Late
description: The second page.
---

# Late

{{"demo": "Never.tsx"}}

{{"demo": "Fine.tsx"}}
`,
};

/** A demo in two styles, of which the second has a fault. */
const STYLED = {
  'content/Styled/system/index.tsx': DEMOS['content/Fine.tsx'],
  'content/Styled/css/index.tsx': DEMOS['content/Nameless.tsx'],
};

const CONFIG = `export default {
  site: { url: 'https://docs.example.org', base: '/docs/' },
  codeStyles: [{ id: 'system', label: 'System' }, { id: 'css', label: 'CSS' }],
};
`;

/** A demo on every second line from line 8 on; one in a frame, and one in two styles. */
const PAGE = `---
title: Home
description: The first page.
---

# Home

${Object.keys(DEMOS)
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => `{{"demo": "${path.slice('content/'.length)}"}}\n\n`)
  .join('')}{{"demo": "Nameless.tsx", "iframe": true}}

{{"demo": "Styled"}}
`;

test('reports every kind of fault at the directive of its demo', async () => {
  const root = directoryWith({
    'docs.config.ts': CONFIG,
    'content/index.md': PAGE,
    ...DEMOS,
    ...STYLED,
    ...LATE,
  });
  // Other tests run at the same time and use the temporary folder too.
  const temporary = directoryWith();
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const argv = ['check', '--demos', '--format', 'json'];
  const { code, out, err } = await docsBuild(root, argv, { CHROMIUM });
  interface Found {
    readonly code: string;
    readonly message: string;
    readonly file: string;
    readonly range: { readonly start: { readonly line: number } };
  }
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly Found[] };
  const reported = diagnostics.map(
    ({ code: rule, message, file, range }) => `${rule} ${file}:${range.start.line} ${message}`,
  );
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(reported).toEqual([
    'demo/blocked-request content/Computed.tsx:13 Browsers block requests of demos to https://words.example.org',
    "demo/types content/Typed.tsx:2 Type 'string' is not assignable to type 'number'. (TS2322)",
    'demo/blocked-request content/index.md:1 The page loads https://fonts.example.org/bar.woff2, which browsers block',
    'demo/global-styles content/index.md:1 The style sheets of demos change the page around them: h1, body',
    expect.stringMatching(
      /^demo\/console content\/index\.md:8 Warns\.tsx wrote to the console: Each child in a list should have a unique "key" prop\. Check the render method of `Warns`/,
    ),
    'demo/accessibility content/index.md:10 Nameless.tsx: Buttons must have discernible text (button-name) at docs-island[name="Nameless"] > button',
    expect.stringMatching(/^demo\/hydration content\/index\.md:14 Random\.tsx .* \+ 0\.\d+ - 0\./),
    'demo/crash content/index.md:16 Breaks.tsx failed in the browser: Error: boom',
    'demo/no-width content/index.md:18 Part of Bar.tsx is invisible, because it is 0 px wide',
    'demo/blocked-request content/index.md:20 Browsers block requests of demos to https://api.example.org',
    'demo/blocked-request content/index.md:20 Computed.tsx runs text as code, which browsers block',
    'demo/accessibility content/index.md:24 Nameless.tsx: Buttons must have discernible text (button-name) at button',
    'demo/accessibility content/index.md:26 Styled (css): Buttons must have discernible text (button-name) at docs-island[name="Styled@css"] > button',
    'demo/crash content/late.md:8 Never.tsx failed in the browser: TypeError: not here',
  ]);
  expect(readdirSync(temporary).filter((name) => name.startsWith('docs-build'))).toEqual([]);
  expect(readdirSync(root).sort()).toEqual(['.docs-build', 'content', 'docs.config.ts']);
});

test('exits with 4 if the browser does not start', async () => {
  const root = directoryWith({
    'docs.config.ts': `export default { site: { url: 'https://docs.example.org' } };\n`,
    'content/index.md': PAGE,
    ...DEMOS,
  });
  const { code, err } = await docsBuild(root, ['check', '--demos'], { CHROMIUM: '/not/there' });
  expect(code).toBe(4);
  expect(err).toContain('error  demo/no-browser');
  expect(err).toContain('/not/there does not start');
});
