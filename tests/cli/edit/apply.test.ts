import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyFileEdits, JOURNAL, undoInterrupted } from '../../../cli/edit/apply.ts';
import type { FileEdit } from '../../../cli/edit/file-edit.ts';
import { directoryWith } from '../commands/command-line.ts';
import { acrossDisks, type Fault, withFault } from './faulty-system.ts';

const FILES = {
  'docs.config.ts': 'export default { redirects: [] };\n',
  'content/index.md': '# Home\n\n[A](/a/)\n',
  'content/guide/a.md': '# A\n',
  'content/guide/empty.png': '',
  'content/guide/a.png': '\u0000\u0001picture',
};

/** Edits that rewrite a file, rewrite and move another one, and create a new one. */
const EDITS: readonly FileEdit[] = [
  { file: 'content/index.md', before: FILES['content/index.md'], after: '# Home\n\n[A](/b/)\n' },
  { file: 'content/guide/a.md', before: FILES['content/guide/a.md'], after: '# B\n' },
  { file: 'content/new/n.md', after: '# New\n' },
  { from: 'content/guide/a.md', to: 'content/b/b.md' },
  { from: 'content/guide/empty.png', to: 'content/b/empty.png' },
  { from: 'content/guide/a.png', to: 'content/b/a.png' },
];

const MODE = 0o640;

/** A folder in memory if the system has one, since the tests create hundreds of sites. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

function siteToEdit(): string {
  const root = mkdtempSync(join(FOLDER, 'docs-build-edit-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  chmodSync(join(root, 'content/index.md'), MODE);
  return root;
}

/** Returns all files and empty folders below a folder, with text and mode. */
function treeOf(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const stats = lstatSync(join(root, name));
      if (stats.isSymbolicLink()) return [[name, 'link']];
      if (stats.isDirectory()) return readdirSync(join(root, name)).length > 0 ? [] : [[name, '']];
      const mode = (stats.mode & 0o777).toString(8);
      return [[name, `${mode} ${readFileSync(join(root, name), 'utf8')}`]];
    }),
  );
}

/** Like `treeOf` without empty folders, since a folder that cannot be removed remains. */
const filesOf = (root: string) =>
  Object.fromEntries(Object.entries(treeOf(root)).filter(([, text]) => text !== ''));

const TREE = Object.entries(FILES).map(([file, text]) => {
  const mode = file === 'content/index.md' ? MODE : 0o666 & ~process.umask();
  return [file, `${mode.toString(8)} ${text}`] as const;
});

/** The site before the edits, as `treeOf` gives it. */
const OLD = Object.fromEntries(TREE);

/** The site with all edits made. */
const NEW = {
  'content/b/a.png': OLD['content/guide/a.png'],
  'content/b/b.md': OLD['content/guide/a.md']?.replace('# A', '# B'),
  'content/b/empty.png': OLD['content/guide/empty.png'],
  'content/index.md': OLD['content/index.md']?.replace('/a/', '/b/'),
  'content/new/n.md': OLD['content/guide/a.md']?.replace('# A', '# New'),
  'docs.config.ts': OLD['docs.config.ts'],
};

test('applies edits together, keeps file modes, and leaves no other file', () => {
  const root = siteToEdit();
  expect(treeOf(root)).toEqual(OLD);
  expect(applyFileEdits(root, 'mv', EDITS)).toEqual({ ok: true });
  expect(treeOf(root)).toEqual(NEW);
});

/**
 * Runs `run` on new sites, each with a fault at another call, in steps of `step`, until a run makes
 * fewer calls. Returns the number of runs.
 */
function atEveryCall(
  kind: Fault['kind'],
  run: (fault: Fault, root: string) => boolean,
  step = 1,
): number {
  for (let runs = 1; ; runs++) {
    const root = siteToEdit();
    const isHit = run({ at: (runs - 1) * step, kind }, root);
    rmSync(root, { recursive: true });
    if (!isHit) return runs;
  }
}

