import type { Listening } from '../../dev/listen.ts';
import { paintFor } from '../../report/terminal-text.ts';
import { usesColor, type GlobalOptions, type Terminal } from './terminal.ts';

/** Where a site with this base begins. `base` is `/`, or the path under which it is served. */
export const underBase = ({ url, network }: Listening, base: string) => ({
  url: url + base.slice(1),
  network: network.map((address) => address + base.slice(1)),
});

/** Says where a site can be reached. The address also goes to stdout, for programs that start one. */
export function tellAddresses(
  { url, network }: Pick<Listening, 'url' | 'network'>,
  options: GlobalOptions,
  terminal: Terminal,
): void {
  const paint = paintFor(usesColor(options, terminal));
  terminal.out(`${url}\n`);
  if (network.length === 0) return;
  terminal.err('Everybody on the network can reach this server:\n');
  for (const address of network) terminal.err(`  ${paint('place', address)}\n`);
}

/** Settles when the signal fires. */
export const untilStopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
