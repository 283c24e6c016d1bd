import type { OutputFile } from '../../model/assets.ts';
import { FILE_ENDING, type HeaderRule, type HostRules } from '../../model/hosting.ts';
import { toOutputPath } from '../../model/paths.ts';

const jsonFile = (path: string, value: unknown): OutputFile => ({
  path: toOutputPath(path),
  bytes: `${JSON.stringify(value, null, 2)}\n`,
});

const keyedHeaders = ({ headers }: HeaderRule) => headers.map(([key, value]) => ({ key, value }));

/** Escapes what has a meaning in a pattern of path-to-regexp. */
const literal = (path: string) => path.replace(/[\\:()*+?{}]/g, '\\$&');

/**
 * Creates `vercel.json`. Rewrites come after files there, so clients that accept Markdown are redirected to it: pages
 * of the first language only, because other languages may lack the file.
 */
export function vercelFile(rules: HostRules): OutputFile {
  const { base, headers, redirects, prefixes, trailingSlash } = rules;
  const markdown = { type: 'header', key: 'accept', value: '.*text/markdown.*' };
  const others = prefixes.map((prefix) => `${prefix.slice(1)}/`).join('|');
  const isOther = others === '' ? '' : `(?!${others})`;
  const page = trailingSlash ? '.+)/' : `(?!.*${FILE_ENDING}).+)`;
  const pages = `${literal(base)}(${isOther}${page}`;
  return jsonFile('vercel.json', {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash,
    ...(!trailingSlash && { cleanUrls: true }),
    redirects: [
      // Vercel adds or removes the slash first.
      ...redirects
        .filter(({ from }) => (trailingSlash ? /[/*]$/ : /[^/]$/).test(from))
        .map(({ from, to, status }) => ({
          source: literal(from).replace(/\\\*$/, '(.*)'),
          destination: to.replace(/:splat$/, '$1'),
          statusCode: status,
        })),
      { source: literal(base), has: [markdown], destination: `${base}index.md`, statusCode: 307 },
      { source: pages, has: [markdown], destination: `${base}$1.md`, statusCode: 307 },
    ],
    headers: [
      ...headers.map((rule) => ({
        source: literal(rule.path).replace(/\\\*$/, '(.*)'),
        headers: keyedHeaders(rule),
      })),
      {
        source: `${literal(base)}(${trailingSlash ? '.*/|' : `(?!.*${FILE_ENDING}).*`})`,
        headers: [{ key: 'Vary', value: 'Accept' }],
      },
    ],
  });
}

/** Creates `firebase.json`, for `firebase deploy --config dist/firebase.json`. */
export function firebaseFile({ headers, redirects, trailingSlash }: HostRules): OutputFile {
  return jsonFile('firebase.json', {
    hosting: {
      public: '.',
      ignore: ['firebase.json', '_headers', '_redirects', '**/.*'],
      trailingSlash,
      ...(!trailingSlash && { cleanUrls: true }),
      redirects: redirects.map(({ from, to, status }) => ({
        source: from.replace(/\*$/, ':splat*'),
        destination: to,
        type: status,
      })),
      headers: headers.map((rule) => ({
        source: rule.path.replace(/\*$/, '**'),
        headers: keyedHeaders(rule),
      })),
    },
  });
}
