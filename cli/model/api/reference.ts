import * as z from 'zod';
import type { DeepReadonly } from '../collections.ts';

/**
 * API references as JSON: cached, printed by `docs-build api`, shown on pages. Texts are Markdown
 * from package comments. Other modules import only the types, which avoids loading zod.
 */
/** A type as displayed, without `undefined` of optional members. */
const type = z
  .strictObject({
    text: z.string().describe('TypeScript on one line'),
    members: z.array(z.string()).optional().describe('Members of a union of two or more'),
    signature: z
      .strictObject({
        text: z.string(),
        parameters: z.array(
          z.strictObject({ name: z.string(), type: z.string(), description: z.string() }),
        ),
        returns: z.strictObject({ type: z.string(), description: z.string() }).optional(),
      })
      .optional()
      .describe('Call signature, if the type is a function'),
  })
  .meta({ id: 'ApiType' });

/** A prop of a component, a parameter of a hook, or a member of its result. */
const member = z
  .strictObject({
    name: z.string(),
    type,
    description: z.string().describe('Markdown'),
    isRequired: z.literal(true).optional(),
    default: z.string().optional().describe('As code'),
    deprecated: z.string().optional().describe('Text about the replacement; may be empty'),
  })
  .meta({ id: 'ApiMember' });

/** An element of a component that can be replaced. */
const slot = z
  .strictObject({
    name: z.string(),
    default: z.string().optional().describe('Element or component, as code'),
    className: z.string().optional().describe('CSS class without the dot'),
    description: z.string(),
    deprecated: z.string().optional(),
  })
  .meta({ id: 'ApiSlot' });

/** A CSS class of a component's element. `key` is its key in the `classes` prop. */
const cssClass = z
  .strictObject({
    key: z.string(),
    className: z.string().describe('CSS class without the dot'),
    isState: z
      .literal(true)
      .optional()
      .describe('Whether it marks a state and is the same for all components'),
    description: z.string(),
    deprecated: z.string().optional(),
  })
  .meta({ id: 'ApiClass' });

/** Props inherited from another component. */
const inheritance = z
  .strictObject({ package: z.string(), name: z.string(), props: z.array(z.string()) })
  .meta({ id: 'ApiInheritance' });

/** Facts that components and hooks share. */
const part = {
  name: z.string(),
  imports: z.array(z.string()).describe('Alternative import statements'),
  description: z.string().describe('Markdown'),
  examples: z.array(z.string()).optional().describe('Markdown'),
  deprecated: z.string().optional().describe('Text about the replacement; may be empty'),
  sourceUrl: z.string().optional(),
  declaration: z
    .strictObject({ file: z.string(), line: z.number() })
    .describe('File relative to the package, line from 1'),
};

const component = z
  .strictObject({
    kind: z.literal('component'),
    ...part,
    props: z.array(member).describe('Props of the component itself, required ones first'),
    inherited: z.array(inheritance).describe('The nearest component first'),
    slots: z.array(slot),
    classes: z.array(cssClass),
    cssVariables: z.array(z.string()),
    themeName: z.string().optional(),
    ref: z.string().optional().describe('Type of the value that a ref receives'),
    isPolymorphic: z.boolean().describe('Whether its root can be another element'),
    hasSx: z.boolean(),
    spreadsTo: z.string().optional().describe('Element whose attributes it passes on'),
    hasSystemProps: z.boolean(),
  })
  .meta({ id: 'ApiComponent' });

const hook = z
  .strictObject({
    kind: z.literal('hook'),
    ...part,
    parameters: z.array(member),
    returns: z.array(member).describe('Members of the object that it returns'),
    returnType: type,
  })
  .meta({ id: 'ApiHook' });

/** Schema of an `ApiReference`: the public exports of one package. */
export const apiReferenceSchema = z
  .strictObject({
    package: z.string(),
    version: z.string(),
    components: z.array(component),
    hooks: z.array(hook),
    leftOut: z
      .record(z.string(), z.string())
      .describe('Exports that are not documented, each with the reason'),
  })
  .meta({ id: 'ApiReference' });

export const referencesJsonSchema = () => z.toJSONSchema(z.array(apiReferenceSchema));

export type ApiReference = DeepReadonly<z.output<typeof apiReferenceSchema>>;
export type ApiComponent = DeepReadonly<z.output<typeof component>>;
export type ApiHook = DeepReadonly<z.output<typeof hook>>;
export type ApiMember = DeepReadonly<z.output<typeof member>>;
export type ApiType = DeepReadonly<z.output<typeof type>>;
export type ApiSlot = DeepReadonly<z.output<typeof slot>>;
export type ApiClass = DeepReadonly<z.output<typeof cssClass>>;
export type ApiInheritance = DeepReadonly<z.output<typeof inheritance>>;
export type ApiSignature = NonNullable<ApiType['signature']>;
export type ApiParameter = ApiSignature['parameters'][number];
/** Facts that components and hooks share. */
export type ApiPart = Pick<ApiComponent, Extract<keyof typeof part, keyof ApiComponent>>;
