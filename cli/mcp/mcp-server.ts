import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { SearchManifest } from '../../runtime/search/manifest.ts';
import { createSearchIndex } from '../../runtime/search/query.ts';
import type { ListedPart } from '../model/api/site-api.ts';
import { COMPONENTS_PATH, markdownPathOf, toPathname } from '../model/paths.ts';
import { isInside, readTextIfPresent } from '../model/files.ts';
import { decodedPath } from '../model/hosting.ts';
import { tryParseJson } from '../model/text.ts';
import { closest } from '../report/suggest.ts';

export interface BuiltSite {
  /** Absolute path of the output directory. */
  readonly directory: string;
  /** Path under which the site is served. */
  readonly base: string;
  /** Version of docs-build. */
  readonly version: string;
}

/** Maximum number of characters of an argument, and of results. */
const MAX = { characters: 500, results: 50 } as const;

/** An error that clients see as the result of a tool. */
class ToolError extends Error {}

const text = (meaning: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a string') })
    .min(1, 'is missing')
    .max(MAX.characters, `has more than ${MAX.characters} characters`)
    .describe(meaning);

/** Defines a tool. Rejects unknown arguments, which a client would believe to have an effect. */
function defineTool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  run: (given: z.output<z.ZodObject<Shape>>, site: BuiltSite) => Promise<unknown>,
) {
  const parameters = z.strictObject(shape);
  const known = Object.keys(shape).join(', ') || 'none';
  const messageOf = (issue: z.core.$ZodIssue) => {
    if (issue.code === 'unrecognized_keys')
      return `No argument ${issue.keys.join(', ')}. Arguments of this tool: ${known}.`;
    const [name] = issue.path;
    return name === undefined
      ? 'The arguments must be an object.'
      : `The argument ${String(name)} ${issue.message}.`;
  };
  const call = (given: unknown, site: BuiltSite) => {
    const parsed = parameters.safeParse(given);
    if (!parsed.success) throw new ToolError(parsed.error.issues.map(messageOf).join(' '));
    return run(parsed.data, site);
  };
  return { description, inputSchema: z.toJSONSchema(parameters, { io: 'input' }), call };
}

const WHOLE_NUMBER = 'must be a whole number above 0';

const TOOLS: Readonly<Record<string, ReturnType<typeof defineTool>>> = {
  search: defineTool(
    'Search the documentation. Returns pages, sections, components and props, best first.',
    {
      query: text('words to look for'),
      limit: z
        .number(WHOLE_NUMBER)
        .min(1, WHOLE_NUMBER)
        .multipleOf(1, WHOLE_NUMBER)
        .default(10)
        .describe(`maximum number of results, at most ${MAX.results}`),
    },
    search,
  ),
  read_page: defineTool(
    'Read a page of the documentation as Markdown.',
    { path: text('path or address of the page: /guide/usage/') },
    ({ path }, site) => readMarkdownPage(path, site),
  ),
  list_components: defineTool(
    'List the documented components and hooks, with their packages and pages.',
    {},
    (_, site) => listParts(site),
  ),
  component_api: defineTool(
    'Read the API reference of a component or hook: props, slots, CSS classes.',
    { name: text('name of a component or hook: Button') },
    componentApi,
  ),
};

async function readOutput(
  { directory }: BuiltSite,
  path: string,
  missing: string,
): Promise<string> {
  const file = join(directory, path);
  const text = isInside(file, directory) ? await readTextIfPresent(file) : undefined;
  if (text === undefined) throw new ToolError(missing);
  return text;
}

async function search(
  { query, limit }: { readonly query: string; readonly limit: number },
  site: BuiltSite,
) {
  const read = (path: string) =>
    readOutput(site, path, 'The site was built without a search index.');
  const manifest = JSON.parse(await read('search.json')) as SearchManifest;
  const folder = manifest.folder.slice(site.base.length);
  const index = createSearchIndex({
    manifest,
    read: (name) => read(folder + name),
    home: site.base,
  });
  const { hits } = await index.search(query, {
    language: manifest.language,
    limit: Math.min(limit, MAX.results),
  });
  return hits.map(({ kind, title, name, href, excerpt }) => ({ kind, title, name, href, excerpt }));
}

