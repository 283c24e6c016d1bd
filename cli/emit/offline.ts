import { createWriteStream, renameSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { init, parse } from 'es-module-lexer';
import type { TransformFailure } from 'esbuild';
import { transform } from '../model/code/bundler.ts';
import { HOOKS, PRINT_QUERY } from '../../runtime/contract/hooks.ts';
import { PAYLOAD_ID } from '../../runtime/contract/payload.ts';
import { filesBelow } from '../disk/files.ts';
import { INLINE_SCRIPT, type OutputFile } from '../model/code/assets.ts';
import { type OutputPath, toOutputPath } from '../model/paths.ts';

/** Script that loads the modules and data of an offline copy. */
const LOADER = toOutputPath('_assets/offline.js');

/** Files for hosts, search engines and edited code, which an offline copy omits. */
const LEFT_OUT =
  /^(?:_frames\/.*|_headers|_redirects|robots\.txt|sitemap\.xml|addresses\.json|components\.json|manifest\.webmanifest)$/;

/** Adapts a site to `file://`, where browsers neither import modules nor fetch files. */
export async function* offlineFiles(
  files: AsyncIterable<OutputFile>,
  loader: string,
): AsyncGenerator<OutputFile> {
  await init();
  yield { path: LOADER, bytes: loader };
  for await (const { path, bytes } of files) {
    if (LEFT_OUT.test(path)) continue;
    const text = () => Buffer.from(bytes).toString('utf8');
    const isModule = !path.startsWith(`_assets/${INLINE_SCRIPT}-`);
    if (isModule && /^(?:_assets\/.*|_license)\.js$/.test(path)) {
      yield { path, bytes: await classicScript(path, text()) };
    } else if (/^_assets\/.*\.html$/.test(path)) yield textScript(path, text());
    else if (path.endsWith('.html')) yield { path, bytes: offlineDocument(path, text()) };
    else {
      yield { path, bytes };
      if (/\.(?:json|md)$|^_assets\/.*\.txt$/.test(path)) yield textScript(path, text());
    }
  }
}

const textScript = (path: OutputPath, text: string): OutputFile => ({
  path: toOutputPath(`${path}.js`),
  bytes: `docsOffline.text(${JSON.stringify(path)}, ${JSON.stringify(text)});\n`,
});

/** Converts a module to a script that defines it for the loader. */
async function classicScript(path: OutputPath, code: string): Promise<string> {
  const [imports] = parse(code);
  const needs = new Set<string>();
  let later = code;
  for (const { type, specifier, importStart } of imports.toReversed()) {
    if (type === 'static' || type === 'reexport-star') {
      needs.add(specifier);
      continue;
    }
    const [word, name] =
      type === 'import-meta' ? ['import.meta', '__own'] : ['import', '__own.load'];
    later = later.slice(0, importStart) + name + later.slice(importStart + word.length);
  }
  const body = await asCommonJs(later, path);
  const names = [path, [...needs]].map((name) => JSON.stringify(name)).join(',');
  const kind = body.includes(AWAIT_PLACEHOLDER) ? 'async function' : 'function';
  const run = `${kind}(require,module,__own){${body.replaceAll(AWAIT_PLACEHOLDER, 'await ')}}`;
  return `docsOffline.define(${names},${run});\n`;
}

/**
 * Placeholder for a top-level `await`, which CommonJS rejects. `await` is restored once the code is
 * in an async function. Unary operators have the same precedence as `await`, and no other code has
 * eight in a row.
 */
const AWAIT_PLACEHOLDER = '~~~~~~~~';

async function asCommonJs(code: string, path: OutputPath): Promise<string> {
  try {
    const options = { format: 'cjs', target: 'es2022', minifyWhitespace: true } as const;
    return (await transform(code, { ...options, sourcefile: path, logLevel: 'silent' })).code;
  } catch (error) {
    const [first] = (error as Partial<TransformFailure>).errors ?? [];
    const { line = 0, column = 0, length = 0 } = first?.location ?? {};
    const lines = code.split('\n');
    // The columns of esbuild count bytes.
    const bytes = Buffer.from(lines[line - 1] ?? '');
    if (bytes.toString('utf8', column, column + length) !== 'await') throw error;
    const [before, after] = [bytes.subarray(0, column), bytes.subarray(column + length)];
    lines[line - 1] = String(before) + AWAIT_PLACEHOLDER + String(after);
    return asCommonJs(lines.join('\n'), path);
  }
}

/** Markup that browsers report or ignore in a local file. */
const ONLINE_ONLY = new RegExp(
  [
    '<link rel="(?:preload|manifest|modulepreload)"[^>]*>\\n?',
    '<script type="speculationrules">[^<]*</script>\\n?',
    `<a [^>]*href="\\${PRINT_QUERY}"[^>]*>.*?</a>`,
    ` ${HOOKS.editable}=""`,
  ].join('|'),
  'g',
);

const ADDRESS = /(\s(?:href|src|poster|module)=")(\/(?!\/)[^"]*)/g;

