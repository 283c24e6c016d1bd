import { expect, test } from 'vitest';
import { problemsOf } from './config-site.ts';
import { testConfig } from '../../harness/open-site.ts';

const configOf = (features: string, more = '') =>
  `export default {\n  site: { url: 'https://docs.example.org' },\n  features: { ${features} },${more}\n};\n`;

const OWN = `{ name: 'own', link: '/a/', description: 'Ours' }`;
const ads = (external: string) => `ads: { pool: [${OWN}], external: { ${external} } }`;
const KIT = `label: 'kit', poweredby: 'Kit'`;

/** Name, features, and the expected finding at its line. */
const WRONG: readonly (readonly [name: string, features: string, reported: string])[] = [
  [
    'an empty list of in-house adverts',
    'ads: { pool: [] }',
    'docs.config.ts:3:22 config/invalid features.ads.pool: expected at least one item, received a list | In-house adverts.',
  ],
  [
    'an advert whose link runs code',
    `ads: { pool: [{ name: 'a', link: 'javascript:1', description: 'A' }] }`,
    "docs.config.ts:3:42 config/invalid features.ads.pool[0].link: expected a path that starts with one / or an https:// address, received 'javascript:1' | Address of the link.",
  ],
  [
    'an advert with a link over HTTP',
    `ads: { pool: [{ name: 'a', link: 'http://a.example/', description: 'A' }] }`,
    "docs.config.ts:3:42 config/invalid features.ads.pool[0].link: expected a path that starts with one / or an https:// address, received 'http://a.example/' | Address of the link.",
  ],
  [
    'an advert name that events cannot contain',
    `ads: { pool: [{ name: 'A b', link: '/a/', description: 'A' }] }`,
    "docs.config.ts:3:31 config/invalid features.ads.pool[0].name: expected lower-case letters, digits and hyphens, received 'A b'",
  ],
  [
    'a provider without an address',
    ads(KIT),
    'docs.config.ts:3:81 config/invalid features.ads.external: expected json, script or both, received an object | Provider of external adverts.',
  ],
  [
    'a provider with an address over HTTP',
    ads(`${KIT}, json: 'http://ads.example/'`),
    "docs.config.ts:3:125 config/invalid features.ads.external.json: expected an https:// address, received 'http://ads.example/' | Address that answers with one-line adverts.",
  ],
  [
    'an unknown key of a provider',
    ads(`${KIT}, json: 'https://ads.example/', placehoder: 'https://a.example/'`),
    'docs.config.ts:3:155 config/unknown-key Unknown key features.ads.external.placehoder | Did you mean placeholder?',
  ],
  [
    'analytics without a service',
    `analytics: { consent: 'none' }`,
    'docs.config.ts:3:15 config/invalid features.analytics: expected gtag, beacon or both, received an object',
  ],
  [
    'an invalid measurement id',
    `analytics: { gtag: { id: 'UA-1' } }`,
    "docs.config.ts:3:36 config/invalid features.analytics.gtag.id: expected a measurement id such as G-ABC123, received 'UA-1'",
  ],
  [
    'an unknown kind of consent',
    `analytics: { consent: 'maybe', beacon: '/e' }`,
    "docs.config.ts:3:28 config/invalid features.analytics.consent: expected 'required' or 'none', received 'maybe' | Whether events are sent only after the reader consents.",
  ],
  [
    'a beacon with an invalid protocol',
    `analytics: { beacon: 'ftp://a.example/' }`,
    "docs.config.ts:3:28 config/invalid features.analytics.beacon: expected a path that starts with one / or an https:// address, received 'ftp://a.example/' | Address that receives events by POST.",
  ],
  [
    'a service worker without hosts',
    'serviceWorker: { hosts: [] }',
    'docs.config.ts:3:32 config/invalid features.serviceWorker.hosts: expected at least one item, received a list | Exact names of the hosts on which it is registered.',
  ],
  [
    'a service worker with an address in place of a host name',
    `serviceWorker: { hosts: ['https://docs.example.org'] }`,
    "docs.config.ts:3:40 config/invalid features.serviceWorker.hosts[0]: expected the name of a host, such as docs.example.org, received 'https://docs.example.org'",
  ],
  [
    'a service worker that is set to true',
    'serviceWorker: true',
    "docs.config.ts:3:15 config/invalid features.serviceWorker: expected false or 'kill' or an object, received true",
  ],
  [
    'a license key without packages',
    `license: { variable: 'KEY', module: './l.ts', packages: [] }`,
    'docs.config.ts:3:61 config/invalid features.license.packages: expected at least one item, received a list | Packages whose demos need it.',
  ],
  [
    'a license key that is not in publicEnv',
    `license: { variable: 'KEY', module: './l.ts', packages: ['grid'] }`,
    'docs.config.ts:3:26 config/invalid features.license.variable: KEY is not listed in publicEnv | The key is sent to readers, so publicEnv must list its variable.',
  ],
];

test.each(WRONG)('reports %s', async (_, features, reported) => {
  expect(await problemsOf({ 'docs.config.ts': configOf(features) })).toEqual([reported]);
});

test('disables services by default', () => {
  const { ads: adverts, analytics, serviceWorker, license } = testConfig().features;
  expect({ adverts, analytics, serviceWorker, license }).toEqual({
    adverts: false,
    analytics: false,
    serviceWorker: false,
    license: false,
  });
});

test('by default, requires consent, and shows no adverts in dev', () => {
  const { features } = testConfig({
    features: {
      ads: {
        pool: [{ name: 'own', link: 'https://a.example/b', description: 'Ours' }],
        external: { label: 'kit', poweredby: 'Kit', script: 'https://ads.example/a.js' },
      },
      analytics: { gtag: { id: 'G-ABC123' } },
    },
  });
  expect(features.ads).toMatchObject({
    inDev: false,
    external: { found: '#carbonads, .carbonads, .ea-placement' },
  });
  expect(features.analytics).toEqual({
    consent: 'required',
    gtag: {
      id: 'G-ABC123',
      script: 'https://www.googletagmanager.com/gtag/js',
      collectors: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    },
  });
});

test('accepts http: for localhost, and removal of the service worker', async () => {
  const features = `${ads(`${KIT}, json: 'http://localhost:8080/ads'`)},
    analytics: { consent: 'none', beacon: 'http://127.0.0.1:8080/e' },
    serviceWorker: 'kill',
    license: { variable: 'KEY', module: './l.ts', packages: ['grid'] }`;
  expect(await problemsOf({ 'docs.config.ts': configOf(features, ` publicEnv: ['KEY']`) })).toEqual(
    [],
  );
});
