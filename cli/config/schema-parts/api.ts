import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { sitePath, text } from './parts.ts';

/** A name with `{Name}` where that of a component or hook stands. */
const namePattern = text.refine(
  (pattern) => pattern.includes('{Name}'),
  'Expected a pattern with {Name}',
);

/** How a package names things, so that the engine knows no library. `{Name}` is a component or hook, in classes `{key}` one of its keys. */
export const apiConventions = z.strictObject({
  module: namePattern
    .exactOptional()
    .describe('Subpath that every public part has in its package; without it, every export counts'),
  prefixes: z
    .array(text)
    .default([])
    .describe('What stands before names that are not final: Unstable_'),
  props: namePattern.default('{Name}Props').describe('Type of the props'),
  slots: namePattern.default('{Name}Slots').describe('Type whose members are slots'),
  classes: namePattern
    .default('{Name}Classes')
    .describe('Type whose members are keys of CSS classes'),
  className: namePattern.exactOptional().describe('CSS class of a key: Kit{Name}-{key}'),
  stateClassName: text
    .exactOptional()
    .describe('CSS class of a key that tells of a state: Kit-{key}'),
  stateKeys: z.array(text).default([]).describe('Keys that tell of a state'),
  themeName: namePattern.exactOptional().describe('Name under which a theme knows a component'),
  cssVariable: namePattern.default('--{Name}-').describe('How CSS custom properties begin'),
  inherits: namePattern
    .exactOptional()
    .describe(
      'What the comment of a component says where it takes the props of another: inherits [{Name} API]',
    ),
  homes: z
    .array(z.url({ protocol: /^https?$/ }))
    .default([])
    .describe('Addresses of this documentation in comments; links to them stay within the site'),
  tag: text
    .default('v{version}')
    .describe('Tag of the release in the repository; {version} is that of the package'),
  source: namePattern
    .exactOptional()
    .describe(
      'Path of a source file below the folder of the package in its repository: src/{Name}',
    ),
});

export type ApiConventions = DeepReadonly<z.output<typeof apiConventions>>;

/** A reference made from the type declarations of a package. */
export const apiReference = z.strictObject({
  package: text,
  product: text.exactOptional(),
  path: sitePath.describe('Where its pages stand, one for each part'),
  modules: z
    .array(text)
    .default([])
    .describe('Subpaths whose exports are public too, beside those of the main module'),
  only: z
    .array(text)
    .exactOptional()
    .describe('Names that are documented; all public ones if absent'),
  leftOut: z.record(z.string(), text).default({}).describe('Names that are not documented → why'),
  tabs: z
    .record(sitePath, z.array(text))
    .exactOptional()
    .describe(
      'Parts are documented in tabs beside pages: pathname of a page → names, for those that no page names in its front matter',
    ),
  conventions: apiConventions.prefault({}),
});

export type ApiSource = DeepReadonly<z.output<typeof apiReference>>;
