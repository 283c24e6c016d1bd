import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** What opens an address, by platform. */
const OPENERS: Readonly<Record<string, readonly [command: string, ...flags: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the reader's browser. That there is none is no reason to fail. */
export function openBrowser(url: string): void {
  const [command, ...flags] = OPENERS[platform()] ?? ['xdg-open'];
  const child = spawn(command, [...flags, url], { stdio: 'ignore', detached: true });
  child.on('error', () => child.unref());
  child.unref();
}
