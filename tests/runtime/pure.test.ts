import { afterEach, expect, test, vi } from 'vitest';
import { takeUnsent } from '../../runtime/analytics/transports.ts';
import { createQueue } from '../../runtime/islands/tasks.ts';
import { parsePayload } from '../../runtime/page.ts';
import { indexAfterKey } from '../../runtime/shell/arrow-keys.ts';
import { linesOfId } from '../../runtime/shell/named-lines.ts';
import { commandsIn, isTerminal } from '../../runtime/shell/copying/code-text.ts';
import { isOutside } from '../../runtime/shell/dialog.ts';
import { demoOfId } from '../../runtime/shell/demo-hash.ts';
import { addressToPrefetch } from '../../runtime/shell/prefetch.ts';
import { parseScroll, scrollToShow } from '../../runtime/sidebar/sidebar.ts';
import { currentHeading, idOfHash } from '../../runtime/shell/toc.ts';
import { createStore } from '../../runtime/store.ts';
import { unhashedPath } from '../../runtime/dev/refresh.ts';
import { blocksWithFindings, summarize } from '../../runtime/dev/marks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('takes the well-formed events that an earlier page stored, up to a limit, and once', () => {
  const events = Array.from({ length: 60 }, (_, at) => ({ name: `e${at}`, parameters: {} }));
  const malformed = [null, 'a', {}, { name: 1, parameters: {} }, { name: 'b' }];
  let stored = JSON.stringify([...events, ...malformed]);
  const setItem = vi.fn((_key: string, text: string) => (stored = text));
  vi.stubGlobal('sessionStorage', { getItem: () => stored, setItem });
  expect(takeUnsent()).toEqual(events.slice(-50));
  expect(takeUnsent()).toEqual([]);
  expect(setItem.mock.calls).toEqual([['mui-unsent', '[]']]);
});

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['ArrowDown', 0, false, undefined],
  ['a', 0, false, undefined],
  ['constructor', 0, false, undefined],
])(
  'moves in a row of three with the key %s from %i (right to left: %s) to %j',
  (key, current, isRtl, index) => {
    expect(indexAfterKey(key, { count: 3, current, axis: 'horizontal', isRtl })).toBe(index);
  },
);

test('moves in a column with vertical arrow keys only, and not in an empty column', () => {
  const walk = { count: 3, current: -1, axis: 'vertical', isRtl: true } as const;
  expect(indexAfterKey('ArrowDown', walk)).toBe(0);
  expect(indexAfterKey('ArrowRight', walk)).toBe(undefined);
  expect(indexAfterKey('Home', { ...walk, count: 0 })).toBe(undefined);
});

test.each([
  ['$ npm i\n$ npm start', 'npm i\nnpm start'],
  ['% make\ncc -o a\n\n% ./a', 'make\n./a'],
  ['$ npm run build\n> app@1.0.0 build\n> vite build\n', 'npm run build'],
  ['$ a \\\n>   --b |\n  c\ndone\n$ d', 'a \\\n  --b |\n  c\nd'],
  ['# as root\n$ a', 'a'],
  ['npm i\n\n> b', 'npm i\n\n> b'],
  ['echo $ HOME', 'echo $ HOME'],
  ['$HOME/bin', '$HOME/bin'],
])('copies the commands of the terminal text %j: %j', (text, copied) => {
  expect(commandsIn(text)).toBe(copied);
});

test.each([
  ['language-bash', 'a', true],
  ['language-sh', 'a', true],
  ['code language-console', 'a', true],
  ['language-shellscript', 'a', true],
  ['', '$ a', true],
  ['', 'costs:\n$ 5', false],
  ['language-tsx', '$ a', false],
  ['language-shader line', '$ a', false],
])('recognizes a terminal by class %j and text %j: %s', (classes, text, is) => {
  expect(isTerminal(classes, text)).toBe(is);
});

test.each([
  ['code-2-L5', { block: 'code-2', first: 5, last: 5 }],
  ['code-2-L5-L9', { block: 'code-2', first: 5, last: 9 }],
  ['code-2-L9-L5', { block: 'code-2', first: 5, last: 9 }],
  ['code-2', undefined],
  ['a-code-2-L5', undefined],
  ['code-2-L5-L', undefined],
  ['code-2-L1-L2-L3', undefined],
])('reads lines from the address #%s: %j', (id, lines) => {
  expect(linesOfId(id)).toEqual(lines);
});

test.each([
  [199, [-100, 50], -1],
  [200, [-100, 50], 1],
  [500, [-100, 99, 101], 1],
  [500, [150, 300], -1],
  [500, [], -1],
])(
  'finds the current heading after scrolling %i px with headings at %j: %i',
  (scrolled, tops, index) => {
    expect(currentHeading(tops, scrolled, { viewportPx: 800, landingPx: 80 })).toBe(index);
  },
);

test('counts a heading as reached at the position to which a hash scrolls it, below tall bars', () => {
  expect(currentHeading([125.4, 600], 500, { viewportPx: 800, landingPx: 125 })).toBe(0);
});

