// Runs npm scripts one after the other, in parallel with the command after `--`. Prints the output
// of a script when it ends, and the output of the command at once. Fails if one of them fails.
// `node scripts/together.mjs types lint -- vitest run`
import { spawn } from 'node:child_process';

const arrow = process.argv.indexOf('--');
const scripts = process.argv.slice(2, arrow < 0 ? undefined : arrow);
const command = arrow < 0 ? [] : process.argv.slice(arrow + 1);
const shell = process.platform === 'win32';

const endOf = (child) => new Promise((resolve) => child.on('close', resolve));

async function runScript(name) {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { shell });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await endOf(child);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  process.stderr.write(Buffer.concat(output));
  return code === 0;
}

async function runScripts() {
  const failed = [];
  for (const name of scripts) if (!(await runScript(name))) failed.push(name);
  return failed;
}

async function runCommand() {
  if (command.length === 0) return [];
  const [program, ...argv] = command;
  const code = await endOf(spawn(program, argv, { stdio: 'inherit', shell }));
  return code === 0 ? [] : [command.join(' ')];
}

const failed = (await Promise.all([runScripts(), runCommand()])).flat();
for (const name of failed) console.error(`✗ ${name} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