test('restores the site after a process was killed at any step', () => {
  const seen = { restored: 0, complete: 0 };
  const calls = atEveryCall('killed', (fault, root) => {
    const { isHit } = withFault(fault, () => applyFileEdits(root, 'mv', EDITS));
    const undone = undoInterrupted(root);
    expect(undone?.left ?? []).toEqual([]);
    const isComplete = isHit && undone === undefined && existsSync(join(root, 'content/b/b.md'));
    seen[isComplete ? 'complete' : 'restored'] += 1;
    const isNew = !isHit || isComplete;
    expect({ at: fault.at, tree: treeOf(root) }).toEqual({
      at: fault.at,
      tree: isNew ? NEW : OLD,
    });
    return isHit;
  });
  expect(calls).toBeGreaterThan(90);
  expect(seen.restored).toBeGreaterThan(90);
});

/** Returns the last call at which a kill leaves the journal, after all edits are made. */
function lastCall(): number {
  for (let at = 110; ; at--) {
    const root = siteToEdit();
    withFault({ at, kind: 'killed' }, () => applyFileEdits(root, 'mv', EDITS));
    if (existsSync(join(root, JOURNAL))) return at;
  }
}

test('restores the site even if an earlier restore was killed', () => {
  for (const at of [12, 31, 58, 77, lastCall()]) {
    const first: Fault = { at, kind: 'killed' };
    atEveryCall(
      'killed',
      (fault, root) => {
        withFault(first, () => applyFileEdits(root, 'mv', EDITS));
        const { isHit } = withFault(fault, () => undoInterrupted(root));
        expect(undoInterrupted(root)?.left ?? []).toEqual([]);
        expect({ at, restoring: fault.at, tree: treeOf(root) }).toEqual({
          at,
          restoring: fault.at,
          tree: OLD,
        });
        return isHit;
      },
      13,
    );
  }
});

test.each(['ENOSPC', 'EACCES', 'EIO'] as const)(
  'leaves the old or the new site after %s at any step',
  (code) => {
    atEveryCall(code, (fault, root) => {
      const { isHit, result } = withFault(fault, () => applyFileEdits(root, 'mv', EDITS));
      const isMade = result?.ok === true;
      if (result?.ok === false) expect(result.left).toEqual([]);
      // The call that failed may be the removal of the journal.
      expect(undoInterrupted(root)?.left ?? []).toEqual([]);
      expect({ at: fault.at, tree: filesOf(root) }).toEqual({
        at: fault.at,
        tree: isMade ? NEW : OLD,
      });
      return isHit;
    });
  },
);

test.each(['ENOSPC', 'EACCES', 'EIO'] as const)(
  'a site that cannot be restored because of %s is restored by a later command',
  (code) => {
    const last = lastCall();
    atEveryCall(
      code,
      (fault, root) => {
        withFault({ at: last, kind: 'killed' }, () => applyFileEdits(root, 'mv', EDITS));
        const { isHit } = withFault(fault, () => undoInterrupted(root));
        expect(undoInterrupted(root)?.left ?? []).toEqual([]);
        expect({ at: fault.at, tree: filesOf(root) }).toEqual({ at: fault.at, tree: OLD });
        return isHit;
      },
      7,
    );
  },
);

test('keeps and reports files that the author changed after an interruption', () => {
  const root = siteToEdit();
  withFault({ at: lastCall(), kind: 'killed' }, () => applyFileEdits(root, 'mv', EDITS));
  writeFileSync(join(root, 'content/index.md'), '# Written by hand\n');
  mkdirSync(join(root, 'content/guide'), { recursive: true });
  writeFileSync(join(root, 'content/guide/a.png'), 'another picture');
  expect(undoInterrupted(root)?.left).toEqual([
    {
      file: 'content/guide/a.png',
      reason: 'content/b/a.png and content/guide/a.png both exist',
      isRefused: false,
    },
    {
      file: 'content/index.md',
      reason: 'content/index.md has changed in the meantime, or is a symbolic link',
      isRefused: false,
    },
  ]);
  expect(readFileSync(join(root, 'content/index.md'), 'utf8')).toBe('# Written by hand\n');
  expect(readFileSync(join(root, 'content/guide/a.md'), 'utf8')).toBe('# A\n');
  expect(existsSync(join(root, JOURNAL))).toBe(false);
});

