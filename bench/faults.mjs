// Injects faults of the file system. Runs each command once to count its file calls, then once per
// fault: each call fails once in each way, and the process is killed once before each call. Prints
// the points per command and every violation, and exits with 1 if there is any. No system call
// changes several files at once, so a kill can leave a change under way: those are counted apart,
// and the next command must complete or undo them.
// `node bench/faults.mjs [--only build,mv] [--sample 40] [--seed 1] [--part 2/8]`. Needs
// `npm run build:engine` first, and Linux. All points take about an hour on two idle cores, with
// `TMPDIR=/dev/shm` and a process for each half: `--part 1/2` and `--part 2/2`.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SCENARIOS } from './faults/scenarios.mjs';
import { createRandom } from './random.mjs';

const RUNNER = fileURLToPath(new URL('faults/runner.mjs', import.meta.url));

const ERRORS = ['ENOSPC', 'EACCES', 'EIO', 'EMFILE'];
/**
 * A run that takes longer counts as hanging. On a busy machine, a second of work takes up to half a
 * minute.
 */
const RUN_MS = 300_000;
/** Exit codes of a command that met a fault: everything but an internal error. */
const EXPECTED_CODES = new Set([0, 1, 2, 4, 143]);

const PROGRESS_MS = 10_000;

const STACK_LINE = /^\s+at .*:\d+:\d+\)?$/m;

/** Creates a process that runs commands. If it ends, another one starts at once, to save time. */
function createRunner() {
  const start = () => {
    const child = fork(RUNNER, { silent: true });
    return { child, ready: new Promise((done) => child.once('message', done)) };
  };
  const state = start();
  return {
    stop: () => state.child.kill('SIGKILL'),
    restart() {
      state.child.kill('SIGKILL');
      Object.assign(state, start());
    },
    async run(message) {
      const { child, ready } = state;
      await ready;
      return new Promise((done) => {
        const settle = (answer) => {
          clearTimeout(timer);
          child.removeAllListeners();
          if (answer.code === null) this.restart();
          done(answer);
        };
        const ended = { code: null, stdout: '', stderr: '', steps: [], problems: [] };
        const timer = setTimeout(() => settle({ ...ended, isHung: true }), RUN_MS);
        child.once('message', settle).once('exit', () => settle(ended));
        child.send(message);
      });
    },
  };
}

/** Returns the hash of each file below a folder by path, without caches. */
function treeOf(folder) {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/.docs-build/'));
  const hash = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return new Map(files.sort().map((path) => [path.slice(folder.length + 1), hash(path)]));
}

const isOutput = (path) => path.startsWith('dist/');

/** Splits the files of a site into sources and output. */
function stateOf(folder) {
  const all = [...treeOf(join(folder, 'site'))];
  return {
    sources: new Map(all.filter(([path]) => !isOutput(path))),
    output: new Map(all.filter(([path]) => isOutput(path))),
  };
}

/** Returns files of `tree` that are neither in `a` nor in `b`: temporary files. */
const strangers = (tree, a, b) => [...tree.keys()].filter((path) => !a.has(path) && !b.has(path));

/** Returns the paths of `expected` and `other` at which `tree` differs from `expected`. */
const differences = (tree, expected, other) =>
  [...new Set([...expected.keys(), ...other.keys()])].filter(
    (path) => tree.get(path) !== expected.get(path),
  );

function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Prepares the site of a scenario and runs the command without a fault. */
async function createReference(scenario, base, runner) {
  const template = join(base, 'template');
  const site = join(template, 'site');
  mkdirSync(join(template, 'tmp'), { recursive: true });
  mkdirSync(site);
  writeFiles(site, scenario.files);
  for (const argv of scenario.prepare ?? []) await runner.run({ argv, folder: template });
  writeFiles(site, scenario.edits ?? {});
  const folder = join(base, 'reference');
  cpSync(template, folder, { recursive: true, preserveTimestamps: true });
  const before = stateOf(folder);
  const { argv, session } = scenario;
  const { code, steps, stderr, problems } = await runner.run({ argv, folder, session });
  if (![0, 143].includes(code) || problems.length > 0)
    throw new Error(`${argv.join(' ')} ended with ${code} without a fault: ${stderr}${problems}`);
  return { template, before, after: stateOf(folder), code, steps };
}

