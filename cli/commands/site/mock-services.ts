import type { SiteConfig } from '../../config/schema.ts';
import { startMockServices, mockRewrite, callLine } from '../../dev/mock-services.ts';
import type { MockServices, Rewrite, MockedServices } from '../../dev/mock-services.ts';
import { underBase } from '../../model/paths.ts';
import { plain } from '../../report/terminal-text.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The services of a site that may be stood in for. */
export function stoodInOf(
  { features: { ads, analytics } }: SiteConfig,
  base: string,
): MockedServices {
  const { json, script, found } = (ads !== false && ads.external) || {};
  const { gtag, beacon } = analytics === false ? {} : analytics;
  return {
    ...(json !== undefined && { adverts: json }),
    ...(script !== undefined && { advertScript: { address: script, found: found ?? '' } }),
    ...(gtag && { tagScript: { address: gtag.script, collectors: gtag.collectors } }),
    ...(beacon !== undefined && { beacon: underBase(base, beacon) }),
  };
}

/** Stand-ins for the services of a site, and how it is served with them. */
export interface Mocked extends Pick<MockServices, 'close'> {
  readonly rewrite: Rewrite;
}

/** Starts the stand-ins, each call of which is told in a line on stdout. Undefined for a site without services, which is told. */
export async function mockServicesOf(
  config: SiteConfig,
  base: string,
  { out, err }: Pick<Terminal, 'out' | 'err'>,
): Promise<Mocked | undefined> {
  const services = stoodInOf(config, base);
  if (Object.keys(services).length === 0) {
    err(
      'No service is configured in features.ads or features.analytics: nothing to stand in for.\n',
    );
    return undefined;
  }
  const mock = await startMockServices(services, (call) =>
    out(`${plain(callLine(call, new Date()))}\n`),
  );
  const { serviceWorker } = config.features;
  const isKept = typeof serviceWorker === 'object' && serviceWorker.hosts.includes('localhost');
  if (isKept) err('The service worker may keep pages with the addresses of these stand-ins.\n');
  return { rewrite: mockRewrite(services, mock), close: mock.close };
}
