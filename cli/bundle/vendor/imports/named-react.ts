import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'named-react';
const MARK = { isWhole: true };

/** A namespace that is not only looked into by names: `React['use' + 'Id']`, `{ ...React }`. */
const WHOLE = /\bReact\s*\[|\.\.\.React\b(?!\s*\.)/;

/** Whether a module needs React as one object. For a module that names it otherwise, the bundler makes one. */
const isTakenWhole = (file: string) => WHOLE.test(readFileSync(file, 'utf8'));

/** What compiled JSX takes. */
const JSX_NAMES = ['Fragment', 'jsx', 'jsxs'];

/**
 * Lets libraries import names of React one by one. React is CommonJS, so that each of their modules would look names up in the whole of it. `names`
 * are what it exports; those that nobody takes are left out. The site's own code may ask for the whole of it.
 */
export function namedReactPlugin(names: readonly string[]): Plugin {
  const known = new Map([
    ['react', names.filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'default')],
    ['react/jsx-runtime', JSX_NAMES],
  ]);
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve(
        { filter: /^react(?:\/jsx-runtime)?$/ },
        ({ path, kind, namespace, resolveDir, importer, pluginData }) => {
          const isLibrary = kind === 'import-statement' && namespace === 'file';
          if (!isLibrary || pluginData === MARK || isTakenWhole(importer)) return null;
          return { path, namespace: NAMESPACE, pluginData: { resolveDir } };
        },
      );
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) => {
        const from = JSON.stringify(path);
        const lines = (known.get(path) ?? []).map(
          (name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();\n`,
        );
        return {
          contents: `import * as whole from ${from};\nexport { default } from ${from};\n${lines.join('')}`,
          ...{ loader: 'js', pluginData: MARK, ...(pluginData as { readonly resolveDir: string }) },
        };
      });
    },
  };
}
