import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';

/**
 * Ways to request an address. Edited code and islands use `import`, which the policy of pages
 * limits to the site.
 */
const CALLS =
  /\bfetch\(|sendBeacon\(|serviceWorker\.register\(|new (?:Image|EventSource|WebSocket|XMLHttpRequest)\b|create(?:Element)?\('(?:script|iframe|img)'/g;

/** Files that request files of the site itself, or of the `dev` server. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'runtime/dev/client.ts': 'dev: the page, and what changed',
  'runtime/live/edit-frame.ts': 'the document that runs edited code',
  'runtime/live/edit-frame-page.ts': 'the payload of the page, as data',
  'runtime/offline.ts': 'files of an offline copy, as scripts',
  'runtime/page.ts': 'texts (Markdown, JSON, search index, files of demos), groups and sections',
  'runtime/service-worker/worker.ts': 'what the page asked for',
  'runtime/service-worker/cached-files.ts': 'files of the site, to keep them',
  'runtime/service-worker/offline.ts': 'the page, to learn whether it can be reached',
};

const texts = new Map(
  readdirSync('runtime', { recursive: true, encoding: 'utf8' })
    .map((name) => join('runtime', name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(name, 'utf8')] as const),
);

test('only one file requests services, and only listed files request files of the site', () => {
  const callers = [...texts].filter(([, text]) => text.search(CALLS) >= 0).map(([name]) => name);
  expect(callers.sort()).toEqual(['runtime/calls.ts', ...Object.keys(OWN_FILES)].sort());
});

test('documents each request in a docstring and in the reference', () => {
  const source = texts.get('runtime/calls.ts') ?? '';
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const documented = [...source.matchAll(/\*\/\nexport (?:const|function) (\w+)/g)];
  expect(names.length).toBeGreaterThan(5);
  expect(documented.map(([, name]) => name)).toEqual(names);
  const reference = readFileSync('REFERENCE.md', 'utf8');
  expect(names.filter((name) => !reference.includes(`\`${name}\``))).toEqual([]);
});
