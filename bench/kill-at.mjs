// Preloaded into a command by `kills.mjs`: kills the process before the nth call that changes
// files, n from the environment (KILL_AT). With COUNT_TO, it writes the number of these calls to
// that file at the end instead. Calls before FROM_FILE appears are not counted.
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT, COUNT_TO, FROM_FILE = '' } = process.env;
const [FOLDER, START] = [FROM_FILE.replace(/[^/]*$/, ''), FROM_FILE.replace(/^.*\//, '')];
const CALLS = 'copyFile link mkdir open rename rm rmdir symlink unlink utimes writeFile'.split(' ');
const { readdirSync } = fs;
const state = { calls: 0, isCounting: false };

/** Whether the work to interrupt has begun: its lock exists. */
function isCounting() {
  state.isCounting ||= readdirSync(FOLDER).some((name) => name.startsWith(START));
  return state.isCounting;
}

function counted(call) {
  return (...args) => {
    if (isCounting() && state.calls++ === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
    return call(...args);
  };
}

for (const name of CALLS) {
  promises[name] = counted(promises[name]);
  fs[`${name}Sync`] = counted(fs[`${name}Sync`]);
}
for (const name of ['fsyncSync', 'closeSync']) fs[name] = counted(fs[name]);
syncBuiltinESMExports();
if (COUNT_TO) process.on('exit', () => fs.appendFileSync(COUNT_TO, String(state.calls)));