/** Returns every call with every fault that it can have. */
function pointsOf({ steps }) {
  const kindsOf = (step) => [
    ...ERRORS,
    ...(/^\w*(write|append)/i.test(step) ? ['short'] : []),
    'kill',
  ];
  return steps.flatMap((name, step) => kindsOf(name).map((kind) => ({ step, kind, name })));
}

/**
 * Runs a command with one fault. Returns the violations during the run and after it, and whether a
 * kill left a change under way. In a repeat, the process ends before the next command, as it would
 * for users: a process that continues keeps its locks, which may be the only cause of a violation.
 */
async function tryPoint(point, { scenario, reference, base, runners, isRepeat }) {
  // A new name, because Node caches modules by path.
  const folder = mkdtempSync(join(base, 'point-'));
  cpSync(reference.template, folder, { recursive: true, preserveTimestamps: true });
  const { argv, session } = scenario;
  const { step, kind } = point;
  const runner = kind === 'kill' ? runners.killed : runners.failing;
  const run = await runner.run({ argv, folder, session, fault: { step, kind } });
  const states = stateProblems(folder, run, { scenario, reference });
  const isHalf = kind === 'kill' && states.length > 0;
  const problems = [...problemsOf(run, point), ...(isHalf ? [] : states)];
  if (isRepeat) runners.failing.restart();
  const healing = await healProblems(folder, { scenario, reference, runner: runners.healing });
  rmSync(folder, { recursive: true });
  const found = [
    ...problems.map((problem) => ({ problem, stack: run.failed?.stack })),
    ...healing.map((problem) => ({ problem })),
  ];
  const isMet = run.code === null || run.failed !== undefined;
  return { found, isHalf, isMet };
}

function problemsOf({ code, stderr, isHung, problems }, { kind }) {
  if (isHung) return ['it hangs'];
  const isKilled = kind === 'kill' && code === null;
  return [
    ...problems,
    ...(isKilled || EXPECTED_CODES.has(code) ? [] : [`exit code ${code}: ${stderr.trim()}`]),
    ...(STACK_LINE.test(stderr) ? [`a stack trace in the terminal: ${stderr.trim()}`] : []),
  ];
}

/** Checks that sources and output are old or new, and new after a success. */
function stateProblems(folder, { code }, { scenario, reference: { before, after } }) {
  // A session of `dev` saves a page, so the sources are neither old nor new.
  if (scenario.session === 'dev') return [];
  const now = stateOf(folder);
  return ['sources', 'output'].flatMap((part) => {
    const notNew = differences(now[part], after[part], before[part]);
    if (notNew.length === 0) return [];
    if (code === 0) return [`exit code 0, but ${part} not new: ${notNew.slice(0, 3)}`];
    const notOld = differences(now[part], before[part], after[part]);
    return notOld.length === 0
      ? []
      : [`${part} mixed: ${notOld.slice(0, 3)} | ${notNew.slice(0, 3)}`];
  });
}

/** Checks that the next command succeeds as usual and leaves no temporary file. */
async function healProblems(folder, { scenario, reference, runner }) {
  const { before, after } = reference;
  const { argv, session, heal = argv } = scenario;
  const isDone = () =>
    differences(stateOf(folder).sources, after.sources, before.sources).length === 0;
  if (scenario.argv[0] === 'init' && isDone()) return [];
  const healed = await runner.run({
    argv: heal,
    folder,
    session: heal === argv ? session : undefined,
  });
  // A move that was undone is repeated.
  const again =
    heal !== argv && !session && !isDone() ? await runner.run({ argv, folder }) : healed;
  const failures = [healed, again].filter(({ code }) => ![0, 143].includes(code));
  if (failures.length > 0)
    return [`the next command ends with ${failures[0].code}: ${failures[0].stderr.trim()}`];
  const now = stateOf(folder);
  if (scenario.session === 'dev')
    return strangers(now.sources, before.sources, after.sources).map(
      (path) => `left behind: ${path}`,
    );
  return ['sources', 'output'].flatMap((part) => [
    ...differences(now[part], after[part], before[part])
      .slice(0, 3)
      .map((path) => `not healed: ${path}`),
    ...strangers(now[part], before[part], after[part]).map((path) => `left behind: ${path}`),
  ]);
}

