import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { page } from '../../harness/open-site.ts';
import { testSite } from '../../harness/test-site.ts';

type Make = (path: string) => void;
const linkTo =
  (target: string): Make =>
  (path) =>
    symlinkSync(target, path);
/** Creates a name with a byte that is not UTF-8 in place of the replacement character. */
const oddName: Make = (path) => {
  const [before = '', behind = ''] = path.split('\ufffd');
  const name = [Buffer.from(before), Buffer.from([0xff]), Buffer.from(behind)];
  writeFileSync(Buffer.concat(name), '# A');
};
const pipe: Make = (path) => execFileSync('mkfifo', [path]);

/** Returns a site with entries that are not regular files. */
function siteWith(...things: readonly (readonly [path: string, make: Make])[]) {
  const site = testSite({ 'content/index.md': page('Home', 'Text.\n') });
  for (const [path, make] of things) {
    mkdirSync(dirname(join(site.root, path)), { recursive: true });
    make(join(site.root, path));
  }
  return site;
}

const REFUSED = [
  ['content/leak.md', linkTo('/etc/passwd'), 'outside the site'],
  ['content/etc', linkTo('/etc'), 'outside the site'],
  ['content/public/a.txt', linkTo('/etc/passwd'), 'outside the site'],
  ['content/b.md', linkTo('gone.md'), 'to a missing file'],
  ['content/c.md', linkTo('c.md'), 'to a missing file'],
  ['content/loop', linkTo('.'), 'a folder that contains it'],
  ['content/e\ufffd.md', oddName, 'its name is not UTF-8'],
  ['content/d.md', pipe, 'neither a file nor a folder'],
  ['content/public/d.txt', pipe, 'neither a file nor a folder'],
] as const;

test('reports links, pipes and odd names once each, and does not read them', async () => {
  const site = siteWith(...REFUSED.map(([path, make]) => [path, make] as const));
  const { diagnostics, files } = await site.build();
  const found = diagnostics.map(({ code, severity, file, message }) => {
    const [, , reason] = REFUSED.find(([path]) => path === file) ?? [];
    return { code, severity, file, reason: message.includes(reason ?? '?') && reason };
  });
  const expected = REFUSED.map(([file, , reason]) => {
    return { code: 'asset/not-read', severity: 'error', file, reason };
  });
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(Object.values(files).join('\n')).not.toContain('root:x:0:0');
});

test('follows a link to another page of the site', async () => {
  expect(await siteWith(['content/again.md', linkTo('index.md')]).findings()).toEqual([
    'content/index.md:2:1 front-matter/same-title',
    'content/index.md:3:1 front-matter/same-description',
  ]);
});

test('ignores the lock file of an editor', async () => {
  expect(await siteWith(['content/.#index.md', linkTo('me@host.1234')]).findings()).toEqual([]);
});
