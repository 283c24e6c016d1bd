import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'esbuild';
import type { NamedFile } from '../files/content-names.ts';
import { bundleFiles } from '../files/esbuild.ts';
import type { CodeContext } from '../files/packages.ts';

/** A file of the first pass: its text, what it exports, and which other files it needs from the start: not what it may load later. */
interface Part {
  readonly name: string;
  readonly text: string;
  readonly exports: readonly string[];
  readonly imports: readonly string[];
}

/** What a chunk's export is called in the file it is joined to: unique, since chunks know nothing of each other's names. */
const alias = (chunk: number, name: string) => `c${chunk}_${name}`;

/**
 * Joins the chunks that `core` needs to `core` itself. The bundler makes a chunk for every set of groups that share something; a reader would ask
 * for a dozen of them, one after the other. Each other file then takes what it shares from `core.js`.
 */
export async function joinChunks(
  files: readonly NamedFile[],
  options: { readonly core: string; readonly context: CodeContext; readonly minify: boolean },
): Promise<NamedFile[]> {
  const parts = await readParts(files);
  const core = parts.get(`${options.core}.js`);
  if (!core) return [...files];
  const joined = chunksBelow(core, parts);
  const rest = [...parts.values()].filter((part) => part !== core && !joined.includes(part));
  const entries = {
    [options.core]: coreSource(core, joined),
    ...Object.fromEntries(rest.map(({ name, text }) => [name.replace(/\.js$/, ''), text])),
  };
  const plugins = [joinedPlugin(parts, { core, joined })];
  const { context, minify } = options;
  return bundleFiles({ context, platform: 'browser', entries, plugins, minify });
}

async function readParts(files: readonly NamedFile[]): Promise<ReadonlyMap<string, Part>> {
  await init();
  const parts = files.map(({ name, bytes }): [string, Part] => {
    const text = Buffer.from(bytes).toString('utf8');
    const [imports, exports] = parse(text);
    const names = exports.flatMap((one) => ('name' in one ? [one.name] : []));
    const targets = imports.flatMap(({ type, specifier }) =>
      type !== 'dynamic' && specifier ? [posix.basename(specifier)] : [],
    );
    return [name, { name, text, exports: names, imports: targets }];
  });
  return new Map(parts);
}

/** The chunks that a file imports, and those that these import, each once, in that order. */
function chunksBelow(start: Part, parts: ReadonlyMap<string, Part>): readonly Part[] {
  const found: Part[] = [];
  const visit = ({ imports }: Part) => {
    for (const name of imports) {
      const part = parts.get(name);
      if (!part || found.includes(part)) continue;
      found.push(part);
      visit(part);
    }
  };
  visit(start);
  return found;
}

const JOINED = 'joined';

function coreSource(core: Part, joined: readonly Part[]): string {
  const chunks = joined.map(({ name, exports }, index) => {
    const names = exports.map((exported) => `${exported} as ${alias(index, exported)}`);
    return `export { ${names.join(', ')} } from "${JOINED}:${name}";\n`;
  });
  return `export * from "${JOINED}:${core.name}";\n${chunks.join('')}`;
}

/** Inside `core` the chunks are themselves; for all other files they are names of `core`. */
function joinedPlugin(
  parts: ReadonlyMap<string, Part>,
  { core, joined }: { readonly core: Part; readonly joined: readonly Part[] },
): Plugin {
  const standIn = (chunk: Part): string => {
    const index = joined.indexOf(chunk);
    const names = chunk.exports.map((exported) => `${alias(index, exported)} as ${exported}`);
    return `export { ${names.join(', ')} } from "./${core.name}";\n`;
  };
  return {
    name: JOINED,
    setup(build) {
      build.onResolve({ filter: /^joined:/ }, ({ path }) => ({
        path: path.slice(JOINED.length + 1),
        namespace: JOINED,
      }));
      build.onResolve({ filter: /^\.\// }, ({ path, namespace }) => {
        const part = parts.get(posix.basename(path));
        if (!part) return null;
        const isJoined = joined.includes(part) || part === core;
        if (!isJoined) return { path, external: true };
        if (namespace === JOINED) return { path: part.name, namespace: JOINED };
        return part === core
          ? { path, external: true }
          : { path: part.name, namespace: 'stand-in' };
      });
      build.onLoad({ filter: /.*/, namespace: JOINED }, ({ path }) => ({
        contents: parts.get(path)?.text ?? '',
        loader: 'js',
      }));
      build.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => {
        const part = parts.get(path);
        return { contents: part ? standIn(part) : '', loader: 'js' };
      });
    },
  };
}
