import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildThisSite } from '../harness/built-site.ts';

const client = new Client({ name: 'tests', version: '1.0.0' });
let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
  const args = ['build/cli.mjs', 'mcp', '--out-dir', site.directory];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});
afterAll(async () => {
  await client.close();
  await site?.close();
});

/** Calls a tool and returns its text. */
async function call(name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = (await client.callTool({ name, arguments: given })) as {
    content: { text: string }[];
    isError?: boolean;
  };
  return { text: content.map(({ text }) => text).join(''), isError };
}

test('reports its name and its tools', async () => {
  expect(client.getServerVersion()?.name).toBe('docs-build');
  const { tools } = await client.listTools();
  expect(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []])).toEqual([
    ['search', ['query']],
    ['read_page', ['path']],
    ['list_components', []],
    ['component_api', ['name']],
  ]);
});

test('searches, and reads a page that it found', async () => {
  const { text } = await call('search', { query: 'text field', limit: 3 });
  const hits = JSON.parse(text) as { href: string; title: string }[];
  expect(hits).toHaveLength(3);
  expect(hits[0]?.href).toContain('/react-text-field/');
  const page = await call('read_page', { path: hits[0]?.href });
  expect(page).toMatchObject({ isError: false });
  expect(page.text).toMatch(/^# Text Field/);
  const same = await call('read_page', { path: 'https://mui.com/material-ui/react-text-field.md' });
  expect(same.text).toBe(page.text);
});

test('cuts the number of results to 50', async () => {
  const { text } = await call('search', { query: 'button', limit: 1e300 });
  expect(JSON.parse(text)).toHaveLength(50);
});

test('lists components and reads their API reference', async () => {
  const { text } = await call('list_components');
  const parts = JSON.parse(text) as { name: string; package: string }[];
  expect(parts).toContainEqual(
    expect.objectContaining({ name: 'Button', package: '@mui/material', kind: 'component' }),
  );
  expect((await call('component_api', { name: 'accordionactions' })).text).toContain(
    'disableSpacing',
  );
});

test.each([
  ['read_page', { path: '/missing/' }, 'No page at /missing/'],
  ['read_page', { path: '/../../package.json' }, 'No page at'],
  ['read_page', {}, 'The argument path is missing.'],
  ['read_page', { path: '' }, 'The argument path is missing.'],
  ['read_page', { path: '/a/', x: 1 }, 'No argument x. Arguments of this tool: path.'],
  ['read_page', { pth: '/a/' }, 'The argument path is missing. No argument pth.'],
  ['list_components', { x: 1 }, 'No argument x. Arguments of this tool: none.'],
  ['search', { query: 5 }, 'The argument query must be a string.'],
  ['search', { query: 'x'.repeat(501) }, 'The argument query has more than 500 characters.'],
  ['search', { query: 'menu', limit: -1 }, 'The argument limit must be a whole number above 0.'],
  ['search', { query: 'menu', limit: '5' }, 'The argument limit must be a whole number above 0.'],
  ['search', { query: 'menu', product: 'a' }, 'Arguments of this tool: query, limit.'],
  ['component_api', { name: 'Buton' }, 'No component or hook Buton. Did you mean Button?'],
  ['component_api', { name: '__proto__' }, 'list_components lists all'],
  ['write', {}, 'No tool write. Tools: search'],
])('%s reports an error of the tool for %j', async (name, given, message) => {
  const { text, isError } = await call(name, given);
  expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
});

test('rejects other methods and keeps running', async () => {
  await expect(client.listPrompts()).rejects.toThrow();
  await client.ping();
});
