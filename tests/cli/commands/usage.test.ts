import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';

test('--help lists the commands and the exit codes, on stdout', async () => {
  const { code, out, err } = await docsBuild('/', ['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const word of [
    'dev',
    'build',
    'check',
    'preview|serve',
    'clean',
    'info',
    'init',
    '130',
    '143',
    '--root',
  ]) {
    expect(out).toContain(word);
  }
  expect(out).not.toContain('lint');
});

test('clean removes the cache and nothing else', async () => {
  const root = directoryWith({ '.docs-build/cache/entry': '', 'content/index.md': '# Home\n' });
  const { code, err } = await docsBuild(root, ['clean']);
  expect({ code, left: readdirSync(root) }).toEqual({ code: 0, left: ['content'] });
  expect(err).toMatch(/^Removed .*\.docs-build\n$/);
  expect(await docsBuild(root, ['clean'])).toMatchObject({ code: 0 });
});

test('info prints versions and the configuration', async () => {
  const { code, out } = await docsBuild(directoryWith(SMALL_SITE), ['info']);
  expect(code).toBe(0);
  expect(out).toMatch(/^docs-build \d+\.\d+\.\d+\S*, Node\.js v\d+/);
  expect(out).toMatch(/^Configuration docs\.config\.\w+$/m);
  expect(out).toMatch(/^react \d+\.\d+\.\d+$/m);
});

test('-v prints the version', async () => {
  const { code, out } = await docsBuild('/', ['-v']);
  expect(code).toBe(0);
  expect(out).toMatch(/^docs-build \d+\.\d+\.\d+\S*\n$/);
});

/** A command line, its exit code, and its output on stderr. */
const ROWS: readonly (readonly [line: string, code: number, output: string])[] = [
  ['', 2, 'Usage: docs-build'],
  ['biuld', 2, `error: unknown command 'biuld'\n(Did you mean build?)`],
  ['lint', 2, `error: unknown command 'lint'\n(Did you mean check?)`],
  ['explain link/slash', 2, '(Did you mean check --explain?)'],
  ['lint . --fix', 2, '(Did you mean check?)'],
  ['build --out-dri x', 2, `error: unknown option '--out-dri'\n(Did you mean --out-dir?)`],
  ['build a b', 2, 'too many arguments'],
  ['dev --port http', 2, 'Expected a whole number from 0 to 65535.'],
  ['preview --port 65536', 2, 'Expected a whole number from 0 to 65535.'],
  ['build --concurrency 0', 2, 'Expected a whole number from 1 to 256.'],
  ['build --base docs', 2, 'Expected a path that starts and ends with /, such as /docs/.'],
  ['build --base /../x/', 2, 'Expected a path that starts and ends with /, such as /docs/.'],
  ['build --base /a/./', 2, 'Expected a path that starts and ends with /, such as /docs/.'],
  ['check --format xml', 2, 'Allowed choices are pretty, json, github, sarif, junit.'],
  ['check --log-level loud', 2, 'Allowed choices are silent, error, warn, info, debug.'],
  ['check --only links', 2, 'Unknown rule links\n  help: Did you mean link?'],
  ['check --explain nav/orphn', 2, 'Unknown rule nav/orphn'],
  ['check --explain no-such-anchor', 2, 'Did you mean link/no-such-anchor?'],
  ['check --explain no-such-ancor', 2, 'Did you mean link/no-such-anchor?'],
  ['check --explain plugin', 2, 'Did you mean markdown/plugin-failed or markdown/plugin-message?'],
  ['check --explain duplicat', 2, 'Did you mean path/duplicate or redirect/duplicate?'],
  ['build', 2, 'config/not-found'],
  ['build gone', 2, 'config/not-found'],
  ['build -c other.ts', 2, 'Looked for'],
  ['preview', 2, 'config/not-found'],
];

test.each(ROWS)(
  '`docs-build %s` exits with code %i and a message without a stack trace',
  async (line, expected, output) => {
    const { code, out, err } = await docsBuild(directoryWith(), line.split(' ').filter(Boolean));
    expect(err).toContain(output);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(err).not.toMatch(/^\s+at /m);
  },
);

