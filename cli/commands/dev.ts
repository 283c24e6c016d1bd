import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ListenOptions } from '../dev/listen.ts';
import { startDevServer } from '../dev/server.ts';
import { openDevSite } from '../dev/site/site.ts';
import { watchSite, type SiteWatcher } from '../dev/watch.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { reportFailure } from './output/failure.ts';
import {
  compareFindings,
  evaluateFindings,
  printChanges,
  suppressionsOf,
} from './output/findings.ts';
import { openProject, type Project } from './project.ts';
import { openBrowser, printAddresses, untilStopped } from './serving.ts';
import {
  EXIT,
  logInfo,
  rootOf,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './output/terminal.ts';

export interface DevOptions extends GlobalOptions, ListenOptions {
  readonly open?: boolean;
  /** Check files for changes twice a second instead of waiting for events of the system. */
  readonly poll?: boolean;
}

/** Maximum wait for the first check, which takes longer on large sites. */
const MAX_WAIT_MS = 2000;

/** `docs-build dev`: serves the site and updates it after changes, until it is stopped. */
export async function dev(options: DevOptions, terminal: Terminal): Promise<ExitCode> {
  const { port, host, strictPort = false, poll = false } = options;
  const root = rootOf(options, terminal);
  const onError = (error: unknown) => void reportFailure(error, root, terminal);
  const project = await openProject(options, terminal);
  let watching: SiteWatcher | undefined;
  let reported: readonly Diagnostic[] = [];
  const site = await openDevSite({
    first: devInput(project),
    reload: async (reads) => devInput(await project.reload({ reads })),
    applyCriteria: (found, { config, host: { root: siteRoot } }) => {
      const suppressions = suppressionsOf({ root: siteRoot, inputs: [] }, config);
      return evaluateFindings(found, { check: config.check, suppressions }).diagnostics;
    },
    onFindings: (found) => {
      const changes = compareFindings(reported, found);
      reported = found;
      printChanges(changes, { all: found, root }, terminal);
    },
    onWatched: () => watching?.update(),
    onError,
  });
  try {
    const address = { port, strictPort, ...(host !== undefined && { host }) };
    const listening = await startDevServer(site, { ...address, onError });
    watching = await watchSite({
      root: await realpath(root),
      paths: site.watched,
      poll,
      onChange: site.changed,
      onMessage: (message) => terminal.err(`${message}\n`),
      onError,
    });
    const { base } = project.loaded.config.site;
    printAddresses(listening, { base, wantedPort: port }, terminal);
    if (options.open) openBrowser(listening.url);
    // Findings of later checks are compared with those of the first check.
    await Promise.race([site.settled(), sleep(MAX_WAIT_MS)]);
    logInfo(terminal, 'Watching for changes. Press Ctrl+C to stop.\n');
    await untilStopped(terminal.signal);
    await Promise.all([watching.close(), listening.close()]);
    return EXIT.fine;
  } finally {
    site.close();
    await project.close();
  }
}

/** Returns a project's input, findings, and the files whose changes reload its configuration. */
export const devInput = ({ input, loaded }: Project) => ({
  input,
  findings: loaded.warnings,
  configFiles: [...loaded.inputs, ...loaded.source.bundled.compilerOptionFiles],
});
