// Builds the published files: the command line (split, so that `--help` loads little), the worker,
// the browser modules, the default theme, and types. Writes to build/, which is not in git.
// `--if-stale` does nothing if build/ is newer than its sources.
import { build as bundle } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inlineHooks } from './inline-hooks.mjs';
import { isEngineStale } from './stale-engine.mjs';

if (process.argv.includes('--if-stale') && !isEngineStale()) process.exit();

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(root, 'build');
const source = (path) => join(root, path);
rmSync(out, { recursive: true, force: true });

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  outdir: out,
  logLevel: 'warning',
  legalComments: 'none',
  jsx: 'automatic',
};

// CommonJS packages in an ES module bundle load built-in modules with `require`.
const banner = {
  js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
};

const node = {
  ...common,
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  // gray-matter loads js-yaml but never uses it, because `yaml` reads front matter.
  alias: { 'js-yaml': source('scripts/empty-js-yaml.cjs') },
  outExtension: { '.js': '.mjs' },
  minifySyntax: true,
  minifyWhitespace: true,
  banner,
  // Native packages, and packages that are loaded by few commands or in parts.
  external: [
    'esbuild',
    'prismjs',
    'satteri',
    'tailwindcss',
    'typescript',
    'playwright-core',
    'axe-core',
  ],
};

/** Folders of the packages whose code the bundles contain, for `scripts/published-packages.mjs`. */
const bundled = new Set();

async function build(options) {
  const { metafile } = await bundle({ ...options, metafile: true });
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const [folder] = /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
      if (folder !== undefined && bytesInOutput > 0) bundled.add(folder);
    }
  }
}

const hooks = await inlineHooks(source('runtime/contract/hooks.ts'));
// Prism sets its global only if there is a `global`.
const browser = {
  ...common,
  platform: 'browser',
  target: 'es2022',
  define: { global: 'globalThis' },
};
const packagesApart = { packages: 'external' };

/**
 * The theme shares the modules of islands with the code that mounts them: there is one React
 * context.
 */
const beside = {
  name: 'beside',
  setup(builder) {
    builder.onResolve({ filter: /^docs-build\/runtime$/ }, () => ({
      path: './runtime.mjs',
      external: true,
    }));
  },
};

await Promise.all([
  build({
    ...node,
    entryPoints: {
      cli: source('cli/main.ts'),
      index: source('cli/index.ts'),
      worker: source('cli/workers/worker.ts'),
    },
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  }),
  // Without a banner, because sites that import it bundle it again.
  build({ ...node, banner: {}, entryPoints: { rules: source('cli/report/rule-docs.ts') } }),
  buildPageScripts(),
  build({
    ...browser,
    plugins: [hooks],
    entryPoints: { 'runtime/dev-client': source('runtime/dev/client.ts') },
  }),
  // Modules, because sites omit functions that they do not need. Sites make plain scripts of them.
  build({
    ...browser,
    plugins: [hooks],
    minify: true,
    entryPoints: {
      'runtime/init': source('runtime/init.ts'),
      'runtime/sidebar-init': source('runtime/sidebar/init.ts'),
      'runtime/worker': source('runtime/service-worker/worker.ts'),
    },
  }),
  build({
    ...browser,
    plugins: [hooks],
    format: 'iife',
    minify: true,
    entryPoints: {
      'runtime/ad-frame': source('runtime/ads/ad-frame-page.ts'),
      'runtime/edit-frame': source('runtime/live/edit-frame-page.ts'),
      'runtime/offline': source('runtime/offline.ts'),
      'runtime/worker-kill': source('runtime/service-worker/worker-kill.ts'),
    },
  }),
  // The code that mounts islands and the modules that islands import share one React context.
  build({
    ...browser,
    ...packagesApart,
    plugins: [hooks],
    platform: 'neutral',
    splitting: true,
    chunkNames: 'runtime/shared/[name]-[hash]',
    entryPoints: {
      'branding-theme': source('theme/branding-theme.ts'),
      'theme-contract': source('runtime/contract/theme.ts'),
      runtime: source('runtime/index.ts'),
      'runtime/mount': source('runtime/islands/mount.tsx'),
    },
    outExtension: { '.js': '.mjs' },
  }),
  buildStyled('default-theme', 'theme/default-theme.ts'),
  buildStyled('playground', 'theme/playground/Playground.tsx'),
]);
await prebuild();
await writeTexts();
if (!process.argv.includes('--no-types')) buildTypes();
writeFileSync(join(out, 'packages.json'), `${JSON.stringify(packageVersions(), null, 2)}\n`);
writeFileSync(join(out, 'engine.json'), `${JSON.stringify({ hash: hashOfBuild() })}\n`);

