import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Calls of the file system that an edit makes. */
const CALLS = [
  'closeSync',
  'copyFileSync',
  'fchmodSync',
  'fsyncSync',
  'lstatSync',
  'mkdirSync',
  'openSync',
  'readFileSync',
  'realpathSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'utimesSync',
  'writeFileSync',
] as const;

// In some versions of Node, the first call of `rmSync` binds the functions that it uses.
fs.rmSync('/nowhere/at/all', { recursive: true, force: true });

type Call = (typeof CALLS)[number];
type AnyCall = (...args: readonly unknown[]) => unknown;

/** A fault of the file system. `at` counts calls from 0. */
export interface Fault {
  readonly at: number;
  /** `killed` fails the call and all later ones; an error code fails only the call. */
  readonly kind: 'killed' | 'EACCES' | 'EIO' | 'ENOSPC';
}

/** Result of a run with a fault. */
export interface FaultResult<T> {
  readonly result?: T;
  readonly error?: unknown;
  /** Whether the run made as many calls as the fault needs. */
  readonly isHit: boolean;
}

/** Runs synchronous work while one call of the file system fails. */
export function withFault<T>({ at, kind }: Fault, run: () => T): FaultResult<T> {
  const state = { calls: 0 };
  const restore = replaceCalls((_name, call) => {
    const number = state.calls++;
    if (number === at || (kind === 'killed' && number > at))
      throw Object.assign(new Error(`${kind}: injected`), { code: kind });
    return call();
  });
  try {
    return { result: run(), isHit: state.calls > at };
  } catch (error) {
    return { error, isHit: state.calls > at };
  } finally {
    restore();
  }
}

/** Runs synchronous work on a disk where files cannot be renamed between these folders. */
export function acrossDisks<T>(from: string, run: () => T): T {
  const restore = replaceCalls((name, call, args) => {
    const [old, now] = args.map(String);
    const isAcross = old?.includes(from) !== now?.includes(from);
    if (name === 'renameSync' && isAcross)
      throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
    return call();
  });
  try {
    return run();
  } finally {
    restore();
  }
}

function replaceCalls(
  around: (name: Call, call: () => unknown, args: readonly unknown[]) => unknown,
): () => void {
  const calls = fs as unknown as Record<Call, AnyCall>;
  const originals = CALLS.map((name) => [name, calls[name]] as const);
  for (const [name, original] of originals)
    // These files need not survive a crash, and waiting for the disk would take most of the time.
    calls[name] = (...args) =>
      around(name, () => (name === 'fsyncSync' ? undefined : original(...args)), args);
  syncBuiltinESMExports();
  return () => {
    for (const [name, original] of originals) calls[name] = original;
    syncBuiltinESMExports();
  };
}
