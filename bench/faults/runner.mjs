// Runs the built command line many times in one process, because starting it takes longer than most
// of its commands. Each message describes a run; the answer contains its output, its exit code and
// its file calls.
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beginRun, endRun, installHook, real } from './hook.mjs';
import { reuseThreads } from './threads.mjs';

const CLI = join(dirname(fileURLToPath(import.meta.url)), '../../build/cli.mjs');
const ADDRESS = /^http:\S+\//m;

const output = { stdout: '', stderr: '' };
const runs = { count: 0, timers: new Set() };

installHook();
reuseThreads();
captureOutput();
recordTimers();
process.on('uncaughtException', () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (run) => void perform(run).then((answer) => process.send(answer)));
process.send('ready');

async function perform({ argv, folder, fault, session }) {
  Object.assign(output, { stdout: '', stderr: '' });
  const site = join(folder, 'site');
  process.chdir(site);
  process.env.TMPDIR = join(folder, 'tmp');
  process.argv = [process.execPath, CLI, ...argv];
  process.exitCode = undefined;
  const ended = new Promise((done) => {
    process.exit = (code) => done(code ?? process.exitCode ?? 0);
  });
  beginRun(folder, fault);
  const loaded = import(`${pathToFileURL(CLI)}?${runs.count++}`);
  loaded.catch((error) => {
    output.stderr += `${error.stack}\n`;
    process.exit(1);
  });
  const problems = session ? await SESSIONS[session](site, ended) : [];
  const code = await ended;
  const calls = endRun();
  tidy();
  return { code, ...output, ...calls, problems };
}

/** Removes timers and listeners, which would end with a process. */
function tidy() {
  for (const timer of runs.timers) clearTimeout(timer);
  runs.timers.clear();
  for (const name of ['SIGINT', 'SIGTERM', 'uncaughtException']) process.removeAllListeners(name);
  process.stdout.removeAllListeners('error');
  process.on('uncaughtException', () => undefined);
}

function captureOutput() {
  for (const name of ['stdout', 'stderr']) {
    process[name].write = (text, ...rest) => {
      output[name] += text;
      rest.find((one) => typeof one === 'function')?.();
      return true;
    };
  }
}

function recordTimers() {
  for (const name of ['setTimeout', 'setInterval']) {
    const start = globalThis[name];
    const recorded = (...args) => {
      const timer = start(...args);
      runs.timers.add(timer);
      return timer;
    };
    globalThis[name] = Object.assign(recorded, start);
  }
}

/** Sessions with a running server. Each returns its violations. */
const SESSIONS = {
  async preview(_site, ended) {
    const url = await addressOf(ended);
    if (url === undefined) return [];
    const problems = await pageProblems(url, 'Home');
    stop();
    return problems;
  },
  async dev(site, ended) {
    const url = await addressOf(ended);
    if (url === undefined) return [];
    const save = (text) =>
      real.writeFile(
        join(site, 'content/index.md'),
        `---\ntitle: Home\ndescription: The first page.\n---\n\n# Home\n\n${text}\n`,
      );
    await statusAndText(url);
    await save('first save');
    await until(async () => (await statusAndText(url)).includes('first save'), 1500, ended);
    await save('second save');
    await until(async () => (await statusAndText(url)).includes('second save'), 15_000, ended);
    const problems = await pageProblems(url, 'second save');
    stop();
    return problems;
  },
};

const stop = () => process.emit('SIGTERM', 'SIGTERM');

/** The failing call may belong to one of two requests; the other must get the right answer. */
async function pageProblems(url, expected) {
  const answers = [await statusAndText(url), await statusAndText(url)];
  const isRight = (answer) => answer.startsWith('200') && answer.includes(expected);
  return answers.some(isRight) ? [] : [`the page stays wrong: ${answers[1].slice(0, 120)}`];
}

const statusAndText = (url) =>
  fetch(url).then(
    async (response) => `${response.status} ${await response.text()}`,
    (error) => `no answer: ${error.cause?.code}`,
  );

/** Returns the address that a server prints, or undefined if it ends before. */
async function addressOf(ended) {
  await until(() => ADDRESS.test(output.stdout), Infinity, ended);
  return ADDRESS.exec(output.stdout)?.[0];
}

async function until(holds, ms, ended) {
  const state = { isOver: false };
  void ended.then(() => (state.isOver = true));
  for (const end = Date.now() + ms; Date.now() < end && !state.isOver;) {
    if (await holds()) return;
    await sleep(20);
  }
}