/**
 * Builds the script of every page and each script that it loads on demand as a single file, so that
 * a page requests one script at first and one for each feature in use. Code that two scripts use is
 * in both. Minified here, because sites only insert constants.
 */
async function buildPageScripts() {
  const wanted = new Map([['runtime/page/entry', source('runtime/entry.ts')]]);
  const onDemand = {
    name: 'on-demand',
    setup(builder) {
      builder.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, kind }) => {
        if (kind !== 'dynamic-import') return undefined;
        const name = basename(path, '.ts');
        const file = resolve(resolveDir, path);
        const known = wanted.get(`runtime/page/${name}`) ?? file;
        if (known !== file) throw new Error(`${known} and ${file} would be one file`);
        wanted.set(`runtime/page/${name}`, file);
        return { path: `./${name}.js`, external: true };
      });
    },
  };
  const options = { ...browser, plugins: [hooks, onDemand], minify: true };
  // A script that is loaded on demand may load others.
  for (let built = 0; built < wanted.size;) {
    const entryPoints = Object.fromEntries([...wanted].slice(built));
    built = wanted.size;
    await build({ ...options, entryPoints });
  }
}

/**
 * Builds a module of the theme with its style sheet beside it, so that importers bundle both. Icons
 * and fonts stay in their packages.
 */
function buildStyled(name, entry) {
  return build({
    ...common,
    ...packagesApart,
    platform: 'neutral',
    outExtension: { '.js': '.mjs' },
    entryPoints: { [name]: source(entry) },
    banner: { js: `import './${name}.css';` },
    plugins: [beside],
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
  });
}

/** Bundles the code of sites without islands, which needs the engine that was just built. */
async function prebuild() {
  const script = join(out, 'prebuild.mjs');
  await build({ ...node, entryPoints: { prebuild: source('scripts/prebuild.ts') } });
  execFileSync(process.execPath, [script, out, join(out, 'prebuilt.json')], { stdio: 'inherit' });
  rmSync(script);
}

/** Writes the English texts of the interface, which translators of a site copy. */
async function writeTexts() {
  const contents = `
    import { API_WORDS } from './cli/api/content/sections.ts';
    import * as browser from './runtime/contract/payload.ts';
    import { PLAYGROUND_TEXTS, SETTINGS_TEXTS } from './theme/browser-texts.ts';
    import { TEXTS } from './theme/texts.ts';
    const parts = Object.entries(browser).filter(([name]) => /(?:^|_)TEXTS$/.test(name));
    const theme = { ...TEXTS, ...SETTINGS_TEXTS, ...PLAYGROUND_TEXTS };
    export default Object.assign({}, API_WORDS, ...parts.map(([, texts]) => texts), theme);`;
  const script = join(out, 'texts.mjs');
  await bundle({
    ...common,
    platform: 'node',
    banner,
    stdin: { contents, resolveDir: root },
    outdir: undefined,
    outfile: script,
  });
  const { default: texts } = await import(pathToFileURL(script).href);
  writeFileSync(join(out, 'texts.en.json'), `${JSON.stringify(texts, null, 2)}\n`);
  rmSync(script);
}

function buildTypes() {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', source('scripts/tsconfig.types.json')],
    { cwd: root, stdio: 'inherit' },
  );
  // Style sheets have no declarations, so strict compilers would report their imports.
  for (const name of ['default-theme', 'playground/Playground']) {
    const file = join(out, `types/theme/${name}.d.ts`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^import '.*\.css';\n/gm, ''));
  }
}

/** Returns the bundled packages as `name@version`, sorted. */
function packageVersions() {
  const versions = [...bundled].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return `${name}@${version}`;
  });
  return [...new Set(versions)].sort();
}

function hashOfBuild() {
  const hash = createHash('sha256');
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(out.length)).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 16);
}
