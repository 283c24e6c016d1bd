// Wraps Node's file functions so that one call of a run fails, or the process ends before it.
// Counts only calls below one folder.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Functions of `fs/promises`, and with `Sync` of `fs`, that take a path. The second group also
 * takes data to write.
 */
const BY_PATH = [
  ...['access', 'chmod', 'copyFile', 'cp', 'link', 'lstat', 'mkdir', 'mkdtemp', 'open', 'opendir'],
  ...['readFile', 'readdir', 'readlink', 'realpath', 'rename', 'rm', 'rmdir', 'stat', 'statfs'],
  ...['symlink', 'truncate', 'unlink', 'utimes'],
];
const WRITES = ['writeFile', 'appendFile'];

/** Functions of an open file: methods of a handle, and functions of `fs` that take a descriptor. */
const HANDLE_METHODS = [
  ...['read', 'readFile', 'write', 'writeFile', 'appendFile', 'sync', 'datasync', 'stat'],
  ...['truncate', 'utimes', 'chmod', 'close'],
];
const BY_DESCRIPTOR = ['readSync', 'writeSync', 'fsyncSync', 'fdatasyncSync', 'fstatSync'];

const ERRNO = { ENOSPC: -28, EACCES: -13, EIO: -5, EMFILE: -24 };

const state = { folder: undefined, fault: undefined, steps: [], failed: undefined };
const descriptors = new Map();

/** The original functions, for the harness. */
export const real = { ...fs.promises };

/** Starts a run. `fault` is `{ step, kind }`; without it, calls are only counted. */
export function beginRun(folder, fault) {
  Object.assign(state, { folder: folder + sep, fault, steps: [], failed: undefined });
}

/**
 * Ends a run and returns its calls, such as `rename dist`, and the stack of the one that failed.
 */
export function endRun() {
  state.folder = undefined;
  return { steps: state.steps, failed: state.failed };
}

/** Returns the fault of this call, if it has one. Does not return from a kill. */
function faultOf(name, path) {
  if (state.folder === undefined || path === undefined) return undefined;
  const absolute = resolve(path instanceof URL ? fileURLToPath(path) : String(path));
  if (!`${absolute}${sep}`.startsWith(state.folder)) return undefined;
  const step = `${name} ${absolute.slice(state.folder.length)}`;
  const { fault } = state;
  if (state.steps.push(step) - 1 !== fault?.step) return undefined;
  if (fault.kind === 'kill') {
    process.kill(process.pid, 'SIGKILL');
    for (;;);
  }
  const code = fault.kind === 'short' ? 'ENOSPC' : fault.kind;
  const message = `${code}: injected, ${name} '${absolute}'`;
  const properties = { code, errno: ERRNO[code], syscall: name, path: absolute };
  const error = Object.assign(new Error(message), properties);
  state.failed = { step, stack: error.stack };
  return { error, isShort: fault.kind === 'short' };
}

const half = (data) => {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  return bytes.subarray(0, bytes.length >> 1);
};

/** Fails a call: a write after half of its bytes, a close after the file is closed. */
const failing = {
  async promised({ error, isShort }, { name, call, args, dataAt }) {
    if (name === 'close') await call(...args);
    if (isShort && typeof args[dataAt]?.length === 'number') {
      const given = [...args];
      given[dataAt] = half(args[dataAt]);
      // `write` may write less than requested: the caller must write the rest.
      if (name === 'write') return call(given[0]);
      await call(...given);
    }
    throw error;
  },
  sync({ error, isShort }, { name, call, args, dataAt }) {
    if (name === 'closeSync') call(...args);
    if (isShort && typeof args[dataAt]?.length === 'number') {
      const given = [...args];
      given[dataAt] = half(args[dataAt]);
      if (name === 'writeSync') return call(given[0], given[1]);
      call(...given);
    }
    throw error;
  },
};

function wrapPromised(name) {
  const call = fs.promises[name];
  if (!call) return;
  const dataAt = WRITES.includes(name) ? 1 : -1;
  fs.promises[name] = async (...args) => {
    const fault = faultOf(name, pathOf(args[0]));
    if (fault) return failing.promised(fault, { name, call, args, dataAt });
    const result = await call(...args);
    if (name === 'open' && state.folder !== undefined) wrapHandle(result, args[0]);
    return result;
  };
}

/**
 * Returns an argument if it is a path. File handles, which calls also accept, have wrapped methods.
 */
const pathOf = (given) =>
  typeof given === 'string' || given instanceof URL || Buffer.isBuffer(given) ? given : undefined;

function wrapHandle(handle, path) {
  for (const name of HANDLE_METHODS) {
    const call = handle[name].bind(handle);
    const dataAt = /write|append/.test(name) ? 0 : -1;
    handle[name] = async (...args) => {
      const fault = faultOf(name, path);
      if (fault) return failing.promised(fault, { name, call, args, dataAt });
      return call(...args);
    };
  }
}

function wrapSync(name, pathFrom) {
  const call = fs[name];
  if (!call) return;
  const dataAt = /write|append/i.test(name) ? 1 : -1;
  const wrapped = (...args) => {
    const fault = faultOf(name, pathFrom(args[0]));
    if (fault) return failing.sync(fault, { name, call, args, dataAt });
    const result = call(...args);
    if (name === 'openSync') descriptors.set(result, args[0]);
    return result;
  };
  fs[name] = Object.assign(wrapped, call);
}

/** Wraps the functions for modules loaded from now on. */
export function installHook() {
  for (const name of [...BY_PATH, ...WRITES]) {
    wrapPromised(name);
    wrapSync(`${name}Sync`, (given) => pathOf(given) ?? descriptors.get(given));
  }
  for (const name of [...BY_DESCRIPTOR, 'closeSync']) wrapSync(name, (fd) => descriptors.get(fd));
  syncBuiltinESMExports();
}