test('--list-rules and --explain need no site and print to stdout', async () => {
  const list = await docsBuild('/', ['check', '--list-rules']);
  expect(list).toMatchObject({ code: 0, err: '' });
  expect(list.out).toMatch(/^config\/syntax +error +The configuration/m);
  const named = /^(\S+) .* Checked only (?:with check (--\w+)|if .* names it)\.$/gm;
  const rules = [...list.out.matchAll(named)].map(([, code, flag = '']) => `${code} ${flag}`);
  expect(rules.filter((rule) => !/^(?:redirect|demo)/.test(rule))).toEqual([
    'link/external-gone --external',
    'link/external-moved --external',
    'link/external-unreachable --external',
    'translation/missing ',
    'translation/unmarked ',
  ]);
  const one = await docsBuild('/', ['check', '--explain', 'link/slash']);
  expect(one.out).toBe(`link/slash  warning

  Pages are served with one slash at the end and no double slashes. Another
  spelling costs readers a redirect, or does not work. If most links have the
  other form, one finding without a location names \`trailingSlash\`.

  Wrong
  │ [Button](/button)

  Right
  │ [Button](/button/)

  In docs.config.ts, check: { 'link/slash': 'error' } makes it an error; 'off'
  turns it off, and 'link/*' means the whole family.
  check --fix corrects it where only one correction is possible.
`);
});

test('--explain states that the severity of a rule for pages without content is fixed', async () => {
  const { out } = await docsBuild('/', ['check', '--explain', 'markdown/too-large']);
  expect(out).toContain('The page has no content, so the severity cannot be changed.');
  expect(out).not.toContain("'off'");
});

test('--explain shows the bad files, and the good files that differ', async () => {
  const { out } = await docsBuild('/', ['check', '--explain', 'translation/untranslated']);
  expect(out).toContain('│ content/blog/hello.zh.md\n  │ 你好\n');
  expect(out).toContain('Right\n  │ content/blog/hello.zh.md is removed\n');
});

test('--list-rules --format json prints all data of the selected rules', async () => {
  const { out } = await docsBuild('/', [
    'check',
    '--list-rules',
    '--format',
    'json',
    '--only',
    'link',
  ]);
  const { rules } = JSON.parse(out) as { rules: Record<string, unknown>[] };
  expect(new Set(rules.map(({ family }) => family))).toEqual(new Set(['link']));
  expect(rules.find(({ code }) => code === 'link/external-gone')).toMatchObject({
    enabledBy: '--external',
  });
  expect(rules.find(({ code }) => code === 'link/slash')).toEqual({
    code: 'link/slash',
    family: 'link',
    severity: 'warning',
    explanation: expect.stringMatching(/^Pages are served with/) as string,
    fixable: true,
    bad: [{ text: '[Button](/button)' }],
    good: [{ text: '[Button](/button/)' }],
  });
});

test('preview without a build asks to run build first', async () => {
  const { code, err } = await docsBuild(directoryWith(SMALL_SITE), ['preview', '--port', '0']);
  expect(code).toBe(2);
  expect(err).toContain('Run docs-build build first');
});

test('shows the location of an error in the configuration, and stacks only with --debug', async () => {
  const root = directoryWith({ 'docs.config.ts': `export default {\n  sites: {},\n};\n` });
  const { code, err } = await docsBuild(root, ['build']);
  expect(code).toBe(2);
  expect(err).toContain('error  config/unknown-key  docs.config.ts:2:3\n  Unknown key sites\n');
  expect(err).toContain('  2 │   sites: {},\n    │   ^^^^^\n');
  expect(err).not.toMatch(/^\s+at /m);
  expect((await docsBuild(root, ['build', '--debug'])).err).toMatch(/^\s+at /m);
});

test('keeps a machine-readable format if the configuration does not load', async () => {
  const root = directoryWith({ 'docs.config.ts': 'export default {' });
  const { code, out, err } = await docsBuild(root, ['check', '--format', 'json']);
  expect({ code, err }).toEqual({ code: 2, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    ok: false,
    summary: { pages: 0, errors: 1, warnings: 0 },
    diagnostics: [{ code: 'config/syntax', file: 'docs.config.ts' }],
  });
});

test('loads no package but commander before a command is known', async () => {
  const { metafile } = await build({
    entryPoints: { cli: 'cli/main.ts', program: 'cli/commands/program.ts' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    outdir: 'out',
    packages: 'external',
    loader: { '.md': 'text' },
    logLevel: 'silent',
  });
  const loaded = new Set<string>();
  const load = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { kind, path: next } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') load(next);
    }
  };
  load('out/program.js');
  load('out/cli.js');
  const packages = [...loaded].filter((path) => !path.startsWith('out/') && !isBuiltin(path));
  expect(packages).toEqual(['commander']);
});
