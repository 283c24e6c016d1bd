import type { OutputFile } from '../../model/assets.ts';
import type { HeaderRule, HostRules } from '../../model/hosting.ts';
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
export function vercelFile({ base, headers, redirects, prefixes }: HostRules): OutputFile {
  const markdown = { type: 'header', key: 'accept', value: '.*text/markdown.*' };
  const others = prefixes.map((prefix) => `${prefix.slice(1)}/`).join('|');
  const pages = `${literal(base)}(${others === '' ? '' : `(?!${others})`}.+)/`;
  return jsonFile('vercel.json', {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    redirects: [
      // Vercel adds the slash first.
      ...redirects
        .filter(({ from }) => /[/*]$/.test(from))
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
      { source: `${literal(base)}(.*/|)`, headers: [{ key: 'Vary', value: 'Accept' }] },
    ],
  });
}

/** Creates `firebase.json`, for `firebase deploy --config dist/firebase.json`. */
export function firebaseFile({ headers, redirects }: HostRules): OutputFile {
  return jsonFile('firebase.json', {
    hosting: {
      public: '.',
      ignore: ['firebase.json', '_headers', '_redirects', '**/.*'],
      trailingSlash: true,
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
