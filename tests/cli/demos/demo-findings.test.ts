import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../../cli/demos/find-browser.ts';
import {
  findingsOfDemo,
  findingsOfMessages,
  summarizeMessage,
  type DemoObservation,
} from '../../../cli/demos/demo-findings.ts';

const PLACE = { file: 'content/a.md' };
const FINE: DemoObservation = {
  messages: [],
  isSlow: false,
  isInvisible: false,
  light: [],
  dark: [],
};
const evaluated = (observation: Partial<DemoObservation>) =>
  findingsOfDemo('A.tsx', { ...FINE, ...observation }, PLACE).map(
    ({ code, message }) => `${code} ${message}`,
  );

const LABEL = { rule: 'label', help: 'Form elements must have labels', selector: 'input' };

test('reports a violation once, and names the dark mode if it occurs only there', () => {
  const one = { ...LABEL, count: 1 };
  const three = { ...LABEL, count: 3 };
  expect(evaluated({ light: [three], dark: [three] })).toEqual([
    'demo/accessibility A.tsx: Form elements must have labels (label) at input and 2 more',
  ]);
  expect(evaluated({ dark: [one] })).toEqual([
    'demo/accessibility A.tsx in dark mode: Form elements must have labels (label) at input',
  ]);
});

test('reports a crash once, even if the console repeats it', () => {
  const messages = [
    { kind: 'console', text: 'Error: boom\n    at A\n\nThe above error occurred in the <A>.' },
    { kind: 'thrown', text: 'boom' },
  ] as const;
  expect(evaluated({ messages, broken: 'This demo stopped working: boom' })).toEqual([
    'demo/crash A.tsx failed in the browser: Error: boom',
  ]);
  expect(evaluated({ messages: [messages[1]] })).toEqual([
    'demo/crash A.tsx failed in the browser: boom',
  ]);
});

test('reports a demo that is not hydrated in time', () => {
  expect(evaluated({ isSlow: true })).toEqual([
    'demo/crash A.tsx was not interactive after 10 seconds',
  ]);
});

test('reports the difference of a failed hydration without React’s explanation', () => {
  const text = `Hydration failed because the text didn't match the client. It can be this:
- A branch.

https://react.dev/link/hydration-mismatch

  <A>
    <p>
+     1
-     2

    at throwOnHydrationMismatch (core.js:1:1)`;
  const [found] = findingsOfMessages('A.tsx', [{ kind: 'thrown', text }], PLACE);
  expect(found).toMatchObject({
    code: 'demo/hydration',
    message:
      "A.tsx differs between server and browser: Hydration failed because the text didn't match the client. + 1 - 2",
  });
});

test('reports a hydration difference once where React 18 sends several messages', () => {
  const texts = [
    [
      'console',
      'Warning: Text content did not match. Server: "7" Client: "8"\n    at p\n    at Clock',
    ],
    ['thrown', 'Text content does not match server-rendered HTML.'],
    ['thrown', 'Hydration failed because the initial UI does not match.'],
    ['thrown', 'There was an error while hydrating. Because it happened outside of a boundary.'],
    ['console', 'Warning: An error occurred during hydration. The server HTML was replaced.'],
  ] as const;
  const messages = texts.map(([kind, text]) => ({ kind, text }));
  expect(
    findingsOfMessages('Clock.tsx', messages, PLACE).map(({ code, message }) => [code, message]),
  ).toEqual([
    [
      'demo/hydration',
      'Clock.tsx differs between server and browser: Warning: Text content did not match. Server: "7" Client: "8"',
    ],
  ]);
});

test.each([
  [
    'In HTML, <div> cannot be a descendant of <p>.\nThis will cause a hydration error.\n\n  <A>',
    '<p> cannot contain a nested <div>.\nSee this log for the ancestor stack trace.',
    "Hydration failed because the server rendered HTML didn't match the client.",
  ],
  [
    'Warning: validateDOMNesting(...): <div> cannot appear as a descendant of <p>.\n    at div',
    'Warning: Expected server HTML to contain a matching <div> in <p>.',
  ],
])('reports elements that browsers move once: %j', (...texts) => {
  const messages = texts.map((text) => ({ kind: 'console' as const, text }));
  const found = findingsOfMessages('A.tsx', messages, PLACE);
  expect(found.map(({ code }) => code)).toEqual(['demo/hydration']);
  expect(found[0]?.hint).toContain('<span> instead of <div>');
  expect(found[0]?.message).toMatch(/^Browsers move elements of A\.tsx: .+ of <p>\.$/);
});

test.each([
  'Warning: Expected server HTML to contain a matching <b> in <div>.',
  'Warning: Prop `title` did not match. Server: "a" Client: "b"',
])('recognizes the hydration message %j of React 18', (text) => {
  const [found] = findingsOfMessages('A.tsx', [{ kind: 'console', text }], PLACE);
  expect(found?.code).toBe('demo/hydration');
});

test('ignores messages that no demo causes, and repeated messages', () => {
  const advert = { kind: 'console', text: 'Download the React DevTools for more' } as const;
  const key = { kind: 'console', text: 'No key.\n\nCheck the render method of `A`.' } as const;
  const found = findingsOfMessages('A.tsx', [advert, key, key], PLACE);
  expect(found.map(({ message }) => message)).toEqual([
    'A.tsx wrote to the console: No key. Check the render method of `A`.',
  ]);
  expect(summarizeMessage('\n  one   two \n    at x')).toBe('one two');
});

test('reports each kind of code and each origin that the policy blocks once', () => {
  const texts = [
    "This document requires 'TrustedScript' assignment and no 'default' policy has been defined.",
    'Executing inline event handler violates the following Content Security Policy directive',
    "Connecting to 'https://a.test/b' violates the following Content Security Policy directive",
    "Connecting to 'https://a.test/c' violates the following Content Security Policy directive",
    "Fetch API cannot load https://a.test/b. It violates the document's Content Security Policy.",
    "Framing 'https://b.test/' violates the following Content Security Policy directive",
    "Loading the font 'https://c.test/d' violates the following Content Security Policy directive",
  ];
  const messages = texts.map((text) => ({ kind: 'console' as const, text }));
  expect(findingsOfMessages('A.tsx', messages, PLACE).map(({ message }) => message)).toEqual([
    'A.tsx runs text as code, which browsers block',
    'Browsers block requests of demos to https://a.test',
    'Browsers block the frame of https://b.test',
  ]);
});

test('summarizes a framed message by its first line with words', () => {
  expect(summarizeMessage('*****\n\nNo license.\n\nSee a.test\n*****')).toBe('No license.');
  expect(summarizeMessage('***')).toBe('***');
});

test('prefers the configured browser, then one with a preferred name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-build-browsers-'));
  for (const name of ['chrome', 'shell']) await writeFile(join(folder, name), '', { mode: 0o755 });
  const environment = { browser: undefined, programFolders: folder };
  expect(await findBrowser(environment)).toBe(join(folder, 'chrome'));
  expect(await findBrowser(environment, ['shell'])).toBe(join(folder, 'shell'));
  expect(await findBrowser({ ...environment, browser: '/opt/mine' }, ['shell'])).toBe('/opt/mine');
  await rm(folder, { recursive: true });
});
