import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import type { RunningServer } from '../dev/listen.ts';
import { paintFor } from '../report/text-layout.ts';
import { logInfo, usesColor, type Terminal } from './output/terminal.ts';

/** Prints the addresses of a server. The first one goes to stdout, for other programs. */
export function printAddresses(
  { url, network, port }: Pick<RunningServer, 'url' | 'network' | 'port'>,
  { base, wantedPort }: { readonly base: string; readonly wantedPort: number },
  terminal: Terminal,
): void {
  const paint = paintFor(usesColor(terminal));
  if (wantedPort !== 0 && port !== wantedPort) {
    logInfo(terminal, `Port ${wantedPort} is in use by another program.\n`);
  }
  const path = base.slice(1);
  terminal.out(`${url}${path}\n`);
  if (network.length === 0) return;
  terminal.err('Everyone on the network can reach this server:\n');
  for (const address of network) terminal.err(`  ${paint('place', address + path)}\n`);
}

export async function untilStopped(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

const OPENERS: Readonly<Record<string, readonly [command: string, ...flags: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

export function openBrowser(url: string): void {
  const [command, ...flags] = OPENERS[platform()] ?? ['xdg-open'];
  const child = spawn(command, [...flags, url], { stdio: 'ignore', detached: true });
  child.on('error', () => child.unref());
  child.unref();
}
