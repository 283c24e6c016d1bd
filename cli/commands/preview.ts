import type { SiteConfig } from '../config/schema.ts';
import {
  callLine,
  mockRewrite,
  startMockServices,
  type MockedServices,
} from '../dev/mock-services.ts';
import { serveDirectory } from '../dev/static-server.ts';
import { builtBase } from '../emit/target.ts';
import { underBase } from '../model/paths.ts';
import { escapeControls } from '../report/text-layout.ts';
import { outDirOf } from './build/run.ts';
import { printFindings } from './output/findings.ts';
import { loadProjectConfig } from './project.ts';
import { printAddresses, untilStopped } from './serving.ts';
import { EXIT, type ExitCode, type GlobalOptions, type Terminal } from './output/terminal.ts';
import type { ListenOptions } from '../dev/listen.ts';
import { report } from '../report/catalogue.ts';
import { lineRange } from '../model/diagnostic.ts';

export interface PreviewOptions extends GlobalOptions, Pick<ListenOptions, 'port' | 'host'> {
  readonly outDir?: string;
  readonly mockServices?: boolean;
}

/** `docs-build preview`: serves the built site as a static host does, until it is stopped. */
export async function preview(options: PreviewOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, config } = await loadProjectConfig(options, terminal);
  const { port, host } = options;
  const directory = outDirOf(options, root, terminal);
  // The site may have been built with `--base`.
  const base = (await builtBase(directory)) ?? config.site.base;
  const mocked = options.mockServices ? await startMocks(config, base, terminal) : undefined;
  const listening = await serveDirectory({
    directory,
    base,
    port,
    hostName: config.host,
    ...(host !== undefined && { host }),
    ...(mocked && { rewrite: mocked.rewrite }),
    onUnsendable: (lines) => {
      const diagnostics = lines.map(({ number, fault }) => {
        const id = fault === 'form' ? 'server/header-refused:form' : 'server/header-refused';
        return report(id, { file: '_headers', range: lineRange(number, 1, 1) });
      });
      printFindings({ diagnostics, ok: true, root: directory }, terminal);
    },
  });
  printAddresses(listening, { base, wantedPort: port }, terminal);
  await untilStopped(terminal.signal);
  await Promise.all([listening.close(), mocked?.close()]);
  return EXIT.fine;
}

export function mockableServices(
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

/** Starts mock services that print each call to stdout. Undefined for a site without services. */
async function startMocks(config: SiteConfig, base: string, { out, err }: Terminal) {
  const services = mockableServices(config, base);
  if (Object.keys(services).length === 0) {
    err('No service is configured in features.ads or features.analytics: nothing to mock.\n');
    return undefined;
  }
  const mock = await startMockServices(services, (call) =>
    out(`${escapeControls(callLine(call, new Date()))}\n`),
  );
  const { serviceWorker } = config.features;
  if (typeof serviceWorker === 'object' && serviceWorker.hosts.includes('localhost'))
    err('The service worker may cache pages with the addresses of these mock services.\n');
  return { rewrite: mockRewrite(services, mock), close: mock.close };
}
