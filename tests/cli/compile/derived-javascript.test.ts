import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Linter } from 'eslint';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { expect, test } from 'vitest';
import { toJavaScript } from '../../../cli/compile/code/javascript/strip-types.ts';

/** JavaScript versions of all modules of this site's demos, by path. */
const DERIVED: ReadonlyMap<string, string> = new Map(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join('content', path))
    .sort()
    .map((path) => {
      const script = toJavaScript(readFileSync(path, 'utf8'), path.endsWith('x') ? 'tsx' : 'ts');
      return [path, script ?? ''];
    }),
);

/** Modules from which types were removed. */
const CHANGED = [...DERIVED].filter(([path, script]) => script !== readFileSync(path, 'utf8'));

const BROWSER = ['document', 'window', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']
  .concat(['AbortController', 'FormData', 'URL', 'Intl', 'Promise', 'console'])
  .concat(['navigator', 'DOMRect'])
  .map((name) => [name, 'readonly'] as const);

test('derives code without unused or undefined names and without remnants of types', () => {
  expect(DERIVED.size).toBeGreaterThan(60);
  const linter = new Linter();
  const findings = [...DERIVED].flatMap(([path, script]) =>
    linter
      .verify(script, {
        languageOptions: {
          parserOptions: { ecmaFeatures: { jsx: true } },
          globals: Object.fromEntries(BROWSER),
        },
        rules: {
          'no-undef': 'error',
          'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
          'no-useless-concat': 'error',
          'no-unneeded-ternary': 'error',
          'no-duplicate-imports': 'error',
          'no-unused-expressions': 'error',
        },
      })
      .map(({ line, message }) => `${path}:${line} ${message}`),
  );
  expect(findings).toEqual([]);
});

test('derives code that is already formatted', async () => {
  expect(CHANGED.length).toBeGreaterThan(50);
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  for (const [path, script] of CHANGED) {
    expect((await format('demo.jsx', script, style)).code, path).toBe(script);
  }
});

test.each([
  'const sizes: readonly SizeOfTheButton[] = ["extra-small", "small", "medium", "large", "extra-large"];',
  'const columns = ["first", "second", "third", "fourth", "fifth"] as const satisfies readonly Column[];',
  'const [open, setOpen] = React.useState<readonly SectionOfTheNavigation[]>(["first", "second", "third"]);',
  'const rows: readonly RowOfTheTable[] = [{ id: "first", size: 1 }, { id: "second", size: 2 }, { id: "3", size: 3 }];',
  'const pairs: readonly (readonly [string, number])[] = [["first", 1], ["second", 2], ["third", 3], ["four", 4]];',
  'const steps: readonly number[] = [10000, 20000, 30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000, 110000];',
  'const props: { sizes: readonly SizeOfTheButton[] } = { sizes: ["extra-small", "small", "medium", "large"] as SizeOfTheButton[] };',
  'const list = (): readonly SizeOfTheButton[] => ["extra-small", "small", "medium", "large", "extra-large"];',
  'const change = (key: keyof SettingsOfTheReader) => (event: React.ChangeEvent<HTMLInputElement>) => { set(key, event.target.value); };',
  'const add = (first: number): ((second: number) => number) => (second: number): number => first + second;',
  'const pick = ({ id }: Row) => (event: React.MouseEvent<HTMLButtonElement>, reason: string) => { open(id, event, reason); };',
  'const deep = (first: SettingsOfTheReader) => (second: SettingsOfTheReader) => (third: SettingsOfTheReader) => { go(); };',
  'const long = (key: keyof SettingsOfTheReader) => (event: React.ChangeEvent<HTMLInputElement>) => update(key, event.target.value, defaults, reader);',
  'const handlers = { change: (key: keyof SettingsOfTheReader) => (event: React.ChangeEvent<HTMLInputElement>) => { set(key, event); } };',
  'const view = (name: NameOfTheView) => (props: PropsOfTheView) => <View name={name} {...props} title="A view of all things" size={2} />;',
])('keeps arrays and curried functions formatted: %s', async (code) => {
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const written = (await format('demo.tsx', code, style)).code;
  const script = toJavaScript(written, 'tsx') ?? '';
  expect(script).toBe((await format('demo.jsx', script, style)).code);
});

/** Modules reviewed by a person for problems that no rule finds. */
const REVIEWED = [
  ...['base-ui/react-switch/BaseSwitchHook', 'base-ui/react-switch/BaseSwitchSlots'],
  ...[
    'base-ui/react-switch/BaseSwitchSettings/tailwind/index',
    'joy-ui/react-button/JoyButtonColors',
  ],
  ...['joy-ui/react-button/JoyButtonLoading', 'joy-ui/react-button/JoyIconButtons'],
  ...['material-ui/react-app-bar/ElevateAppBar', 'material-ui/react-app-bar/NavigationAppBar'],
  ...[
    'material-ui/react-autocomplete/AsyncAutocomplete',
    'material-ui/react-autocomplete/OptionAutocomplete',
  ],
  ...['material-ui/react-button/UploadButton', 'material-ui/react-button-group/SplitButton'],
  ...[
    'material-ui/react-button-group/SelectableButtonGroup',
    'material-ui/react-checkbox/CheckboxGroup',
  ],
  ...['material-ui/react-checkbox/IndeterminateCheckbox', 'material-ui/react-dialog/FormDialog'],
  ...['material-ui/react-dialog/TransitionDialog', 'material-ui/react-select/MultipleSelect'],
  ...['material-ui/react-select/SelectPlaceholder', 'material-ui/react-table/SortableTable'],
];

test.each(REVIEWED)('derives the reviewed JavaScript of %s', async (name) => {
  const file = `${basename(name) === 'index' ? 'BaseSwitchSettings' : basename(name)}.jsx`;
  await expect(DERIVED.get(`content/${name}.tsx`)).toMatchFileSnapshot(
    `../../fixtures/derived-javascript/${file}`,
  );
});
