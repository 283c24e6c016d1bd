import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptFindings } from '../../../cli/commands/check/kept/kept-findings.ts';
import { openProject } from '../../../cli/commands/site/project.ts';
import { createReadLog } from '../../../cli/model/content/read-log.ts';
import { directoryWith, docsBuild, SMALL_SITE, testTerminal } from './command-line.ts';

const SITE = {
  ...SMALL_SITE,
  'docs.config.ts':
    "import { name } from './name.ts';\nexport default { site: { url: 'https://docs.example.org', name }, publicEnv: ['PUBLIC_KEY'] };\n",
  'name.ts': "export const name = 'Test';\n",
  'content/public/robots.txt': 'User-agent: *\n',
  'parts/part.ts': 'export const part = 1;\n',
  'package.json': '{}',
  'node_modules/known/package.json': '{ "name": "known", "version": "1.0.0" }',
  'node_modules/known/index.js': 'export default 1;\n',
};

/** A site whose runs read a few files besides its content. `look` says whether a run had to find anew. */
function keptSite(
  more: { readonly spoiled?: boolean; readonly code?: string; readonly during?: () => void } = {},
) {
  const root = directoryWith(SITE);
  const at = (path: string) => join(root, path);
  const state = { runs: 0 };
  const look = async (env: Readonly<Record<string, string>> = {}, options = {}) => {
    const { terminal } = testTerminal(root, env);
    const reads = createReadLog();
    const global = { root: '.', logLevel: 'info', color: false, debug: false } as const;
    const project = await openProject({ ...global, ...options }, terminal, reads);
    const before = state.runs;
    const found = await keptFindings({ project, reads, scope: 'all' }, () => {
      state.runs += 1;
      reads.add(['parts/part.ts', 'settings/package.json'].map(at));
      reads.add(['package.json', 'index.js'].map((name) => at(`node_modules/known/${name}`)));
      if (more.spoiled) reads.spoil();
      more.during?.();
      const { code = 'a/b' } = more;
      const finding = { code, severity: 'error', message: `${state.runs}` } as const;
      return Promise.resolve({ diagnostics: [finding], pages: 1, ignoring: [] });
    });
    await project.close();
    const isAnew = state.runs > before;
    expect(found.diagnostics[0]?.message).toBe(String(state.runs));
    return isAnew;
  };
  return { root, look, at };
}

const write = (path: string, text: string) => writeFileSync(path, text);

test('a change of anything that a run depends on is seen, and nothing else makes it find anew', async () => {
  const { look, at } = keptSite();
  expect(await look()).toBe(true);
  expect(await look()).toBe(false);
  const changes: Record<string, () => void> = {
    'the text of a page': () => write(at('content/index.md'), '# Other\n'),
    'the same number of bytes': () => write(at('content/index.md'), '# OTHER\n'),
    'a page that comes': () => write(at('content/new.md'), '# New\n'),
    'a page that goes': () => rmSync(at('content/new.md')),
    'a public file': () => write(at('content/public/robots.txt'), 'User-agent: a\n'),
    'a value of the configuration': () => write(at('name.ts'), "export const name = 'Other';\n"),
    'places in the configuration': () => write(at('name.ts'), "\nexport const name = 'Other';\n"),
    'a module outside of the content': () => write(at('parts/part.ts'), 'export const part = 2;\n'),
    'a module that may be meant instead': () => write(at('parts/part.tsx'), 'export {};\n'),
    'the code of a package': () => write(at('node_modules/known/index.js'), 'export default 2;\n'),
    'the version of a package': () =>
      write(at('node_modules/known/package.json'), '{ "name": "known", "version": "2.0.0" }'),
    'what is to be installed': () => write(at('package.json'), '{ "dependencies": {} }'),
    'what is installed': () => write(at('package-lock.json'), '{}'),
  };
  const seen: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    change();
    if (await look()) seen.push(name);
    expect(await look(), name).toBe(false);
  }
  expect(seen).toEqual(Object.keys(changes));
});

test('the environment and the address of a site are seen', async () => {
  const { look } = keptSite();
  await look();
  expect(await look({ PUBLIC_KEY: 'a' })).toBe(true);
  expect(await look({ PUBLIC_KEY: 'a' })).toBe(false);
  expect(await look({ PUBLIC_KEY: 'a' }, { base: '/docs/' })).toBe(true);
});

test('findings are not kept where nobody knows what they depend on, where a limit stopped a page, or where a file changed meanwhile', async () => {
  const spoiled = keptSite({ spoiled: true });
  expect([await spoiled.look(), await spoiled.look()]).toEqual([true, true]);
  const stopped = keptSite({ code: 'markdown/stopped' });
  expect([await stopped.look(), await stopped.look()]).toEqual([true, true]);
  const files: { part?: string } = {};
  const changing = keptSite({ during: () => files.part && write(files.part, 'export {};\n') });
  files.part = changing.at('parts/part.ts');
  expect([await changing.look(), await changing.look()]).toEqual([true, true]);
});

test('findings that were kept and are damaged are found anew', async () => {
  const { look, at } = keptSite();
  await look();
  write(at('.docs-build/check/all.json'), '{"key":');
  expect(await look()).toBe(true);
});

test('a check that has nothing to do says what the one before said, and sees what its demos import', async () => {
  const root = directoryWith({
    ...SMALL_SITE,
    'package.json': '{ "type": "module" }',
    'lib/label.ts': "export const label = 'Hello';\n",
    'content/Hello.tsx':
      "import { label } from '../lib/label';\n\nexport default function Hello() {\n  return <p>{label}</p>;\n}\n",
    'content/index.md':
      '---\ntitle: Home\ndescription: The first page.\n---\n\n{{"demo": "Hello.tsx"}}\n\n[Gone](/gone/)\n\n[Old](/old/) <!-- docs-build-ignore link/*: old -->\n\n<!-- docs-build-ignore html/*: nothing -->\n',
  });
  const check = async () => {
    const { out } = await docsBuild(root, [
      'check',
      '--format',
      'json',
      '--skip',
      'demo/types,demo/untyped',
    ]);
    const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string }[] };
    return { out, codes: diagnostics.map(({ code }) => code) };
  };
  const cold = await check();
  // What asks for more looks for itself.
  const asked = await docsBuild(root, ['check', '--only', 'translation/unmarked,link/*']);
  expect(asked.err).toContain('1 error');
  const kept = readFileSync(join(root, '.docs-build/check/all-untyped.json'), 'utf8');
  expect(kept).toContain(join(root, 'lib/label.ts'));
  expect((await check()).out).toBe(cold.out);
  // The check had nothing to do: what a build keeps is as it was.
  expect(readFileSync(join(root, '.docs-build/check/all-untyped.json'), 'utf8')).toBe(kept);
  write(join(root, 'lib/label.ts'), "throw new Error('No label');\nexport const label = '';\n");
  const broken = await check();
  expect(cold.codes).toEqual(['link/no-such-page', 'ignore/unused']);
  expect(broken.codes).toContain('demo/render-failed');
  rmSync(join(root, '.docs-build'), { recursive: true });
  expect((await check()).out).toBe(broken.out);
});