const SRCSET = /\ssrcset="[^"]*/gi;
/** The address of an image in a `srcset`, with the quote or comma before it. */
const CANDIDATE = /("|,\s*)(\/(?!\/)[^\s,]*)/g;

/** Makes the addresses of a document relative. The loader replaces the page's module. */
function offlineDocument(path: OutputPath, html: string): string {
  const relative = (address: string) => relativeAddress(path, address);
  return html
    .replace(ONLINE_ONLY, '')
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
      (_, start, policy) => {
        const directives = String(policy)
          .split('; ')
          .filter((directive) => !/trusted-types/.test(directive));
        return start + directives.join('; ').replaceAll("'self'", "'self' file:");
      },
    )
    .replace(PAYLOAD, (_, start, json) => start + offlinePayload(String(json), relative))
    .replace(/<script type="module" src="([^"]*)">/, (_, entry) => {
      return `<script src="${relative(`/${LOADER}`)}" data-entry="${entry}">`;
    })
    .replace(ADDRESS, (_, start, address) => start + relative(String(address)))
    .replace(SRCSET, (list: string) =>
      list.replace(CANDIDATE, (_, before, address) => before + relative(String(address))),
    );
}

const PAYLOAD = new RegExp(`(<script type="application/json" id="${PAYLOAD_ID}">)([^<]*)`);

/** Makes addresses of a payload relative. Removes preloaded modules and packages of edited code. */
function offlinePayload(json: string, relative: (address: string) => string): string {
  const payload: unknown = JSON.parse(json, (key, value: unknown) => {
    if (key === 'modules' || key === 'packages') return undefined;
    if (typeof value !== 'string' || key === 'pathname' || !/^\/(?!\/)/.test(value)) return value;
    // `home` is a prefix of other addresses.
    return key === 'home' ? `./${relative(value).replace(/index\.html$/, '')}` : relative(value);
  });
  return JSON.stringify(payload).replaceAll('<', '\\u003c');
}

/** Returns a relative address: `../../b/index.html#c` for `/b/#c` in `a/d/index.html`. */
function relativeAddress(from: string, address: string): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return posix.relative(posix.dirname(`/${from}`), file) + suffix;
}

/** Writes the files below a folder as a zip archive. Equal files result in equal bytes. */
export async function zipFolder(folder: string, target: string): Promise<void> {
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  // The earliest date that a zip archive can store.
  const options = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true };
  const failure = new Promise<never>((_, reject) => zip.on('error', reject));
  for (const path of filesBelow(folder).sort()) {
    if (!posix.basename(path).startsWith('.')) zip.addFile(join(folder, path), path, options);
  }
  zip.end();
  const temporary = `${target}.new`;
  await Promise.race([pipeline(zip.outputStream, createWriteStream(temporary)), failure]);
  renameSync(temporary, target);
}
