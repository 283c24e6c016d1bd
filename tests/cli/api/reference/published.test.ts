import { expect, test } from 'vitest';
import { componentNamed, hookNamed, readKit } from './kit.ts';

const BUTTON_TYPES = `
import * as React from 'react';
export interface ButtonProps {
   color?: string; size?: number; icon?: React.ReactNode; label?: (n: number) => string; onPress?: () => void; }
export declare const Button: (props: ButtonProps) => React.ReactElement;
`;

const FOUND = { color: "'red'", size: '2', icon: '<Star size="s" />', label: 'n => `${n}`' };

/** Ways to publish the same component. */
const FORMS: Readonly<Record<string, string>> = {
  'ES modules': `
    import { forwardRef } from 'react';
    const SIZE = 2;
    export const Button = /*#__PURE__*/forwardRef(function Button(inProps, ref) {
      const props = useDefaults({ props: inProps, name: 'KitButton' });
      const { color = "red", size = SIZE, icon = _Star || (_Star = jsx(Star, { size: "s" })), label = n => \`\${n}\`, onPress, ...other } = props;
    });`,
  'code for old browsers': `
    export var Button = forwardRef(function (_a, ref) {
      var color = (_a.color === void 0 ? 'x' : _a.color), _b = _a.color, color = _b === void 0 ? 'red' : _b, _c = _a.size, size = _c === void 0 ? 2 : _c;
      var { icon = jsx(Star, { size: "s" }), label = n => \`\${n}\` } = _a;
    });`,
  defaultProps: `
    export function Button(props) {}
    Button.defaultProps = { color: 'red', size: 2, icon: jsx(Star, { size: "s" }), label: n => \`\${n}\` };`,
  'a wrapper around an inner component': `
    const Inner = memo(forwardRef(function Inner(p) { const { color = 'red', size = 2, icon = jsx(Star, { size: "s" }), label = n => \`\${n}\` } = p; }));
    export const Button = forwardRef(function Button(props, ref) { return jsx(Inner, { ...props, ref }); });`,
  'a function that makes it': `
    function make(options) {
      const Made = forwardRef(function Made(p) { const { color = 'red', size = 2, icon = jsx(Star, { size: "s" }), label = n => \`\${n}\` } = extend({ ...p }); });
      return Made;
    }
    export const Button = make({ name: 'Button' });`,
};

/** Renames the component, so that one package can have all of them. */
const named = (text: string, name: string) => text.replaceAll('Button', name);

const LONG = `'${'x'.repeat(200)}'`;
const ROOT = `const Root = styled('div', { name: 'KitButton', slot: 'Root' })({});`;

/** Code of components by name, with types if they are not those of the button. */
const COMPONENTS: Readonly<Record<string, readonly [code: string, types?: string]>> = {
  ...Object.fromEntries(Object.values(FORMS).map((code, index) => [`Form${index}`, [code]])),
  Private: [
    `export function Button(props) {
      const { isDeep } = useDepth();
      const kind = isDeep ? 'a' : 'b';
      const { size: own, color = own, icon = isDeep ? 1 : 2, onPress = kind, label = ${LONG} } = props; }`,
  ],
  Dependent: [
    `export function Button(props) { const { isDeep } = use(); const { label = isDeep => isDeep, size = 2, color = size > 1 ? 'red' : 'blue', icon = { isDeep: size.isDeep } } = props; }`,
  ],
  Combined: [
    `import { SIZES } from './parts/size.js';
    const WORDS = { RED: 'red', LABEL: \`\${SIZES}\` };
    function noop() {}
    export class Button { render() {} }
    Button.defaultProps = withGlobal('Button', { color: WORDS.RED, size: SIZES.small, onPress: noop, label: WORDS.LABEL });`,
  ],
  Elsewhere: [
    `const defaults = { color: 'red', size: 2, icon: jsx(Star, { size: own.small, tone: "b" }) };
    export class Button { static defaultProps = defaults; render() {} }`,
  ],
  Dashed: [
    `export function Button({ color = 'red' }) {}`,
    BUTTON_TYPES.replace('color?:', `\n/** @default - 'blue' */\ncolor?:`),
  ],
  Said: [
    `export function Button({ color = 'red' }) {}`,
    BUTTON_TYPES.replace('color?:', `\n/** Its color.\n * @default 'blue'\n */\ncolor?:`),
  ],
  Asks: [`${ROOT} export const Button = (p) => { use({ props: p, name: 'KitButton' }); };`],
  Spreads: [`export const Button = (p) => { use({ props: { ...p }, name: 'KitButton' }); };`],
  Comments: [
    `export const Button = (p) => { use({ props: p, // The name.\n name:\n 'KitButton' }); };`,
  ],
  Lists: [`export const Button = (p) => ['a', 'KitButton', 'b'];`],
  Names: [`${ROOT} export const Button = (p) => { use(p, 'KitButton'); };`],
  Unconventional: [
    `export const Button = ({ slots }) => use('root', { elementType: slots.root ?? 'b' });`,
    `import * as React from 'react';
    export declare const Button: (props: {
      slots?: { root?: string }; component?: string; sx?: object;
    }) => React.ReactElement;`,
  ],
  Styled: [`${ROOT} export const Button = (p) => null;`],
};