/** Chooses `size` items. The same seed gives the same items. */
function sampleOf(items, size, seed) {
  const random = createRandom(seed);
  const left = [...items];
  return Array.from(
    { length: Math.min(size, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0],
  );
}

/**
 * Tries points of a scenario, all of them or a sample of this size. Reports each violation after it
 * was repeated in fresh processes, and a summary at the end.
 */
async function tryScenario(name, { sample, seed, part, runners, report, progress }) {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-faults-')));
  try {
    const scenario = SCENARIOS[name];
    const reference = await createReference(scenario, base, runners.failing);
    const isInPart = (_, index) => index % part.of === part.number - 1;
    const points = sampleOf(pointsOf(reference).filter(isInPart), sample, seed);
    const context = { scenario, reference, base, runners };
    const violations = [];
    const counts = { half: 0, missed: 0 };
    for (const [index, point] of points.entries()) {
      progress(name, index, points.length);
      const first = await tryPoint(point, context);
      if (first.isHalf) counts.half += 1;
      if (!first.isMet) counts.missed += 1;
      if (first.found.length === 0) continue;
      for (const runner of Object.values(runners)) runner.restart();
      const { found } = await tryPoint(point, { ...context, isRepeat: true });
      violations.push(...found.map((one) => ({ command: name, ...point, ...one })));
      for (const one of found) report(formatViolation(name, point, one));
    }
    const numbers = [
      `${reference.steps.length} calls`,
      `${points.length} points`,
      `${counts.missed} not reached`,
      `${counts.half} kills during a change that the next command ends`,
    ];
    report(`${name}: ${numbers.join(', ')}, ${violations.length} violations`);
    return { points: points.length, violations };
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** Creates a function that prints the progress of a scenario to stderr every ten seconds. */
function createProgress() {
  const state = { name: undefined, startedAt: 0, printedAt: 0 };
  return (name, done, total) => {
    const now = performance.now();
    if (name !== state.name) Object.assign(state, { name, startedAt: now, printedAt: now });
    if (now - state.printedAt < PROGRESS_MS) return;
    state.printedAt = now;
    const rate = (1000 * done) / (now - state.startedAt);
    const minutes = Math.ceil((total - done) / rate / 60);
    console.error(
      `${name}: ${done} of ${total}, ${rate.toFixed(1)} per second, ${minutes} min left`,
    );
  };
}

const formatViolation = (command, { step, kind, name }, { problem, stack }) =>
  `${command}: ${kind} at call ${step}, ${name}\n  ${problem}\n${stack === undefined ? '' : `${stack}\n`}`;

/** Tries points of these scenarios in order. Returns the number of points and the violations. */
export async function findViolations({
  names = Object.keys(SCENARIOS),
  sample = Infinity,
  seed = 1,
  part = { number: 1, of: 1 },
  report = () => undefined,
  progress = () => undefined,
}) {
  const runners = { failing: createRunner(), killed: createRunner(), healing: createRunner() };
  const options = { sample, seed, part, runners, report, progress };
  const results = [];
  try {
    for (const name of names) results.push(await tryScenario(name, options));
  } finally {
    for (const runner of Object.values(runners)) runner.stop();
  }
  return {
    points: results.reduce((sum, { points }) => sum + points, 0),
    violations: results.flatMap(({ violations }) => violations),
  };
}

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string' },
      part: { type: 'string', default: '1/1' },
    },
  });
  const [number, of] = values.part.split('/').map(Number);
  const { points, violations } = await findViolations({
    names: values.only?.split(','),
    sample: values.sample === undefined ? undefined : Number(values.sample),
    seed: Number(values.seed ?? 1),
    part: { number, of },
    progress: createProgress(),
    report: (line) => console.log(line),
  });
  console.log(`${points} points, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
