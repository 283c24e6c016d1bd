import { builtBase } from '../emit/target.ts';
import { serveMcp } from '../mcp/mcp-server.ts';
import { DocsError } from '../model/diagnostic.ts';
import { report } from '../report/catalogue.ts';
import { outDirOf } from './build/run.ts';
import {
  EXIT,
  rootOf,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './output/terminal.ts';

interface McpOptions extends GlobalOptions {
  readonly outDir?: string;
  readonly version: string;
}

/** `docs-build mcp`: answers agents over stdin and stdout until the client ends the connection. */
export async function mcp(options: McpOptions, terminal: Terminal): Promise<ExitCode> {
  const directory = outDirOf(options, rootOf(options, terminal), terminal);
  const base = await builtBase(directory);
  if (base === undefined || !terminal.input) {
    throw new DocsError(report('server/nothing-built', undefined, { directory }));
  }
  const { version } = options;
  await serveMcp({ directory, base, version }, terminal.input, terminal.out);
  return EXIT.fine;
}
