import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_FULL } from '../../harness/sample.ts';
import { withoutRepeatedLines } from '../../../cli/commands/check/inspect.ts';
import { isReported } from '../../../cli/commands/output/findings.ts';
import { checkDemoTypes, typeError } from '../../../cli/demos/demo-types.ts';
import { findEngine } from '../../../cli/engine.ts';
import { createNodeHost } from '../../../cli/host.ts';
import { lineRange, type Diagnostic } from '../../../cli/model/diagnostic.ts';
import { toSourcePath, type SourcePath } from '../../../cli/model/paths.ts';
import { directoryWith } from '../commands/command-line.ts';

/** Returns the type findings of these demos. The cache stays in the folder. */
async function typeFindings(root: string, paths: readonly string[]): Promise<string[]> {
  const engine = findEngine();
  const options = { root, engine, cache: true, concurrency: 2, workers: 0, pageSeconds: 10 };
  const host = await createNodeHost(options);
  const files = paths.map((path) => toSourcePath(`content/${path}`));
  const pages = [{ demos: [{ variants: [{ files }] }] }] as never;
  const site = { pages, assetFiles: new Set<SourcePath>() };
  const engineRoot = engine.root;
  const context = { host, site, modules: new Map(), engineRoot, content: './content' };
  const found = await checkDemoTypes(context);
  await host.close();
  return found.map(
    ({ code, message, file = '', range, hint }) =>
      `${code} ${file}:${range?.start.line}:${range?.start.column} ${message}${
        hint?.startsWith('Correct it') ? ` | ${hint}` : ''
      }`,
  );
}

test('reports type errors at their locations, and accepts imports of styles and images', async () => {
  const root = directoryWith({
    'content/Wrong.tsx': `import { useState } from 'react';
import { start } from './start';

export default function Wrong() {
  const [count] = useState<number>(start);
  return <p title={count}>{count}</p>;
}
`,
    'content/start.ts': `export const start: number = 'one';\n`,
    'content/Files.tsx': `import './files.css';
import names from './names.module.css';
import logo from './logo.svg';

export default function Files() {
  return <img className={names.logo} src={logo} alt={process.env.NODE_ENV} />;
}
`,
    'content/files.css': 'p { margin: 0; }\n',
    'content/names.module.css': '.logo { margin: 0; }\n',
    'content/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
    'content/Old.jsx': 'export default function Old(props) {\n  return <p>{props.a.b}</p>;\n}\n',
  });
  const found = await typeFindings(root, ['Wrong.tsx', 'start.ts', 'Files.tsx', 'Old.jsx']);
  expect(found).toEqual([
    "demo/types content/Wrong.tsx:6:13 Type 'number' is not assignable to type 'string'. (TS2322)",
    "demo/types content/start.ts:1:14 Type 'string' is not assignable to type 'number'. (TS2322)",
  ]);
});

test('uses the nearest tsconfig.json, and checks again if a file that it extends changes', async () => {
  const loose = '{ "compilerOptions": { "strict": false, "jsx": "react-jsx" } }\n';
  const root = directoryWith({
    'content/Loose.tsx': `const twice = (text) => text + text;

export default function Loose() {
  return <p>{twice('so')}</p>;
}
`,
    'content/tsconfig.json': '{ "extends": "../tsconfig.base.json" }\n',
    'tsconfig.base.json': loose,
  });
  expect(await typeFindings(root, ['Loose.tsx'])).toEqual([]);
  expect(await typeFindings(root, ['Loose.tsx'])).toEqual([]);
  writeFileSync(join(root, 'tsconfig.base.json'), loose.replace('false', 'true'));
  const strict = [
    "demo/types content/Loose.tsx:1:16 Parameter 'text' implicitly has an 'any' type. (TS7006)",
  ];
  expect(await typeFindings(root, ['Loose.tsx'])).toEqual(strict);
  expect(await typeFindings(root, ['Loose.tsx'])).toEqual(strict);
});

test('reports an import without types instead of parameters that have no type because of it', async () => {
  const root = directoryWith({
    'content/List.tsx': `import { List } from './missing';

export default function Demo() {
  const size: string = 1;
  return <List onAdd={(item) => item} row={({ id }) => id} title={size} />;
}
`,
  });
  expect(await typeFindings(root, ['List.tsx'])).toEqual([
    expect.stringMatching(/List\.tsx:1:22 Cannot find module '\.\/missing'.* \(TS2307\)$/),
    expect.stringMatching(/List\.tsx:4:9 .* \(TS2322\)$/),
  ]);
});

const UNCHECKED = ' | Correct it: until then, the types of demos are not checked.';

test('reports an error in tsconfig.json instead of errors that may follow from it', async () => {
  const root = directoryWith({
    'content/Loose.tsx': 'export default function Loose() {\n  return <p>{missing}</p>;\n}\n',
    'content/tsconfig.json': '{\n  "extends": "../tsconfig.bas.json"\n}\n',
  });
  expect(await typeFindings(root, ['Loose.tsx'])).toEqual([
    "demo/types content/tsconfig.json:2:3 Cannot read file 'tsconfig.bas.json'. (TS5083)" +
      UNCHECKED,
  ]);
  writeFileSync(join(root, 'content/tsconfig.json'), '{\n  "files": []\n');
  expect(await typeFindings(root, ['Loose.tsx'])).toEqual([
    "demo/types content/tsconfig.json:3:1 '}' expected. (TS1005)" + UNCHECKED,
  ]);
});

test('drops a compiler error at a location where the bundler reported one', () => {
  const at = (code: string, line: number): Diagnostic => ({
    code,
    severity: 'error',
    message: '',
    file: 'content/a.tsx',
    range: lineRange(line, 1, 5),
  });
  const types = [at('demo/types', 1), at('demo/types', 2)];
  const others = [at('demo/unresolved-import', 1), at('html/x', 2)];
  expect(withoutRepeatedLines(types, others)).toEqual([at('demo/types', 2)]);
});

test.runIf(IS_FULL)('reports at most ten type errors of a file', async () => {
  const lines = Array.from({ length: 13 }, (_, index) => `const a${index}: number = 'x';`);
  const root = directoryWith({
    'content/Many.tsx': `${lines.join('\n')}\n\nexport default function Many() {\n  return <p>many</p>;\n}\n`,
  });
  const found = await typeFindings(root, ['Many.tsx']);
  expect(found).toHaveLength(11);
  expect(found.filter((line) => line.includes('3 more type errors'))).toHaveLength(1);
});

test('decides by the check, only and skip options whether a rule runs', () => {
  expect(isReported('demo/types', { check: {} })).toBe(true);
  expect(isReported('demo/types', { check: {}, skip: ['demo/*'] })).toBe(false);
  expect(isReported('demo/types', { check: {}, only: ['link'] })).toBe(false);
  expect(isReported('demo/types', { check: { 'demo/*': 'off' } })).toBe(false);
  expect(isReported('demo/types', { check: { 'demo/*': 'off', 'demo/types': 'warn' } })).toBe(true);
});

test('joins the compiler’s reasons into one hint, and limits the length of messages', () => {
  const text = `It does not fit.\n  One part does not.\n    ${'x'.repeat(2000)}`;
  const { message, hint } = typeError(
    { file: 'content/a.tsx' },
    { number: 2322, text, id: 'demo/types' },
  );
  expect(message).toBe('It does not fit. (TS2322)');
  expect(hint).toHaveLength(401);
});
