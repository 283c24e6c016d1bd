import * as z from 'zod';
import type { DeepReadonly } from '../../model/collections.ts';
import { optionalText, sitePath, text, textList } from './parts.ts';

/** A pattern with the placeholder `{Name}` for the name of a component or hook. */
const namePattern = text.refine(
  (pattern) => pattern.includes('{Name}'),
  'Expected a pattern with {Name}',
);

/** Naming conventions of a package. `{Name}` is a component or hook, `{key}` a class key. */
const apiConventions = z.strictObject({
  module: namePattern
    .exactOptional()
    .describe('Subpath of every public part in its package; without it, every export is public'),
  prefixes: textList('Prefixes of names that are not final, such as Unstable_'),
  slots: namePattern.default('{Name}Slots').describe('Type whose members are slots'),
  classes: namePattern
    .default('{Name}Classes')
    .describe('Type whose members are keys of CSS classes'),
  slotsProp: optionalText('Name of the prop that takes the elements of slots, such as slots'),
  slotPropsProp: optionalText('Name of the prop that takes the props of slots, such as slotProps'),
  slotElement: optionalText(
    'Option for the default element of a slot, in calls that name the slot first, such as elementType',
  ),
  elementProp: optionalText('Name of the prop that chooses the root element, such as component'),
  defaultElement: optionalText(
    'Member that names the default element in the type argument of a component, such as defaultComponent',
  ),
  styleProp: optionalText('Name of the prop that takes system styles, such as sx'),
  className: namePattern.exactOptional().describe('CSS class of a key, such as Kit{Name}-{key}'),
  stateClassName: optionalText('CSS class of a key for a state, such as Kit-{key}'),
  stateKeys: textList('Keys for states'),
  themeName: namePattern.exactOptional().describe('Name of a component in a theme'),
  cssVariable: namePattern.default('--{Name}-').describe('Prefix of CSS custom properties'),
  inherits: namePattern
    .exactOptional()
    .describe(
      'Text in the comment of a component that names a component whose props it inherits, such as inherits [{Name} API]',
    ),
  homes: z
    .array(z.url({ protocol: /^https?$/ }))
    .default([])
    .describe(
      'Addresses by which comments link to this documentation; such links become internal links',
    ),
  tag: text
    .default('v{version}')
    .describe('Tag of the release in the repository; {version} is the version of the package'),
  source: namePattern
    .exactOptional()
    .describe(
      'Path of a source file in the folder of the package in its repository, such as src/{Name}',
    ),
});

export const apiReference = z.strictObject({
  package: text,
  product: text.exactOptional(),
  path: sitePath.describe('Path below which each part has a page, such as /ui/api/'),
  modules: textList('Subpaths whose exports are public too'),
  only: z
    .array(text)
    .exactOptional()
    .describe('Names that are documented (default: all public ones)'),
  leftOut: z
    .record(z.string(), text)
    .default({})
    .describe('Names that are not documented, each with the reason'),
  tabs: z
    .record(sitePath, z.array(text))
    .exactOptional()
    .describe(
      'Parts to document in a tab beside a page, unless front matter names them: pathname of the page → names',
    ),
  conventions: apiConventions.prefault({}),
});

export type ApiSource = DeepReadonly<z.output<typeof apiReference>>;
