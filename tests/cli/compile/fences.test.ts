import { expect, test } from 'vitest';
import { fenceProblem } from '../../../cli/compile/code/check-fences.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';

/** Valid code or excerpts, each with its language. */
const RIGHT: readonly (readonly [language: string, code: string])[] = [
  ['ts', 'const first = <T>(items: T[]) => items[0];'],
  [
    'ts',
    '@Component({ a })\nclass Box { @Input() size = 1; accessor b = 2; #c: string; static {} }',
  ],
  ['ts', 'function size(a: string): number;\nfunction size(a: number): number;'],
  ['ts', 'declare module "kit" {\n  interface Theme {}\n}'],
  ['ts', "'small' | 'large'"],
  ['ts', '(event: Event, reason?: string) => void'],
  ['ts', 'title?: string;\nonClose(event: Event): void;\n[key: string]: unknown'],
  ['ts', 'const a = 1;\nconst a = 2;\nexport default a;\nexport default a;'],
  ['ts', 'let size: Size = ...;'],
  ['ts', 'const old = <Size>value;'],
  ['tsx', '<List<string> items={items} />'],
  ['tsx', 'label: <Icon />,\nsize: 2,'],
  ['js', '{ ... other props }'],
  ['js', 'const shapes = [\n  ...,\n  { name },\n];\nconst sizes = { ..., { a } }'],
  ['js', String.raw`const mode = 0755; log('\251', '\8', 08);`],
  ['js', '<!-- for old browsers\nload();\n  --> end'],
  ['js', 'const { a, ... } = props;\nfunction f() { ... }\nreturn a;'],
  ['js', 'case 1:\n  return a;'],
  ['js', '// …\nelse if (a) {\n  b();\n} else {\n  c();\n}'],
  ['js', "'&:hover': { color: 'red' }"],
  ['js', 'spacing(2) => 16'],
  ['js', 'await load();\nimport a from "a";'],
  ['jsx', '<Menu open>'],
  ['jsx', '<Box p={1}>…\n<Box p={2}>…\n<Box p={3}>…'],
  [
    'jsx',
    '<Menu />\n\n// or\n<Menu open>\n  <Item />\n</Menu>\n// and\n<Item onClick={() => go()}>',
  ],
  ['jsx', 'size="small"\nonClick={go}'],
  ['jsx', '// Opens the cart\nonClick={() => go("cart")}'],
  ['tsx', 'const sizes: Sizes = {\n  small: 1,\n}\n\n<Cart sizes={sizes} />'],
  [
    'tsx',
    'const cart = makeCart<Item>();\n\n// Its parts\n<Cart of={cart} />\n\n<Total of={cart} />',
  ],
  ['tsx', 'const sizes = [\n  1,\n];\n  <Cart sizes={sizes} />\n  <Total of={sizes} />'],
  ['jsx', 'const Parts = {\n  Body: () => (...),\n};'],
  ['json', '{\n  // Comments and commas at the end.\n  "a": [1e5, -2.5E+3,],\n  ...\n}'],
  ['json', '"scripts": {\n  "dev": "it\'s"\n},'],
  ['json', '{ "a": 1 }\n{ "b": 2 }'],
  ['json5', "{ a: 'b' }"],
  [
    'css',
    "color: red;\n// it's\n.a { &:hover { background: url(a//b;c) } }\n.b::after { content: '\\'}' }",
  ],
  ['css', '@media (width > 1px) { .a { b: c } }'],
  ['js', 'function Cart() {\n  const [items, setItems] = useState([]);\n  // ...'],
  ['jsx', 'return (\n  <Cart>\n    {isEmpty && <p>Nothing here</p>}\n    ...'],
  ['js', 'function Cart() {\n  useEffect(() => {\n    connect();\n  }, [id]);'],
  ['js', 'function Cart({ items }) {'],
  ['js', 'update({\n  before: /* the first value */,\n  after: /* the second value */\n});'],
  ['js', 'list.find(() => /* the first one */);'],
  [
    'js',
    '// Relative\n{\n  from: "./a",\n  to: "b"\n}\n\n// From a package\n{\n  from: "a",\n  to: "b"\n}',
  ],
  ['jsx', '<Cart>\n  <Item />  <-- this one is new\n</Cart>'],
  ['js', '---\nimport Cart from "./Cart.astro";\n---\n<Cart />'],
  ['js', "{ type: 'add', size: 1 }\n{ type: 'remove', size: 2 }"],
  ['ts', 'optional size: Size | undefined;'],
  ['ts', 'export interface Cart<\n  Item = unknown // what is in it\n>'],
  ['ts', 'type Cart<Item, Size>'],
  ['jsx', '<button onClick={...}>\n  Show details\n</button>'],
  ['js', 'with(Math) {\n  max(1, 2);\n}'],
  ['js', '#!/usr/bin/env node\nlet a = 1;'],
  ['js', 'if (a) function b() {}'],
  ['js', 'function* list() {\n  a = (yield) + a;\n}'],
  ['json', '---\n{ "title": "Cart" }\n---'],
  ['css', '.cart {\n  color: red;\n  /* ... */'],
  ['ts', 'class A {\n  constructor(@Inject(later(() => B)) private b: B, @Body() c) {}\n}'],
  ['ts', 'list(\n  @Parent() item, // which is shown\n  @Info() { type },\n) {}'],
  ['ts', '@Module({\n  imports: [A.load({ key: () => read() })],\n})'],
  ['ts', "import { A } from 'a';\n\n@Get()\nfind(@Res() a: A) {\n  return a;\n}"],
  ['js', "// Any path\n.routes('(.*)');"],
  ['ts', '@@filename(cats)\nclass A {}\n@@switch\nclass B {}'],
  ['constructor', '('],
  ['bash', 'if (('],
];

