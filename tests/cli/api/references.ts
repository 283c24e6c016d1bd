import type { ApiComponent, ApiHook, ApiReference } from '../../../cli/model/api/reference.ts';

/** Creates a component with only the given facts. */
export const component = (name: string, more: Partial<ApiComponent> = {}): ApiComponent => ({
  kind: 'component',
  name,
  imports: [`import ${name} from 'kit/${name}';`, `import { ${name} } from 'kit';`],
  description: '',
  declaration: { file: `${name}.d.ts`, line: 1 },
  props: [],
  inherited: [],
  slots: [],
  classes: [],
  cssVariables: [],
  isPolymorphic: false,
  hasSx: false,
  hasSystemProps: false,
  ...more,
});

/** Creates a hook with only the given facts. */
export const hook = (name: string, more: Partial<ApiHook> = {}): ApiHook => ({
  kind: 'hook',
  name,
  imports: [`import { ${name} } from 'kit';`],
  description: '',
  declaration: { file: `${name}.d.ts`, line: 1 },
  parameters: [],
  returns: [],
  returnType: { text: 'void' },
  ...more,
});

/** Creates the reference of a package. */
export const reference = (
  name: string,
  parts: readonly (ApiComponent | ApiHook)[],
): ApiReference => ({
  package: name,
  version: '1.0.0',
  components: parts.filter((part) => part.kind === 'component'),
  hooks: parts.filter((part) => part.kind === 'hook'),
  leftOut: {},
});
