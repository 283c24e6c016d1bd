import { expect, test } from 'vitest';
import { siteReferences } from '../../../api/this-site.ts';

const references = await siteReferences();

const counts = references.map(({ package: name, components, hooks }) => [
  name,
  components.length,
  hooks.length,
]);

test('finds the components and hooks of the installed packages', () => {
  expect(counts).toEqual([
    ['@mui/material', 132, 4],
    ['@mui/lab', 11, 0],
    ['@mui/system', 4, 0],
    ['@mui/joy', 82, 0],
    ['@mui/base', 30, 24],
  ]);
});

test('shows no compiler-internal syntax in types', () => {
  const types = references.flatMap(({ package: name, components }) =>
    components.flatMap((component) =>
      component.props.map((prop) => [`${name} ${component.name}.${prop.name}`, prop.type.text]),
    ),
  );
  const strange = types.filter(([, text = '']) =>
    /import\(|\bnever\b|__|"|\n|keyof React\.JSX/.test(text),
  );
  expect(types.length).toBeGreaterThan(2000);
  expect(strange).toEqual([]);
});

test('inherits only props that the parent documents', () => {
  const props = new Map(
    references.flatMap(({ package: name, components }) =>
      components.map((one) => [`${name} ${one.name}`, new Set(one.props.map((prop) => prop.name))]),
    ),
  );
  const lost = references.flatMap(({ components }) =>
    components.flatMap((one) =>
      one.inherited.flatMap((from) =>
        from.props.filter((prop) => !props.get(`${from.package} ${from.name}`)?.has(prop)),
      ),
    ),
  );
  expect(lost).toEqual([]);
});