/** Invalid code: its language, the code with » before the mistake, and the expected message. */
const WRONG: readonly (readonly [language: string, code: string, reason: string])[] = [
  ['ts', "const sizes = ['a', 'b'»;", "',' expected"],
  ['ts', 'const a = {»', "'}' expected"],
  ['js', 'render({\n  items: [],\n}»', "')' expected"],
  ['js', 'const App = () => {\n  return <p style={{ color: {a».b} }}>a</p>;\n};', "',' expected"],
  ['jsx', '<p>a</»b>', "Expected corresponding JSX closing tag for 'p'"],
  [
    'jsx',
    'const A = () => {\n  return <B><»p></B>;\n};',
    "JSX element 'p' has no corresponding closing tag",
  ],
  ['jsx', '<Cart\n  {/* b */»}\n  c={() => {}}\n></Cart>', "'...' expected"],
  [
    'jsx',
    'const A = () => <»Cart>\n\nconst B = () => {\n  const a = 1;\n};',
    "JSX element 'Cart' has no corresponding closing tag",
  ],
  ['jsx', '<div>\n  <»!-- a -->\n</div>', 'Identifier expected'],
  ['js', '<div>\n  <»!-- a -->\n</div>', 'Identifier expected'],
  ['ts', 'import React from "react"\n\nconst a = »;', 'Expression expected'],
  ['js', '// see a.b\nfoo(»;', "')' expected"],
  ['jsx', 'const a = {\n  b: 1,\n}\n\n<Cart a={a} b={»;} />', 'Expression expected'],
  ['jsx', 'const a = 1;\n\n<Cart>a</»Total>', "Expected corresponding JSX closing tag for 'Cart'"],
  ['ts', 'This »is just some text.', 'Unexpected is'],
  ['js', 'npm »install x', 'Unexpected install'],
  ['ts', 'a: 1,\nb: (c »d)', 'Unexpected d'],
  ['js', '»}', 'Declaration or statement expected'],
  ['ts', 'const a = »`one\n  two\nthree\n  four;\n', 'Unterminated template literal'],
  ['ts', 'const a = »`one ${b}\n  two;\n', 'Unterminated template literal'],
  ['js', "const a = »'one;\nconst b = 2;", 'Unterminated string literal'],
  ['ts', 'const »class = 1;', "'class' is not allowed as a variable declaration name"],
  ['ts', '// a\n/* b */ let »class = 1;', 'Unexpected class'],
  ['json', '{ "a": 1 } »trailing', 'Unexpected trailing'],
  ['json', '[1, @x»]', 'Expression expected'],
  ['json', '{ "a": 1 »"b": 2 }', "',' expected"],
  ['json', '{ »a: 1 }', 'JSON requires double quotes around keys and strings'],
  ['json', '{ "a": »\'b\' }', 'JSON requires double quotes around keys and strings'],
  ['css', '.a { color: red }»}', 'No { for this }'],
  ['css', '.a »{ color: red', 'This { is never closed'],
  ['css', '.a { b: »"c }', 'This string does not end'],
  ['css', '.a { } »/* b', 'This comment does not end'],
];

test.each(RIGHT)('accepts an excerpt of %s: %s', (language, code) => {
  expect(fenceProblem(code, language)).toBeUndefined();
});

test.each(WRONG)('reports the location of a mistake in %s: %s', (language, marked, reason) => {
  const problem = fenceProblem(marked.replace('»', ''), language);
  expect(problem).toMatchObject({ offset: marked.indexOf('»'), reason });
});

/** Long invalid code that parsers with backtracking take minutes for. */
const LONG = [
  ['css', '"'.repeat(50_001)],
  ['css', '/*'.repeat(50_000)],
  ['css', 'url('.repeat(25_000)],
  ['json', '"\\'.repeat(50_000)],
  ['js', '<a '.repeat(3000)],
  ['js', '`${'.repeat(3000)],
  ['js', '...\n'.repeat(25_000)],
  ['js', '{'.repeat(20_000)],
  ['js', `${'['.repeat(1000)}"`],
  ['ts', '@a('.repeat(20_000)],
  ['js', `${'/'.repeat(80)}\nfoo();\n)`],
  ['ts', 'import a\n'.repeat(10_000)],
  ['ts', '(@a '.repeat(20_000)],
  ['ts', `@a(${'(b'.repeat(20_000)}`],
  ['ts', 'f<a>('.repeat(30)],
  ['ts', 'a ? (b): c => '.repeat(30)],
] as const;

test('checks long invalid code in under ten seconds', async () => {
  const ms = await cpuMsOf(() => LONG.forEach(([language, code]) => fenceProblem(code, language)));
  expect(ms).toBeLessThan(10_000);
});
