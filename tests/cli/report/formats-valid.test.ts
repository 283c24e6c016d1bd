import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Nodes } from 'mdast';
import { formatReport } from '../../../cli/report/formats.ts';
import { formatGithub, formatGithubSummary } from '../../../cli/report/github.ts';
import { reportJsonSchema } from '../../../cli/report/json-schema.ts';
import { formatPretty } from '../../../cli/report/pretty.ts';
import { FINDINGS, dangerousFindings } from './findings.ts';

const SCHEMAS = 'tests/fixtures/report-schemas';
const { diagnostics: nasty, textOf } = dangerousFindings(7, 400);
const diagnostics = [...FINDINGS, ...nasty];
const input = { diagnostics, pages: 12, ok: false, version: '1.2.3', folder: 'docs/' };
const EMPTY = { ...input, diagnostics: [], ok: true };

test('writes JSON that matches its schema, which rejects unknown keys', () => {
  const validate = new Ajv2020().compile(reportJsonSchema());
  const limited = { ...input, since: { ref: 'main', changedPages: 2 } };
  for (const one of [input, limited, EMPTY]) {
    validate(JSON.parse(formatReport('json', one)));
    expect(validate.errors).toBe(null);
  }
  expect(validate({ ...(JSON.parse(formatReport('json', EMPTY)) as object), more: 1 })).toBe(false);
});

/** Returns the schema without `$schema`. */
function sarifSchema(): object {
  const text = readFileSync(`${SCHEMAS}/sarif-2.1.0-rtm.5.json`, 'utf8');
  const names = ['$schema', 'id'];
  const schema = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(schema.filter(([key]) => !names.includes(key)));
}

test('writes SARIF that matches the schema of its standard', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const validate = ajv.compile(sarifSchema());
  for (const one of [input, EMPTY]) {
    validate(JSON.parse(formatReport('sarif', one)));
    expect(validate.errors).toBe(null);
  }
  expect(validate({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false);
});

test('writes JUnit that matches the schema of Jenkins', async () => {
  const schema = readFileSync(`${SCHEMAS}/jenkins-junit.xsd`, 'utf8');
  const validate = (contents: string) =>
    validateXML({ xml: [{ fileName: 'report.xml', contents }], schema: [schema] });
  for (const one of [input, EMPTY]) {
    const { errors } = await validate(formatReport('junit', one));
    expect(errors).toEqual([]);
  }
  const wrong = formatReport('junit', EMPTY).replace('name="docs-build"', 'nam="docs-build"');
  expect((await validate(wrong)).valid).toBe(false);
});

/** Parses a workflow command like the runner. */
function commandOf(line: string) {
  const [, severity, list = '', data = ''] = /^::(\w+) (.*?)::(.*)$/s.exec(line) ?? [];
  const properties = list.split(',').map((pair) => pair.split(/=(.*)/s));
  const read = (text = '') => decodeURIComponent(text.replace(/%(?!25|0A|0D|3A|2C)/g, '%25'));
  return {
    severity,
    data: read(data),
    ...Object.fromEntries(properties.map(([name = '', value]) => [name, read(value)])),
  };
}

test('writes one GitHub command per line, with the text of its finding only', () => {
  const lines = formatGithub(diagnostics, 'docs/').split('\n').slice(0, -1);
  expect(lines).toHaveLength(diagnostics.length);
  expect(lines.join('').match(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u202e]/g)).toBe(null);
  const read = lines.map(commandOf);
  expect(new Set(read.map(({ severity }) => severity))).toEqual(new Set(['error', 'warning']));
  expect(read.find(({ data }) => data.startsWith('No page at /b/'))).toEqual({
    severity: 'error',
    file: 'docs/content/a.md',
    ...{ line: '3', endLine: '3', col: '5', endColumn: '7', title: 'link/no-such-page' },
    data: 'No page at /b/\nDid you mean /bb/?',
  });
});

test('never lets a finding move the cursor, write a link or reorder text in a terminal', () => {
  const plainly = { color: false, dumb: false, textOf };
  for (const columns of [undefined, 20, 60, 140]) {
    const shown = formatPretty(nasty, { ...plainly, columns });
    expect(
      shown.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200f\u2028\u202e\u2066\ufeff]/g),
    ).toBe(null);
  }
  const addressOf = (file: string) => `file:///x/${file}`;
  const linked = formatPretty(nasty, { ...plainly, color: true, addressOf });
  const ours = /\u001b\[\d+m|\u001b\]8;;(?:file:[^\u0000-\u001f\u007f-\u009f]*)?\u001b\\/g;
  expect(linked.replace(ours, '').match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g)).toBe(null);
});

const typesIn = (node: Nodes): string[] => [
  node.type,
  ...('children' in node ? node.children.flatMap(typesIn) : []),
];

test('writes a job summary in Markdown in which findings are plain text', () => {
  const files = 'https://github.com/o/r/blob/abc/';
  const summary = formatGithubSummary({ diagnostics, pages: 12, folder: 'docs/', files });
  const tree = fromMarkdown(summary, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'table', 'table']);
  const kinds = new Set(typesIn(tree));
  expect([...kinds].sort()).toEqual([
    ...['heading', 'html', 'link', 'paragraph', 'root', 'table', 'tableCell', 'tableRow', 'text'],
  ]);
  expect(summary).not.toMatch(/(?<!\\)<(?!br>)/);
  expect(summary).toContain(
    '| [docs\\/content\\/a\\.md\\:3\\:5](https://github.com/o/r/blob/abc/docs/content/a.md#L3) | link\\/no\\-such\\-page | No page at \\/b\\/<br>Did you mean \\/bb\\/\\? |',
  );
});

test('limits a job summary to the most severe findings that GitHub accepts, and counts the others', () => {
  const long = Array.from({ length: 3000 }, (_, index) => ({
    ...FINDINGS[index % 2]!,
    message: '漢'.repeat(2000),
  }));
  const summary = formatGithubSummary({ ...input, diagnostics: long, files: undefined });
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  expect(summary).toContain('| 1500 | link');
  expect(summary).toContain('2500 more are in the log of the step.');
  const [, , findings = ''] = summary.split('| --- | --- | --- |');
  expect(findings).not.toContain('nav');
});
