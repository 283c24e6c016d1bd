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

/** Returns a site with one entry that is not a regular file. */
function siteWith(path: string, make: Make) {
  const site = testSite({ 'content/index.md': page('Home', 'Text.\n') });
  mkdirSync(dirname(join(site.root, path)), { recursive: true });
  make(join(site.root, path));
  return site;
}

test.each([
  ['a link to a file outside', 'content/leak.md', linkTo('/etc/passwd'), 'outside the site'],
  ['a link to a folder outside', 'content/etc', linkTo('/etc'), 'outside the site'],
  ['a public link outside', 'content/public/a.txt', linkTo('/etc/passwd'), 'outside the site'],
  ['a link to nothing', 'content/b.md', linkTo('gone.md'), 'to a missing file'],
  ['a link to itself', 'content/c.md', linkTo('c.md'), 'to a missing file'],
  ['a link to its own folder', 'content/loop', linkTo('.'), 'a folder that contains it'],
  ['a name that is not UTF-8', 'content/e\ufffd.md', oddName, 'its name is not UTF-8'],
  ['a pipe', 'content/d.md', pipe, 'neither a file nor a folder'],
  ['a public pipe', 'content/public/d.txt', pipe, 'neither a file nor a folder'],
])('reports a file and does not read it: %s', async (_, path, make, reason) => {
  const { diagnostics, files } = await siteWith(path, make).build();
  expect(diagnostics).toMatchObject([{ code: 'asset/not-read', severity: 'error', file: path }]);
  expect(diagnostics[0]?.message).toContain(reason);
  expect(Object.values(files).join('\n')).not.toContain('root:x:0:0');
});

test('follows a link to another page of the site', async () => {
  expect(await siteWith('content/again.md', linkTo('index.md')).findings()).toEqual([
    'content/index.md:2:1 front-matter/same-title',
    'content/index.md:3:1 front-matter/same-description',
  ]);
});

test('ignores the lock file of an editor', async () => {
  expect(await siteWith('content/.#index.md', linkTo('me@host.1234')).findings()).toEqual([]);
});
