import { expect, test } from 'vitest';
import { parseSrcset } from '../../../cli/model/markdown.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['a.png', [['a.png', '', 0]]],
  ['a.png 2x', [['a.png', '2x', 0]]],
  [
    ' a.png 1x,b.png  2x ,c.png',
    [
      ['a.png', '1x', 1],
      ['b.png', '2x', 10],
      ['c.png', '', 21],
    ],
  ],
  [
    'a.png, b.png',
    [
      ['a.png', '', 0],
      ['b.png', '', 7],
    ],
  ],
  ['a,b.png 800w', [['a,b.png', '800w', 0]]],
  [
    'data:image/png;base64,AA 1x,\n/b.png 2x',
    [
      ['data:image/png;base64,AA', '1x', 0],
      ['/b.png', '2x', 29],
    ],
  ],
] as [string, [string, string, number][]][])(
  'reads the images of the srcset %j',
  (text, expected) => {
    expect(
      parseSrcset(text).map(({ url, descriptor, offset }) => [url, descriptor, offset]),
    ).toEqual(expected);
  },
);

test('reads a long srcset of commas quickly', async () => {
  const text = `a${','.repeat(20_000)}`;
  const ms = await cpuMsOf(() => expect(parseSrcset(text)).toHaveLength(1));
  expect(ms).toBeLessThan(1000);
});
