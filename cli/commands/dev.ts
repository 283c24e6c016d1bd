import { realpath } from 'node:fs/promises';
import { startDevServer } from '../dev/server.ts';
import { openDevSite } from '../dev/site/site.ts';
import { watchSite, type Watching } from '../dev/watch.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { ignoringOf } from './site/ignoring.ts';
import { openProject, reloadProject, type Project } from './site/project.ts';
import { rootOf } from './site/root.ts';
import { tellFailure } from './terminal/failure.ts';
import { changesOf, judge, tellNews } from './terminal/findings.ts';
import { openBrowser } from './terminal/open-browser.ts';
import { tellAddresses, underBase, untilStopped } from './terminal/serving.ts';
import {
  EXIT,
  speaks,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './terminal/terminal.ts';

/** Flags of `dev`. */
export interface DevOptions extends GlobalOptions {
  readonly port: number;
  /** Fail instead of taking the next free port. */
  readonly strictPort?: boolean;
  readonly host?: string;
  /** Open a browser. */
  readonly open?: boolean;
  /** Look at files twice a second instead of asking the system. */
  readonly poll?: boolean;
}

/** `docs-build dev`: the site, served at once and kept up to date, until it is stopped. */
export async function dev(options: DevOptions, terminal: Terminal): Promise<ExitCode> {
  const { port, host, strictPort = false, poll = false } = options;
  const root = rootOf(options, terminal);
  const onError = (error: unknown) => void tellFailure(error, { root, options, terminal });
  const project = await openProject(options, terminal);
  const watch: { running?: Watching } = {};
  const site = await openDevSite({
    first: devInput(project),
    reload: async (reads) => devInput(await reloadProject(project, { options, terminal, reads })),
    judge: (found, { config, host }) => {
      const ignoring = ignoringOf({ config, root: host.root, inputs: [] });
      return judge(found, { check: config.check, ignoring }).diagnostics;
    },
    onFindings: createNews({ root, options, terminal }),
    onWatched: () => watch.running?.update(),
    onError,
  });
  try {
    const address = { port, strictPort, ...(host !== undefined && { host }) };
    const listening = await startDevServer(site, { ...address, onError });
    const onMessage = (message: string) => terminal.err(`${message}\n`);
    watch.running = await watchSite({
      root: await realpath(root),
      paths: site.watched,
      poll,
      onChange: site.changed,
      onMessage,
      onError,
    });
    tellAddresses(underBase(listening, project.loaded.config.site.base), options, terminal);
    if (speaks(options, 'info')) terminal.err('Watching for changes. Press Ctrl+C to stop.\n');
    if (options.open) openBrowser(listening.url);
    await untilStopped(terminal.signal);
    await Promise.all([watch.running.close(), listening.close()]);
    return EXIT.fine;
  } finally {
    site.close();
    await project.close();
  }
}

interface DevTerminal {
  readonly root: string;
  readonly options: DevOptions;
  readonly terminal: Terminal;
}

/** Reports what is new and what is resolved whenever the findings change. */
function createNews({ root, options, terminal }: DevTerminal) {
  const state: { reported: readonly Diagnostic[] } = { reported: [] };
  return (found: readonly Diagnostic[]) => {
    const { added, resolved } = changesOf(state.reported, found);
    state.reported = found;
    tellNews({ added, resolved, all: found, root }, options, terminal);
  };
}

const devInput = ({ input, loaded }: Project) => ({ input, configFiles: loaded.inputs });
