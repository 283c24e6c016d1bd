import * as z from 'zod';
import { either, hostLike, optionalText, sitePath, text } from './parts.ts';

/** Schema of a feature that is off by default. */
const feature = <Options extends z.ZodType>(options: Options) =>
  z.union([z.literal(false), options]).default(false);

const lowerCaseName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'Expected lower-case letters, digits and hyphens');

/** Address of a service that pages call. Only a server on this machine may use `http:`. */
const serviceAddress = z
  .string()
  .refine(
    (address) =>
      URL.canParse(address) &&
      /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))/.test(address),
    'Expected an https:// address',
  );

/** Target of a link in an advert: a path of this site, or another site over `https:`. */
const advertLink = either(z.url({ protocol: /^https$/ }));

const advert = z.strictObject({
  name: lowerCaseName,
  link: advertLink.describe('Address of the link'),
  img: advertLink.exactOptional().describe('Picture, 130 by 100 pixels'),
  description: text.describe('HTML of b, i, em, strong and br'),
  poweredby: optionalText('Publisher of the advert; the name of the site if absent'),
});

const externalAds = z
  .strictObject({
    label: lowerCaseName,
    poweredby: text.describe('Publisher of the advert that readers see'),
    json: serviceAddress.exactOptional().describe('Address that answers with one-line adverts'),
    script: serviceAddress
      .exactOptional()
      .describe('Address of a script that draws adverts with pictures'),
    scriptId: optionalText(
      'Id of the script element, by which the script of the provider finds it',
    ),
    found: text
      .default('#carbonads, .carbonads, .ea-placement')
      .describe('Selector of the elements that the script creates'),
    placeholder: z
      .url({ protocol: /^https$/ })
      .exactOptional()
      .describe('Link target of the placeholder of the provider'),
  })
  .refine(
    ({ json, script }) => json !== undefined || script !== undefined,
    'Expected json, script or both',
  );

export const ads = feature(
  z.strictObject({
    pool: z.array(advert).min(1).describe('In-house adverts'),
    provider: optionalText(
      'Module whose default export provides in-house adverts in the browser, with pool as fallback',
    ),
    external: externalAds.exactOptional().describe('Provider of external adverts'),
    inDev: z.boolean().default(false).describe('Whether dev shows adverts too'),
  }),
);

export const analytics = feature(
  z
    .strictObject({
      consent: z
        .enum(['required', 'none'])
        .default('required')
        .describe('Whether events are sent only after the reader consents'),
      gtag: z
        .strictObject({
          id: z.string().regex(/^G-[A-Z0-9]+$/, 'Expected a measurement id such as G-ABC123'),
          script: serviceAddress.default('https://www.googletagmanager.com/gtag/js'),
          collectors: z
            .array(serviceAddress)
            .default(['https://*.google-analytics.com', 'https://*.analytics.google.com'])
            .describe('Origins to which the script sends events'),
        })
        .exactOptional()
        .describe('Google Analytics 4'),
      beacon: either(serviceAddress)
        .exactOptional()
        .describe('Address that receives events by POST'),
    })
    .refine(
      ({ gtag, beacon }) => gtag !== undefined || beacon !== undefined,
      'Expected gtag, beacon or both',
    ),
);

const host = hostLike(/^[a-z0-9.-]+$/);

export const serviceWorker = z
  .union([
    z.literal(false),
    z.literal('kill').describe('Removes the service worker that readers have'),
    z.strictObject({
      hosts: z.array(host).min(1).describe('Exact names of the hosts on which it is registered'),
    }),
  ])
  .default(false);

export const license = feature(
  z.strictObject({
    variable: text.describe('Environment variable that holds the key, named in publicEnv'),
    module: text.describe('Module whose default export receives the key'),
    packages: z.array(text).min(1).describe('Packages whose demos need it'),
  }),
);

const synonyms = z
  .record(text, z.union([text, z.array(text).min(1)]))
  .describe('Words that readers may type, each with one or several words of the pages');

const BOOST = 'Expected a number from 0.1 to 10';

const boosts = z
  .record(sitePath, z.number().min(0.1, BOOST).max(10, BOOST))
  .describe('Path prefixes, each with the `searchBoost` of pages that set none');

/** Search of the site's own index, or of an index at Algolia. */
export const search = z
  .union([
    z.boolean(),
    z
      .strictObject({ synonyms: synonyms.default({}), boosts: boosts.default({}) })
      // With an unknown key it is the other form: zod would not report what that form lacks.
      .check(({ issues }) => {
        for (const issue of issues) Object.assign(issue, { continue: false });
      }),
    z.strictObject({
      provider: z.literal('docsearch'),
      appId: z.string().regex(/^[A-Za-z0-9]+$/, 'Expected the id of an Algolia application'),
      apiKey: text.describe('Public key that may only search'),
      indexName: text,
    }),
  ])
  .default(true);
