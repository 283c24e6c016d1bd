import { expect, test } from 'vitest';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { mediaNames, unusedAssets } from '../../../cli/load/file-checks.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';

const unused = (file: string, text: string) =>
  unusedAssets([toSourcePath(file)], new Set(mediaNames(text))).length > 0;

test.each([
  ['content/a/sizes.png', '![Sizes](./sizes.png)'],
  ['content/a/sizes.png', '![Sizes](sizes.png "Title")'],
  ['content/a/sizes.png', "import sizes from '../a/sizes.png';"],
  ['content/a/sizes.png', '.a { background: url(sizes.png?v=2) }'],
  ['content/a/sizes.png', '<img src="sizes.png" alt="">'],
  ['content/a/sizes.png', 'image: sizes.png'],
  ['content/a/floor plan.png', '![Plan](<floor plan.png>)'],
  ['content/a/floor plan.png', '![Plan](floor%20plan.png)'],
  ['content/a/u\u0308bersicht.png', '![Plan](\u00fcbersicht.png)'],
  ['content/a/notes.txt', ''],
  ['content/a/100%.png', '![All](100%.png)'],
])('finds %s in a text with %s', (file, text) => {
  expect(unused(file, text)).toBe(false);
});

test.each([
  ['content/a/sizes.png', '![Sizes](size.png)'],
  ['content/a/sizes.png', 'sizes, png'],
  ['content/a/sizes.PDF', '[Sizes](sizes.png)'],
])('does not find %s in a text with %s', (file, text) => {
  expect(unused(file, text)).toBe(true);
});

test.each([
  ['one long word', 'a'.repeat(1_000_000)],
  ['dots', '.'.repeat(1_000_000)],
  ['names without an end', 'a.pngx'.repeat(150_000)],
])('scans a line with a megabyte of %s in linear time', async (_name, text) => {
  const ms = await cpuMsOf(async () => {
    expect(mediaNames(text)).toEqual([]);
  });
  expect(ms).toBeLessThan(2000);
});