test('moves files to another file system and back, also after an interruption', () => {
  atEveryCall('killed', (fault, root) => {
    const { isHit } = withFault(fault, () =>
      acrossDisks('/content/b/', () => applyFileEdits(root, 'mv', EDITS)),
    );
    if (!isHit) expect(treeOf(root)).toEqual(NEW);
    const undone = acrossDisks('/content/b/', () => undoInterrupted(root));
    if (undone) expect({ at: fault.at, tree: treeOf(root) }).toEqual({ at: fault.at, tree: OLD });
    return isHit;
  });
});

test('overwrites no file, and writes none outside of the site or through a link', () => {
  const outside = directoryWith({ 'b.md': '# A\n' });
  const root = siteToEdit();
  symlinkSync(outside, join(root, 'content/folder'));
  symlinkSync(join(outside, 'b.md'), join(root, 'content/linked.md'));
  const before = { ...OLD, ...treeOf(root) };
  const refused: readonly FileEdit[] = [
    { from: 'content/guide/a.md', to: 'content/index.md' },
    { from: 'content/guide/a.md', to: 'content/folder/a.md' },
    { from: 'content/guide/a.md', to: '../a.md' },
    { from: 'content/guide/a.md', to: '.git/hooks/post-checkout' },
    { from: 'content/linked.md', to: 'content/moved.md' },
    { from: 'content/folder/b.md', to: 'content/moved.md' },
    { file: 'content/linked.md', before: '# A\n', after: 'x' },
    { file: 'content/folder/b.md', before: '# A\n', after: 'x' },
    { file: 'content/folder/n.md', after: 'x' },
    { file: 'content/index.md', after: 'x' },
    { file: 'node_modules/a/index.js', after: 'x' },
  ];
  for (const edit of refused) {
    const applied = applyFileEdits(root, 'mv', [...EDITS.slice(0, 1), edit]);
    expect({ edit, applied }).toMatchObject({ edit, applied: { ok: false, left: [] } });
  }
  expect(treeOf(root)).toEqual(before);
  expect(treeOf(outside)).toMatchObject({ 'b.md': expect.stringContaining('# A') as string });
  expect(readdirSync(outside)).toEqual(['b.md']);
});

test('does not follow a link with the former name of temporary files', () => {
  const outside = directoryWith({ 'secret.txt': 'secret\n' });
  chmodSync(join(outside, 'secret.txt'), 0o600);
  const root = siteToEdit();
  symlinkSync(join(outside, 'secret.txt'), join(root, 'content/.docs-build-fix'));
  expect(applyFileEdits(root, 'check --fix', EDITS)).toEqual({ ok: true });
  expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret\n');
  expect(statSync(join(outside, 'secret.txt')).mode & 0o777).toBe(0o600);
});

const JOURNALS: readonly (readonly [string, unknown])[] = [
  ['is cut off', '{"command":"mv","edits":[{"fi'],
  ['is empty', ''],
  ['is a list', []],
  ['names no files', { command: 'mv', edits: [{}], temporary: 'x' }],
  [
    'names temporary files outside',
    { command: 'mv', edits: [{ file: 'a', after: 'x' }], temporary: '../../x' },
  ],
];

test.each(JOURNALS)('removes a journal that %s, and changes nothing else', (_what, journal) => {
  const root = siteToEdit();
  const text = typeof journal === 'string' ? journal : JSON.stringify(journal);
  writeFileSync(join(root, JOURNAL), text);
  expect(undoInterrupted(root)).toBeUndefined();
  expect(treeOf(root)).toEqual(OLD);
});

test('a foreign journal changes no file outside of the site', () => {
  const outside = directoryWith({ 'a.md': 'old' });
  const root = siteToEdit();
  symlinkSync(outside, join(root, 'content/folder'));
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git/config'), 'old');
  const temporary = `.docs-build-${'0'.repeat(36)}`;
  const edits = ['../a.md', join(outside, 'a.md'), 'content/folder/a.md', '.git/config'].map(
    (file) => ({ file, before: 'new', after: 'old' }),
  );
  writeFileSync(join(root, JOURNAL), JSON.stringify({ command: 'mv', edits, temporary }));
  expect(undoInterrupted(root)?.left).toHaveLength(4);
  expect(readFileSync(join(outside, 'a.md'), 'utf8')).toBe('old');
  expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe('old');
});
