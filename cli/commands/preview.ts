import { serveDirectory } from '../dev/static-server.ts';
import { outDirOf } from './build.ts';
import { loadProjectConfig } from './site/project.ts';
import { tellAddresses, untilStopped } from './terminal/serving.ts';
import { EXIT, type ExitCode, type GlobalOptions, type Terminal } from './terminal/terminal.ts';

/** Flags of `preview`. */
export interface PreviewOptions extends GlobalOptions {
  readonly port: number;
  readonly host?: string;
  readonly outDir?: string;
}

/** `docs-build preview`: the built site as a static host would serve it, until it is stopped. */
export async function preview(options: PreviewOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, config } = await loadProjectConfig(options, terminal);
  const { port, host } = options;
  const listening = await serveDirectory({
    directory: outDirOf(options, root, terminal),
    base: config.site.base,
    port,
    ...(host !== undefined && { host }),
  });
  tellAddresses(listening, options, terminal);
  await untilStopped(terminal.signal);
  await listening.close();
  return EXIT.fine;
}
