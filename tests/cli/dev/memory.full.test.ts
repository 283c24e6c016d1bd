import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openChannel } from '../../../cli/dev/channel.ts';
import { devSite } from './dev-site.ts';

const page = (text: string) => `---\ntitle: Start\ndescription: D.\n---\n\n${text}\n`;
const MIB = 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the growth of the heap in bytes after `work`. */
async function heapGrowth(work: () => Promise<void> | void): Promise<number> {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  await work();
  collectGarbage();
  return process.memoryUsage().heapUsed - before;
}

test('does not keep a page in memory for each missing address', async () => {
  const { site } = await devSite({
    'content/index.md': page('Hello'),
    'content/404.md': page('No'),
  });
  const request = async (count: number) => {
    for (let at = 0; at < count; at += 1) expect((await site.page(`/no/${at}/`))?.status).toBe(404);
  };
  await request(10);
  expect(await heapGrowth(() => request(2000))).toBeLessThan(4 * MIB);
});

test('does not keep a page in the live channel for each missing address', async () => {
  const channel = openChannel({ subscribe: () => () => undefined, frame: () => undefined });
  const visit = () => {
    for (let at = 0; at < 2000; at += 1) {
      const file = `${at}`.padStart(10_000, 'x');
      channel.setPage(`/no/${at}/`, { status: 404, html: '', file, diagnostics: [] });
    }
  };
  expect(await heapGrowth(visit)).toBeLessThan(4 * MIB);
  channel.close();
});

test('serves files of earlier versions of a page, up to a limit', async () => {
  const data = (version: number) => Buffer.alloc(8 * MIB, version);
  const { site, save } = await devSite({
    'content/index.md': page('[Data](./data.bin)'),
    'content/data.bin': data(0),
  });
  const address = async () =>
    /href="([^"]+data[^"]+)"/.exec((await site.page('/'))?.html ?? '')?.[1];
  const addresses = [await address()];
  for (const version of [1, 2, 3, 4, 5, 6]) {
    await save({ 'content/data.bin': data(version) });
    addresses.push(await address());
  }
  const served = await Promise.all(addresses.map(async (path) => site.asset(path ?? '')));
  expect(served.map((asset) => asset?.bytes[0])).toEqual([
    ...[undefined, undefined],
    ...[2, 3, 4, 5, 6],
  ]);
});

test('serves all files of a page, even above the limit', async () => {
  const { site } = await devSite({
    'content/index.md': page('[A](./a.bin) [B](./b.bin)'),
    'content/a.bin': Buffer.alloc(40 * MIB, 1),
    'content/b.bin': Buffer.alloc(40 * MIB, 2),
  });
  const html = (await site.page('/'))?.html ?? '';
  const addresses = [...html.matchAll(/href="([^"]+\.bin)"/g)].map(([, address = '']) => address);
  const served = await Promise.all(addresses.map((path) => site.asset(path)));
  expect(served.map((asset) => asset?.bytes[0])).toEqual([1, 2]);
});
