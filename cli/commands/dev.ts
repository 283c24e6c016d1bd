import { realpath } from 'node:fs/promises';
import type { DevChange } from '../dev/backend.ts';
import { startDevServer } from '../dev/server.ts';
import { openDevSite } from '../dev/site.ts';
import { watchSite } from '../dev/watch.ts';
import { hasErrors, type Diagnostic } from '../model/diagnostic.ts';
import { ignoringOf } from './site/ignoring.ts';
import { openProject, reloadProject, type Project } from './site/project.ts';
import { rootOf } from './site/root.ts';
import { tellFailure } from './terminal/failure.ts';
import { judge, tellFindings } from './terminal/findings.ts';
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
  const reload = () => reloadProject(project, { options, terminal });
  const tellSaved = tellingNews({ root, options, terminal });
  const tellSite = tellingNews({ root, options, terminal });
  const site = await openDevSite({
    first: devInput(project),
    reload: async () => devInput(await reload()),
    judge: (found, { config, host }) => {
      const ignoring = ignoringOf({ config, root: host.root, inputs: [] });
      return judge(found, { check: config.check, ignoring }).diagnostics;
    },
    onSaved: (found) => tellSaved(found, true),
    onError,
  });
  const tellChange = (change: DevChange) => {
    if (change.kind === 'diagnostics') tellSite(change.diagnostics, false);
  };
  try {
    site.subscribe(tellChange);
    const address = { port, strictPort, ...(host !== undefined && { host }) };
    const listening = await startDevServer(site, { ...address, onError });
    const onMessage = (message: string) => terminal.err(`${message}\n`);
    const watching = await watchSite({
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
    await Promise.all([watching.close(), listening.close()]);
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

/** Tells findings where they are others than before, or always; that there are none any more is news too. */
function tellingNews({ root, options, terminal }: DevTerminal) {
  const state = { told: '[]' };
  return (diagnostics: readonly Diagnostic[], isAlways: boolean) => {
    const key = JSON.stringify(diagnostics);
    const isNews = key !== state.told || (isAlways && diagnostics.length > 0);
    state.told = key;
    if (!isNews) return;
    tellFindings({ diagnostics, ok: !hasErrors(diagnostics), root }, options, terminal);
  };
}

const devInput = ({ input, loaded }: Project) => ({ input, configFiles: loaded.inputs });
