import { kill, pid } from 'node:process';
import { DocsError } from '../model/diagnostic.ts';
import { MACHINE_CODES, notWritten } from '../report/catalogue/machine/output.ts';

/** The code of an error of the operating system, or undefined. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;

/** The error as the user is told: a `DocsError` where the machine refused, otherwise the error itself. */
export function asMachineError(error: unknown, path: string, neededBytes?: number): unknown {
  const code = codeOf(error);
  if (code === undefined || !MACHINE_CODES.has(code)) return error;
  return new DocsError(notWritten(path, code, neededBytes), 'machine');
}

/** The number of this process. */
export const OWN_PID = pid;

/** Whether a process of this machine is alive. */
export function isAlive(other: number): boolean {
  try {
    kill(other, 0);
    return true;
  } catch (error) {
    // Not ours to signal, yet there.
    return codeOf(error) === 'EPERM';
  }
}
