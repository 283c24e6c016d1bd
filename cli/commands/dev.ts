import { realpath } from 'node:fs/promises';
import type { DevChange } from '../dev/backend.ts';
import { startDevServer } from '../dev/server.ts';
import { openDevSite } from '../dev/site/site.ts';
import { watchSite } from '../dev/watch.ts';
import { hasErrors, type Diagnostic } from '../model/diagnostic.ts';
import { ignoringOf } from './site/ignoring.ts';
import { openProject, reloadProject, type Project } from './site/project.ts';
import { rootOf } from './site/root.ts';
import { tellFailure } from './terminal/failure.ts';
import { judge, tellFindings, tellLeft } from './terminal/findings.ts';
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
  const news = createNews({ root, options, terminal });
  const site = await openDevSite({
    first: devInput(project),
    reload: async () => devInput(await reload()),
    judge: (found, { config, host }) => {
      const ignoring = ignoringOf({ config, root: host.root, inputs: [] });
      return judge(found, { check: config.check, ignoring }).diagnostics;
    },
    onSaved: news.saved,
    onError,
  });
  const tellChange = (change: DevChange) => {
    if (change.kind === 'diagnostics') news.site(change.diagnostics);
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

/**
 * Tells findings as they come. What is wrong with saved pages is told after each save; of the rest of the site, only what was not told before.
 * That less or nothing is wrong any more is news too.
 */
function createNews({ root, options, terminal }: DevTerminal) {
  const state = { ofPages: new Set<string>(), ofSite: new Set<string>() };
  const keysOf = (diagnostics: readonly Diagnostic[]) =>
    new Set(diagnostics.map((one) => JSON.stringify(one)));
  const tell = (diagnostics: readonly Diagnostic[], pages?: number) => {
    if (diagnostics.length > 0 && speaks(options, 'info')) terminal.err('\n');
    const counted = pages === undefined ? {} : { pages };
    tellFindings({ diagnostics, ok: !hasErrors(diagnostics), root, ...counted }, options, terminal);
  };
  return {
    saved(diagnostics: readonly Diagnostic[], pages: number) {
      const isNews = diagnostics.length > 0 || state.ofPages.size > 0;
      state.ofPages = keysOf(diagnostics);
      if (isNews) tell(diagnostics, pages);
    },
    site(diagnostics: readonly Diagnostic[]) {
      const before = state.ofSite;
      state.ofSite = keysOf(diagnostics);
      const isTold = (one: Diagnostic) => {
        const key = JSON.stringify(one);
        return before.has(key) || state.ofPages.has(key);
      };
      const fresh = diagnostics.filter((one) => !isTold(one));
      const isRight = diagnostics.length === 0 && before.size > 0 && state.ofPages.size === 0;
      if (fresh.length > 0 || isRight) return tell(fresh);
      const isLess = diagnostics.length > 0 && [...before].some((key) => !state.ofSite.has(key));
      if (isLess) tellLeft({ diagnostics, ok: !hasErrors(diagnostics) }, options, terminal);
    },
  };
}

const devInput = ({ input, loaded }: Project) => ({ input, configFiles: loaded.inputs });
