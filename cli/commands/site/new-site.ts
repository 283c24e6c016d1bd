/** The files of a new site, path → text. The name is letters, digits and spaces. */
export const newSite = (name: string): Readonly<Record<string, string>> => ({
  'docs.config.ts': CONFIG.replaceAll('NAME', name),
  'content/index.md': HOME.replaceAll('NAME', name),
  'content/guide/getting-started.md': GUIDE,
  'content/guide/Counter.tsx': COUNTER,
  'content/public/favicon.svg': FAVICON,
});

const CONFIG = `import { defineConfig } from 'docs-build';

export default defineConfig({
  site: {
    url: 'https://docs.example.org',
    name: 'NAME',
    brand: { favicon: '/favicon.svg' },
  },
  navigation: [
    { pathname: '/', title: 'Home' },
    { pathname: '/guide/getting-started/', title: 'Getting started' },
  ],
});
`;

const HOME = `---
title: 'NAME'
description: What this is about, and where to begin.
---

# NAME

This page is \`content/index.md\`. Every Markdown file in \`content/\` is a page.

[Get started](/guide/getting-started/)
`;

const GUIDE = `---
title: Getting started
description: Write a page, show a live demo, and publish the site.
---

# Getting started

## Write

Save this file, and the open page changes at once.

:::info
Notes, tables and task lists work: the text is CommonMark with GitHub's additions.
:::

\`\`\`ts title="docs.config.ts" {2}
export default defineConfig({
  site: { url: 'https://docs.example.org' },
});
\`\`\`

## Show

A demo is a module beside its page. It runs, and its source is shown below it.

{{"demo": "Counter.tsx"}}

## Publish

\`npx docs-build check\` finds broken links and much else. \`npx docs-build build\` writes the site to \`dist/\`, ready for any static host.
`;

const COUNTER = `import * as React from 'react';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`;

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f6feb"/><path d="M9 8h9l5 5v11H9z" fill="#fff"/></svg>
`;
