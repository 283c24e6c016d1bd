import { expect, test } from 'vitest';
import { findBrowser } from '../../../cli/demos/browser/find-browser.ts';
import { judgeDemo, judgeSaid, wordsOf } from '../../../cli/demos/browser/judge.ts';
import type { Seen } from '../../../cli/demos/browser/seen.ts';

const PLACE = { file: 'content/a.md' };
const FINE: Seen = { said: [], isSlow: false, light: [], dark: [] };
const judged = (seen: Partial<Seen>) =>
  judgeDemo('A.tsx', { ...FINE, ...seen }, PLACE).map(({ code, message }) => `${code} ${message}`);

const LABEL = { rule: 'label', help: 'Form elements must have labels', selector: 'input' };

test('a violation is told once, and says when it is there in the dark only', () => {
  const one = { ...LABEL, count: 1 };
  const three = { ...LABEL, count: 3 };
  expect(judged({ light: [three], dark: [three] })).toEqual([
    'demo/accessibility A.tsx: Form elements must have labels (label) at input and 2 more',
  ]);
  expect(judged({ dark: [one] })).toEqual([
    'demo/accessibility A.tsx in the dark: Form elements must have labels (label) at input',
  ]);
});

test('a crash is told once, whatever the console repeats of it', () => {
  const said = [
    { kind: 'console', text: 'Error: boom\n    at A\n\nThe above error occurred in the <A>.' },
    { kind: 'thrown', text: 'boom' },
  ] as const;
  expect(judged({ said, broken: 'This demo stopped working: boom' })).toEqual([
    'demo/crash A.tsx broke in the browser: Error: boom',
  ]);
  expect(judged({ said: [said[1]] })).toEqual(['demo/crash A.tsx broke in the browser: boom']);
});

test('a demo that does not come alive is told instead of waited for', () => {
  expect(judged({ isSlow: true })).toEqual(['demo/crash A.tsx was not alive after 10 seconds']);
});

test('the difference of a hydration is told without its explanation', () => {
  const text = `Hydration failed because the text didn't match the client. It can be this:
- A branch.

https://react.dev/link/hydration-mismatch

  <A>
    <p>
+     1
-     2

    at throwOnHydrationMismatch (core.js:1:1)`;
  const [found] = judgeSaid('A.tsx', [{ kind: 'thrown', text }], PLACE);
  expect(found).toMatchObject({
    code: 'demo/hydration',
    message:
      "A.tsx differs between server and browser: Hydration failed because the text didn't match the client. + 1 - 2",
  });
});

test('a difference that React 18 reports in several messages is one finding, with its details', () => {
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
  const said = texts.map(([kind, text]) => ({ kind, text }));
  expect(judgeSaid('Clock.tsx', said, PLACE).map(({ code, message }) => [code, message])).toEqual([
    [
      'demo/hydration',
      'Clock.tsx differs between server and browser: Warning: Text content did not match. Server: "7" Client: "8"',
    ],
  ]);
});

test.each([
  'Warning: Expected server HTML to contain a matching <b> in <div>.',
  'Warning: Prop `title` did not match. Server: "a" Client: "b"',
])('recognizes a difference that React 18 reports as %j', (text) => {
  const [found] = judgeSaid('A.tsx', [{ kind: 'console', text }], PLACE);
  expect(found?.code).toBe('demo/hydration');
});

test('what is no demo’s fault is not told, and nothing is told twice', () => {
  const advert = { kind: 'console', text: 'Download the React DevTools for more' } as const;
  const key = { kind: 'console', text: 'No key.\n\nCheck the render method of `A`.' } as const;
  const found = judgeSaid('A.tsx', [advert, key, key], PLACE);
  expect(found.map(({ message }) => message)).toEqual([
    'A.tsx wrote to the console: No key. Check the render method of `A`.',
  ]);
  expect(wordsOf('\n  one   two \n    at x')).toBe('one two');
});

test('the browser that is chosen comes first', async () => {
  const environment = { browser: '/opt/mine', programFolders: '/usr/bin' };
  expect(await findBrowser(environment)).toBe('/opt/mine');
});
