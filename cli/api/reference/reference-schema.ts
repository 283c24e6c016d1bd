import { z } from 'zod';

const type = z
  .strictObject({
    text: z.string().describe('TypeScript on one line'),
    members: z.array(z.string()).exactOptional().describe('Members of a union of two or more'),
    signature: z
      .strictObject({
        text: z.string(),
        parameters: z.array(
          z.strictObject({ name: z.string(), type: z.string(), description: z.string() }),
        ),
        returns: z.strictObject({ type: z.string(), description: z.string() }).exactOptional(),
      })
      .exactOptional()
      .describe('How a function is called'),
  })
  .meta({ id: 'ApiType' });

const member = z
  .strictObject({
    name: z.string(),
    type,
    description: z.string().describe('Markdown'),
    isRequired: z.literal(true).exactOptional(),
    default: z.string().exactOptional().describe('As code'),
    publishedDefault: z
      .string()
      .exactOptional()
      .describe('What the published code does where the comment says something else'),
    deprecated: z.string().exactOptional().describe('What to do instead, perhaps empty'),
  })
  .meta({ id: 'ApiMember' });

const slot = z
  .strictObject({
    name: z.string(),
    default: z.string().exactOptional().describe('Element or component, as code'),
    className: z.string().exactOptional().describe('Without a dot'),
    description: z.string(),
    deprecated: z.string().exactOptional(),
  })
  .meta({ id: 'ApiSlot' });

const cssClass = z
  .strictObject({
    key: z.string(),
    className: z.string().describe('Without a dot'),
    isState: z.literal(true).exactOptional().describe('The same for all components'),
    description: z.string(),
    deprecated: z.string().exactOptional(),
  })
  .meta({ id: 'ApiClass' });

const inheritance = z
  .strictObject({
    package: z.string(),
    name: z.string(),
    props: z.array(z.string()),
  })
  .meta({ id: 'ApiInheritance' });

/** What components and hooks have in common. */
const part = {
  name: z.string(),
  imports: z.array(z.string()).describe('Statements, each of which is enough'),
  description: z.string().describe('Markdown'),
  deprecated: z.string().exactOptional().describe('What to do instead, perhaps empty'),
  sourceUrl: z.string().exactOptional(),
  declaration: z
    .strictObject({ file: z.string(), line: z.number() })
    .describe('File relative to the package, line from 1'),
};

const component = z
  .strictObject({
    kind: z.literal('component'),
    ...part,
    props: z.array(member).describe('Its own, required ones first'),
    inherited: z.array(inheritance).describe('The nearest first'),
    slots: z.array(slot),
    classes: z.array(cssClass),
    cssVariables: z.array(z.string()),
    themeName: z.string().exactOptional(),
    ref: z.string().exactOptional().describe('What a ref gets'),
    isPolymorphic: z.boolean().describe('Whether its root can be another element'),
    hasSx: z.boolean(),
    spreadsTo: z.string().exactOptional().describe('Element whose attributes it hands on'),
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

/** The shape of an `ApiReference`: the public parts of one package. */
export const apiReferenceSchema = z
  .strictObject({
    package: z.string(),
    version: z.string(),
    components: z.array(component),
    hooks: z.array(hook),
    leftOut: z.record(z.string(), z.string()).describe('Exports that are not documented → why'),
    ownFolder: z
      .string()
      .exactOptional()
      .describe('Folder of a package that is not installed but the site’s own'),
  })
  .meta({ id: 'ApiReference' });

/** The JSON schema of what `docs-build api` prints: a list of references. */
export const referencesJsonSchema = () => z.toJSONSchema(z.array(apiReferenceSchema));