async function readMarkdownPage(path: string, site: BuiltSite): Promise<string> {
  const [address = ''] = path.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
  const below = address.startsWith(site.base) ? address.slice(site.base.length) : address;
  const pathname = toPathname(decodedPath(below.replace(/\.md$/, '')));
  const missing = `No page at ${path}. The tool search finds pages.`;
  return readOutput(site, markdownPathOf(pathname, ''), missing);
}

async function listParts(site: BuiltSite): Promise<readonly ListedPart[]> {
  const text = await readOutput(site, COMPONENTS_PATH, 'The site documents no components.');
  return JSON.parse(text) as readonly ListedPart[];
}

async function componentApi({ name }: { readonly name: string }, site: BuiltSite): Promise<string> {
  const wanted = name.toLowerCase();
  const parts = await listParts(site);
  const found = parts.filter((part) => part.name.toLowerCase() === wanted);
  if (found.length === 0) {
    const names = new Map(parts.map((part) => [part.name.toLowerCase(), part.name]));
    const meant = names.get(closest(wanted, [...names.keys()]) ?? '');
    const hint = meant === undefined ? 'list_components lists all.' : `Did you mean ${meant}?`;
    throw new ToolError(`No component or hook ${name}. ${hint}`);
  }
  const pages = [...new Set(found.map(({ pathname }) => pathname))];
  const texts = await Promise.all(pages.map((pathname) => readMarkdownPage(pathname, site)));
  return texts.join('\n\n');
}

const listedTools = Object.entries(TOOLS).map(([name, { description, inputSchema }]) => ({
  name,
  description,
  inputSchema,
  annotations: { readOnlyHint: true },
}));

interface Request {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: {
    readonly protocolVersion?: string;
    readonly name?: string;
    readonly arguments?: unknown;
  } | null;
}

const METHOD_NOT_FOUND = -32_601;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

async function callTool(
  { name = '', arguments: args }: NonNullable<Request['params']>,
  site: BuiltSite,
) {
  try {
    const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    if (!tool) throw new ToolError(`No tool ${name}. Tools: ${Object.keys(TOOLS).join(', ')}.`);
    const value = await tool.call(args ?? {}, site);
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    const text = error instanceof ToolError ? error.message : `docs-build failed: ${String(error)}`;
    return { content: [{ type: 'text', text }], isError: true };
  }
}

/** Returns the response to a message, or undefined for a notification. */
async function answerMessage(line: string, site: BuiltSite): Promise<object | undefined> {
  const failure = (id: Request['id'] | null, code: number, message: string) => ({
    jsonrpc: '2.0',
    id,
    error: { code, message },
  });
  const { value, failure: syntaxError } = tryParseJson(line);
  if (syntaxError !== undefined) return failure(null, PARSE_ERROR, 'The message is not JSON');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failure(null, INVALID_REQUEST, 'The message is not a request');
  }
  const { id, method = '', params } = value as Request;
  if (id === undefined) return undefined;
  const success = (result: object) => ({ jsonrpc: '2.0', id, result });
  switch (method) {
    case 'initialize':
      return success({
        protocolVersion: params?.protocolVersion ?? '2025-06-18',
        capabilities: { tools: {} },
        serverInfo: { name: 'docs-build', version: site.version },
      });
    case 'ping':
      return success({});
    case 'tools/list':
      return success({ tools: listedTools });
    case 'tools/call':
      return success(await callTool(params ?? {}, site));
    default:
      return failure(id, METHOD_NOT_FOUND, `No method ${method}`);
  }
}

/** Answers the messages of a Model Context Protocol client, one per line, until the input ends. */
export async function serveMcp(
  site: BuiltSite,
  input: NodeJS.ReadableStream,
  write: (text: string) => void,
): Promise<void> {
  const answers: Promise<void>[] = [];
  const answer = async (line: string) => {
    const response = await answerMessage(line, site);
    if (response) write(`${JSON.stringify(response)}\n`);
  };
  for await (const line of createInterface({ input }))
    if (line.trim() !== '') answers.push(answer(line));
  await Promise.all(answers);
}