/** Code of components whose function and constants are in other modules of a package. */
const ACROSS: Readonly<Record<string, readonly [code: string, inner: string]>> = {
  EsModules: [
    `import * as parts from './parts/EsModules.js'; export const EsModules = parts.make({});`,
    `export * from './made.js';`,
  ],
};

const MADE = `
import { SIZE as size } from './size.js';
export function make(options) {
  const Made = (props) => { const { size: own = size } = props; };
  return Made;
}
`;

const HOOKS = `
export interface UseSwitchParameters {
  /** Whether it is on. */
  checked?: boolean;
  id: string;
}
export interface UseSwitchReturnValue {
  /** Whether it is on now. */
  checked: boolean;
}
/** Makes a switch. */
export declare function useSwitch(parameters: UseSwitchParameters): UseSwitchReturnValue;
/** @param query What is asked. */
export declare function useMedia(query: string, options?: object): boolean;
`;

const HOOKS_CODE = `
export function useSwitch(parameters) { const { checked = false, id } = parameters; }
export function useMedia(query, options) {}
`;

/** Shared, because loading the compiler's types takes most of the time. */
const kit = readKit(
  {
    'index.d.ts': [...Object.keys(COMPONENTS), ...Object.keys(ACROSS), 'hooks']
      .map((name) => `export * from './${name}';\n`)
      .join(''),
    ...Object.fromEntries(
      Object.entries(COMPONENTS).flatMap(([name, [code, types = BUTTON_TYPES]]) => [
        [`${name}.d.ts`, named(types, name)],
        [`${name}.js`, named(code, name)],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(ACROSS).flatMap(([name, [code, inner]]) => [
        [`${name}.d.ts`, named(BUTTON_TYPES, name)],
        [`${name}.js`, code],
        [`parts/${name}.js`, inner],
      ]),
    ),
    'parts/made.js': MADE,
    'parts/size.js': 'export const SIZE = 2;\nexport const SIZES = { small: 2 };',
    'hooks.d.ts': HOOKS,
    'hooks.js': HOOKS_CODE,
  },
  { themeName: 'Kit{Name}' },
);

const defaultsOf = (name: string) =>
  Object.fromEntries(componentNamed(kit, name).props.map((prop) => [prop.name, prop.default]));

test.each(Object.keys(FORMS).map((form, index) => [form, `Form${index}`] as const))(
  'reads defaults from %s',
  (_, name) => {
    expect(defaultsOf(name)).toMatchObject({ ...FOUND, onPress: undefined });
  },
);

test.each(Object.keys(ACROSS))('follows names through the modules of a package: %s', (name) => {
  expect(defaultsOf(name)['size']).toBe('2');
});

test('ignores defaults that refer to local variables or are too long', () => {
  const none = undefined;
  expect(defaultsOf('Private')).toMatchObject({
    color: none,
    label: none,
    icon: none,
    onPress: none,
  });
});

test('reads defaults in arguments of a call, members of constants, and names of functions', () => {
  const found = { color: "'red'", size: '2', onPress: 'noop', label: 'WORDS.LABEL' };
  expect(defaultsOf('Combined')).toMatchObject(found);
});

test('reads defaults from a constant, with elements as JSX', () => {
  const icon = '<Star size={own.small} tone="b" />';
  expect(defaultsOf('Elsewhere')).toMatchObject({ color: "'red'", size: '2', icon });
});

test('keeps defaults that refer to other props, or whose members or parameters are named like a variable', () => {
  expect(defaultsOf('Dependent')).toMatchObject({
    color: "size > 1 ? 'red' : 'blue'",
    icon: '{ isDeep: size.isDeep }',
    label: 'isDeep => isDeep',
  });
});

test('prefers the default in the comment to the one in the code', () => {
  expect(defaultsOf('Said')).toMatchObject({ color: "'blue'" });
  expect(defaultsOf('Dashed')).toMatchObject({ color: "'blue'" });
});

test('finds a theme name only where the code reads default props by it, not in other places', () => {
  const parts = ['Asks', 'Names', 'Spreads', 'Comments', 'Styled', 'Lists'];
  const names = parts.flatMap((name) => componentNamed(kit, name).themeName ?? []);
  expect(names).toEqual(['KitAsks', 'KitNames', 'KitSpreads', 'KitComments']);
});

test('detects slots, polymorphism and `sx` only by the names in the conventions', () => {
  const { props, slots, isPolymorphic, hasSx } = componentNamed(kit, 'Unconventional');
  expect(props.map(({ name }) => name)).toEqual(['component', 'slots', 'sx']);
  expect({ slots, isPolymorphic, hasSx }).toEqual({
    slots: [],
    isPolymorphic: false,
    hasSx: false,
  });
});

test("documents the members of a hook's options and result, or its parameters", () => {
  const hook = hookNamed(kit, 'useSwitch');
  expect(hook.description).toBe('Makes a switch.');
  expect(
    hook.parameters.map((one) => [one.name, one.type.text, one.default, one.isRequired]),
  ).toEqual([
    ['id', 'string', undefined, true],
    ['checked', 'boolean', 'false', undefined],
  ]);
  expect(hook.returns.map((one) => [one.name, one.description])).toEqual([
    ['checked', 'Whether it is on now.'],
  ]);
  const media = hookNamed(kit, 'useMedia');
  expect(media.parameters.map((one) => [one.name, one.isRequired, one.description])).toEqual([
    ['query', true, 'What is asked.'],
    ['options', undefined, ''],
  ]);
  expect([media.returns, media.returnType.text]).toEqual([[], 'boolean']);
});

test('reads the ES module beside the declaration, else the exports of the main module', () => {
  const found = readKit(
    {
      'index.d.ts': `
        export { Root as Dialog } from './dialog.js';
        export { Common } from './common.js';`,
      'index.js': `
        import { Root } from './menu.js';
        export { Root as Dialog } from './dialog.js';
        function Old({ color = 'red' }) { return Root; }
        export function Common({ color = 'blue' }) { return Old; }`,
      'dialog.d.ts': named(BUTTON_TYPES, 'Root'),
      'dialog.js': 'export function Root({ size = 2 }) {}',
      'menu.js': 'export function Root({ size = 99 }) {}',
      'legacy/package.json': JSON.stringify({ types: './index.d.ts' }),
      'legacy/index.d.ts': `${named(BUTTON_TYPES, 'Old').replace('export declare', 'declare')} export { Old as OldOne };`,
      'legacy/index.js': `function Old({ color = 'green' }) {} export { Old as OldOne };`,
      'common.d.ts': named(BUTTON_TYPES, 'Common'),
      'common.js': `const Common = ({ color = red }) => null; exports.Common = Common;`,
    },
    {},
    { modules: ['legacy'] },
  );
  const defaults = found.components.map(({ name, props }) => [
    name,
    ...props.flatMap((prop) => prop.default ?? []),
  ]);
  expect(defaults).toEqual([
    ['Common', "'blue'"],
    ['Dialog', '2'],
    ['OldOne', "'green'"],
  ]);
});
