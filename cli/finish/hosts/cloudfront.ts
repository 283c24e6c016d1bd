import { type OutputFile, jsonFile } from '../../model/code/assets.ts';
import {
  FILE_ENDING,
  type HeaderRule,
  type HostRules,
  MARKDOWN_LITERAL,
} from '../../model/hosting.ts';
import { toOutputPath } from '../../model/paths.ts';

/** Maximum size of a CloudFront function, in bytes. */
const LIMIT = 10_240;

/** Creates the functions for a private bucket, and redirects as data: functions must be small. */
export function cloudfrontFiles(rules: HostRules): readonly OutputFile[] {
  const exact = rules.redirects.filter(({ from }) => !from.endsWith('*'));
  const data = exact.map(({ from, to }) => ({ key: decodeURI(from), value: to }));
  return [
    { path: toOutputPath('cloudfront-request.js'), bytes: requestFunction(rules) },
    { path: toOutputPath('cloudfront-response.js'), bytes: responseFunction(rules) },
    ...(data.length > 0 ? [jsonFile(toOutputPath('cloudfront-redirects.json'), { data })] : []),
  ];
}

/** Returns the source of a function for redirects and pages: a bucket only finds files by name. */
function requestFunction(rules: HostRules): string {
  const { base, redirects, prefixes, trailingSlash } = rules;
  const exact = redirects.some(({ from }) => !from.endsWith('*'));
  const moved = redirects
    .filter(({ from }) => from.endsWith('*'))
    .map(({ from, to }) => [decodeURI(from.slice(0, -1)), to.replace(/:splat$/, '')]);
  const translated = prefixes.map((prefix) => `${base}${prefix.slice(1)}/`);
  return `// Runtime cloudfront-js-2.0, event viewer-request.
${exact ? "import cf from 'cloudfront';\n\nconst redirects = cf.kvs();\n" : ''}const moved = ${JSON.stringify(moved)};
const translated = ${JSON.stringify(translated)};
const markdown = ${MARKDOWN_LITERAL};

function redirect(request, to) {
  const query = Object.keys(request.querystring).map((name) => {
    const value = request.querystring[name].value;
    return value === '' ? name : name + '=' + value;
  });
  const parts = to.split('#');
  const search = query.length > 0 && !to.includes('?') ? '?' + query.join('&') : '';
  const hash = parts.length > 1 ? '#' + parts[1] : '';
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: parts[0] + search + hash } },
  };
}

async function handler(event) {
  const request = event.request;
  const uri = request.uri;
  let path = uri;
  try {
    path = decodeURIComponent(uri);
  } catch (error) {
    // A malformed escape names nothing.
  }
${exact ? '  if (await redirects.exists(path)) return redirect(request, await redirects.get(path));\n' : ''}  for (const pair of moved) {
    if (path.startsWith(pair[0]) || path + '/' === pair[0]) {
      return redirect(request, pair[1] + encodeURI(path.slice(pair[0].length)));
    }
  }
${fileOrSlash(rules)}
  const accept = request.headers.accept ? request.headers.accept.value : '';
  const isTranslated = translated.some((prefix) => uri.startsWith(prefix));
  const page = uri === ${JSON.stringify(base)} ? uri + 'index' : uri${trailingSlash ? '.slice(0, -1)' : ''};
  if (markdown.test(accept) && !isTranslated) request.uri = page + '.md';
  else request.uri = ${trailingSlash ? "uri + 'index.html'" : "page + '.html'"};
  return request;
}
`;
}

/** Returns lines that pass on requests for files, and redirect pages to add or remove a slash. */
function fileOrSlash({ base, pages, trailingSlash }: HostRules): string {
  const isFile = `/${FILE_ENDING}/.test(uri) || uri.includes('/.well-known/')`;
  if (trailingSlash) {
    return `  if (!uri.endsWith('/')) {
    const isFile = ${isFile};
    return isFile ? request : redirect(request, uri + '/');
  }`;
  }
  const likeFiles = pages.filter((page) => new RegExp(FILE_ENDING).test(page));
  return `  const isPage = ${JSON.stringify(likeFiles)}.includes(uri);
  if (!isPage && (${isFile})) return request;
  if (uri.endsWith('/') && uri !== ${JSON.stringify(base)}) return redirect(request, uri.slice(0, -1));`;
}

/** Returns the function that adds headers, without policies if it is too large: pages have them. */
function responseFunction({ headers }: HostRules): string {
  const whole = responseCode(headers);
  if (Buffer.byteLength(whole) <= LIMIT) return whole;
  return responseCode(
    headers.filter((rule) => rule.headers.every(([name]) => !name.startsWith('Content-Security'))),
  );
}

function responseCode(rules: readonly HeaderRule[]): string {
  const texts = [...new Set(rules.flatMap((rule) => rule.headers.map(([, value]) => value)))];
  const places = rules.map((rule) => [
    rule.path,
    ...rule.headers.map(([name, value]) => [name.toLowerCase(), texts.indexOf(value)]),
  ]);
  return `// Runtime cloudfront-js-2.0, event viewer-response.
const texts = ${JSON.stringify(texts, null, 1)};
const places = ${JSON.stringify(places)};

function handler(event) {
  const response = event.response;
  const uri = event.request.uri.replace(/\\/index\\.html$/, '/');
  for (const place of places) {
    const path = place[0];
    const isBelow = path.endsWith('*') && uri.startsWith(path.slice(0, -1));
    if (!isBelow && uri !== path && uri !== path + '.html') continue;
    for (const header of place.slice(1)) {
      const isCached = header[0] === 'cache-control';
      if (!isCached || response.statusCode < 400) {
        response.headers[header[0]] = { value: texts[header[1]] };
      }
    }
  }
  return response;
}
`;
}
