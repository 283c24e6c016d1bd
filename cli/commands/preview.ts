import { serveDirectory } from '../dev/static-server.ts';
import { builtBase } from '../emit/target.ts';
import { headerRefused } from '../report/rules/commands.ts';
import { outDirOf } from './build.ts';
import { mockServicesOf } from './site/mock-services.ts';
import { loadProjectConfig } from './site/project.ts';
import { tellFindings } from './terminal/findings.ts';
import { tellAddresses, underBase, untilStopped } from './terminal/serving.ts';
import { EXIT, type ExitCode, type GlobalOptions, type Terminal } from './terminal/terminal.ts';

/** Flags of `preview`. */
export interface PreviewOptions extends GlobalOptions {
  readonly port: number;
  readonly host?: string;
  readonly outDir?: string;
  /** Stand-ins answer in place of the configured services. */
  readonly mockServices?: boolean;
}

/** `docs-build preview`: the built site as a static host would serve it, until it is stopped. */
export async function preview(options: PreviewOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, config } = await loadProjectConfig(options, terminal);
  const { port, host } = options;
  const directory = outDirOf(options, root, terminal);
  // Built with another `--base`, a site is served as it was built.
  const base = (await builtBase(directory)) ?? config.site.base;
  const mocked = options.mockServices ? await mockServicesOf(config, base, terminal) : undefined;
  const listening = await serveDirectory({
    directory,
    base,
    port,
    ...(host !== undefined && { host }),
    ...(mocked && { rewrite: mocked.rewrite }),
    onUnsendable: (lines) => {
      const diagnostics = lines.map(headerRefused);
      tellFindings({ diagnostics, ok: true, root: directory }, options, terminal);
    },
  });
  tellAddresses(underBase(listening, base), options, terminal);
  await untilStopped(terminal.signal);
  await Promise.all([listening.close(), mocked?.close()]);
  return EXIT.fine;
}
