import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { apiPageStep } from '../../../../cli/api/steps.ts';
import {
  type ApiPageInput,
  type ShownPart,
  wordsFrom,
} from '../../../../cli/api/content/sections.ts';
import { DEFAULT_LIMITS } from '../../../../cli/compile/limits.ts';
import type { ApiMember } from '../../../../cli/model/api/reference.ts';
import { toSourcePath } from '../../../../cli/model/paths.ts';
import { component, hook } from '../references.ts';

const member = (name: string, more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: { text: 'string' },
  description: '',
  ...more,
});

const shown = (part: ShownPart['part'], more: Partial<ShownPart> = {}): ShownPart => ({
  part,
  parents: [],
  demos: [],
  ...more,
});

const input = (parts: readonly ShownPart[], more: Partial<ApiPageInput> = {}): ApiPageInput => ({
  file: toSourcePath('<api>/kit/Button'),
  title: 'Button API',
  description: 'About it.',
  isTab: false,
  parts,
  partsHash: 'a',
  words: wordsFrom({}),
  limits: DEFAULT_LIMITS,
  ...more,
});

const made = (...args: Parameters<typeof input>) => apiPageStep.run(input(...args));

/** Returns the engine's elements with their properties, in page order. */
async function elements(...args: Parameters<typeof input>) {
  const { body } = await made(...args);
  const all: { tagName: string; props: Record<string, unknown>; html: string }[] = [];
  const visit = (node: { children?: unknown[] }) => {
    const { tagName, properties } = node as { tagName?: string; properties?: { props?: object } };
    if (tagName?.startsWith('docs-')) {
      const html = toHtml({ type: 'root', children: (node.children ?? []) as never });
      all.push({ tagName, props: { ...properties?.props }, html });
    }
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(body.tree);
  return all;
}

const BUTTON = component('Button', {
  description: 'Starts an action.',
  props: [
    member('color', {
      type: { text: "'a' | 'b'", members: ["'a'", "'b'"] },
      default: "'a'",
      description: 'Its `color`.',
    }),
  ],
  slots: [{ name: 'root', default: "'button'", className: 'KitButton-root', description: '' }],
  classes: [{ key: 'root', className: 'KitButton-root', description: 'On the root.' }],
  cssVariables: ['--Button-gap'],
  ref: 'HTMLButtonElement',
});

test('lists headings and own members in the contents list, under the ids of their rows', async () => {
  const { facts } = await made([shown(BUTTON)]);
  expect(facts.headings.map(({ level, id, text }) => [level, id, text].join(' '))).toEqual([
    '2 import Import',
    '2 props Props',
    '3 button-prop-color color',
    '2 slots Slots',
    '3 button-slots-root root',
    '2 classes CSS classes',
    '3 button-classes-root root',
    '2 css-variables CSS variables',
  ]);
  expect(facts.anchors).toEqual(
    expect.arrayContaining([
      'button-prop-color',
      'button-slots-root',
      'button-classes-root',
      'button-vars-Button-gap',
    ]),
  );
});

test('gives each part of a page its own heading, and ids that start with its name', async () => {
  const parts = [shown(BUTTON), shown(hook('useButton', { parameters: [member('disabled')] }))];
  const { facts } = await made(parts, { isTab: true });
  expect(facts.headings.map(({ level, id }) => `${level} ${id}`)).toEqual([
    '2 button',
    '3 button-import',
    '3 button-props',
    '3 button-prop-color',
    '3 button-slots',
    '3 button-slots-root',
    '3 button-classes',
    '3 button-classes-root',
    '3 button-css-variables',
    '2 use-button',
    '3 use-button-import',
    '3 use-button-parameters',
    '3 use-button-params-disabled',
    '3 use-button-return-value',
  ]);
});

test('shows the highlighted type, the members of a union, the default and the description in a row', async () => {
  const rows = (await elements([shown(BUTTON)])).filter(
    ({ tagName }) => tagName === 'docs-api-row',
  );
  expect(rows[0]?.props).toMatchObject({
    kind: 'props',
    id: 'button-prop-color',
    name: 'color',
    default: "'a'",
  });
  expect(rows[0]?.props['members']).toEqual([
    "<c-p><c-s>'a'</c-s></c-p>",
    "<c-p><c-s>'b'</c-s></c-p>",
  ]);
  expect(rows[0]?.html).toBe('Its <code>color</code>.');
});

test('lists inherited props below own ones, once, with a link to their component', async () => {
  const parent = {
    name: 'ButtonBase',
    path: '/kit/api/button-base/',
    members: [
      member('color'),
      member('disabled', { deprecated: 'Use `off`.', description: 'No.' }),
    ],
  };
  const all = await elements([shown(BUTTON, { parents: [parent] })]);
  expect(all.find(({ tagName }) => tagName === 'docs-api-table')?.props).toMatchObject({
    count: 1,
    inheritedCount: 1,
    deprecatedCount: 1,
    longest: { name: 'disabled' },
  });
  expect(all.find(({ props }) => props['name'] === 'disabled')).toMatchObject({
    props: {
      id: 'button-prop-disabled',
      isDeprecated: true,
      from: { name: 'ButtonBase', href: '/kit/api/button-base/#button-base-prop-disabled' },
    },
    html: '<p>Use <code>off</code>.</p><p>No.</p>',
  });
  const { facts } = await made([shown(BUTTON, { parents: [parent] })]);
  expect(facts.anchors).toContain('button-prop-disabled');
  expect(facts.references.map(({ href }) => href)).toEqual(['/kit/api/button-base/']);
});

test('removes HTML, headings and ids from texts of packages', async () => {
  const description = '# Loud\n\nA <script>x</script> <b id="b">bold</b>\n\n[x](javascript:y)';
  const { body, facts } = await made([shown(component('A', { description }))]);
  const html = toHtml(body.tree);
  expect(html).toContain('<p><strong>Loud</strong></p>');
  expect(html).toContain('&#x3C;script>');
  expect(html).not.toMatch(/<script|<b |javascript:/);
  expect(facts.headings.map(({ text }) => text)).not.toContain('Loud');
});

test('lists the descriptions of parameters and of the return value', async () => {
  const signature = {
    text: '(event: Event) => boolean',
    parameters: [{ name: 'event', type: 'Event', description: 'What *happened*.' }],
    returns: { type: 'boolean', description: 'Whether it may.' },
  };
  const props = [member('onPress', { type: { text: 'Function', signature } })];
  const row = (await elements([shown(component('A', { props }))])).find(
    ({ props: { name } }) => name === 'onPress',
  );
  expect(row?.html).toBe(
    '<ul><li><code>event</code>: What <em>happened</em>.</li><li>Returns: Whether it may.</li></ul>',
  );
  expect(row?.props['signatureHtml']).toContain('boolean');
});

test('shows examples below the description, under a heading', async () => {
  const part = component('A', { description: 'It.', examples: ['First:\n\n```tsx\n<A />\n```'] });
  const { body, facts } = await made([shown(part)]);
  expect(facts.headings.map(({ id }) => id)).toEqual(['import', 'examples', 'props']);
  expect(toHtml(body.tree)).toMatch(/<p>It.<\/p><h2 id="examples">Examples<\/h2><p>First:<\/p>/);
  expect(body.markdown).toContain('It.\n\n## Examples\n\nFirst:\n\n```tsx\n<A />\n```\n');
});

test('lists each member as an item in the Markdown copy', async () => {
  const required = member('label', { isRequired: true, description: 'Line one.\nLine two.' });
  const part = { ...BUTTON, props: [required, ...BUTTON.props] };
  const { body } = await made([shown(part)]);
  expect(body.markdown).toContain('# Button API\n\nAbout it.\n\n```tsx\nimport Button');
  expect(body.markdown).toContain('// or\nimport { Button }');
  expect(body.markdown).toContain('- `label`, `string`, required: Line one.\n  Line two.\n');
  expect(body.markdown).toContain("- `color`, `'a' | 'b'`, default `'a'`: Its `color`.");
});

test('the cache key changes with the hash of the parts, the examples and the texts', () => {
  const keyOf = (...args: Parameters<typeof input>) =>
    JSON.stringify(apiPageStep.inputs(input(...args)));
  const key = keyOf([shown(BUTTON)]);
  expect(keyOf([shown({ ...BUTTON, name: 'Other' })])).toBe(key);
  expect(keyOf([shown(BUTTON)], { partsHash: 'b' })).not.toBe(key);
  expect(keyOf([shown(BUTTON, { demos: [{ title: 'A', path: '/a/' }] })])).not.toBe(key);
  expect(keyOf([shown(BUTTON)], { words: wordsFrom({ apiPageProps: 'Egenskaper' }) })).not.toBe(
    key,
  );
});