test.each([
  ['#a%20b', 'a b'],
  ['#%E4%B8%AD', '中'],
  ['#100%', '100%'],
  ['#%', '%'],
  ['', ''],
])('decodes the hash %j to %j', (hash, id) => {
  expect(idOfHash(hash)).toBe(id);
});

test.each([
  ['Basic.tsx', 'Basic'],
  ['system-Basic.js', 'Basic'],
  ['Basic-2.tsx', 'Basic-2'],
  ['system-Basic-2.js', 'Basic-2'],
  ['Basic', undefined],
  ['../x.tsx', undefined],
  ['-.tsx', undefined],
])('reads the demo from the id %j: %j', (id, demo) => {
  expect(demoOfId(id)).toBe(demo);
});

const VIEW = { top: 100, bottom: 700 };
test.each([
  [{ top: 300, bottom: 332 }, 0],
  [{ top: 100, bottom: 132 }, 0],
  [{ top: 50, bottom: 82 }, -170],
  [{ top: 900, bottom: 932 }, 352],
])('scrolls the sidebar for a row at %j by %i', (row, by) => {
  expect(scrollToShow(row, VIEW)).toBe(by);
});

test.each([
  ['material 240', 'material', 240],
  ['material 240', 'system', 0],
  [' 30', '', 30],
  ['material -5', 'material', 0],
  ['material x', 'material', 0],
  ['material Infinity', 'material', 0],
  ['240', 'material', 0],
  ['', 'material', 0],
])('restores the stored scroll %j for %s to %i', (kept, product, top) => {
  expect(parseScroll(kept, product)).toBe(top);
});

const HERE = new URL('https://docs.example.org/a/b/?x=1');
test.each([
  ['https://docs.example.org/a/c/#d', 'https://docs.example.org/a/c/'],
  ['https://docs.example.org/a/c.html', 'https://docs.example.org/a/c.html'],
  ['https://docs.example.org/v5.0/', 'https://docs.example.org/v5.0/'],
  ['https://docs.example.org/a/b/?x=1#d', undefined],
  ['https://other.example.org/a/', undefined],
  ['https://docs.example.org/a/b.md', undefined],
  ['https://docs.example.org/logo.svg', undefined],
  ['mailto:a@example.org', undefined],
  ['javascript:alert(1)', undefined],
])('prefetches for the link %j: %j', (href, ahead) => {
  expect(addressToPrefetch(new URL(href), HERE)).toBe(ahead);
});

test('recognizes a point outside a box', () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };
  expect(isOutside({ x: 15, y: 15 }, box)).toBe(false);
  expect(isOutside({ x: 9, y: 15 }, box)).toBe(true);
  expect(isOutside({ x: 15, y: 21 }, box)).toBe(true);
});

test.each([[null], [''], ['null'], ['[1'], ['3']])(
  'replaces the broken payload %j with defaults',
  (json) => {
    expect(parsePayload(json)).toMatchObject({
      pathname: '/',
      userLanguage: 'en',
      storagePrefix: 'docs',
    });
  },
);

test('notifies listeners of a store of changes only, until they unsubscribe', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(1);
  store.set((before) => before + 1);
  stop();
  store.set(5);
  expect(seen).toEqual([2]);
  expect(store.get()).toBe(5);
});

test('runs queued tasks one at a time with a pause before each', async () => {
  const seen: string[] = [];
  const enqueue = createQueue(async () => void seen.push('pause'));
  await new Promise<void>((resolve) => {
    enqueue(async () => {
      seen.push('a starts');
      await Promise.resolve();
      seen.push('a ends');
    });
    enqueue(async () => {
      seen.push('b');
      resolve();
    });
  });
  expect(seen).toEqual(['pause', 'a starts', 'a ends', 'pause', 'b']);
});

test('removes hash and query from the path of a style sheet', () => {
  expect(unhashedPath('/_assets/theme-1a2b3c4d.css')).toBe('/_assets/theme.css');
  expect(unhashedPath('http://localhost:3003/_assets/theme.css?v=2')).toBe('/_assets/theme.css');
  expect(unhashedPath('/_assets/side-bar.css')).toBe('/_assets/side-bar.css');
});

test('summarizes findings by severity', () => {
  const finding = { code: 'a/b', message: '' };
  const error = { ...finding, severity: 'error' } as const;
  const warning = { ...finding, severity: 'warning' } as const;
  expect(summarize([error])).toBe('1 error');
  expect(summarize([warning, error, warning])).toBe('1 error, 2 warnings');
});

test('assigns a finding to the last block that starts at or before its line', () => {
  const at = (line?: number) => ({
    ...{ severity: 'error' as const, code: 'a/b', message: `${line}` },
    ...(line !== undefined && { line }),
  });
  // A list at 10 with its items, then a footnote written at 5, which comes last in the page.
  const lines = [7, 10, 10, 11, 20, 5];
  const found = [at(21), at(3), at(), at(10), at(6), at(19), at(11)];
  const marked = blocksWithFindings(found, lines);
  expect(marked.map(({ block, findings }) => [block, ...findings.map(({ line }) => line)])).toEqual(
    [
      [2, 10],
      [3, 19, 11],
      [4, 21],
      [5, 6],
    ],
  );
});
