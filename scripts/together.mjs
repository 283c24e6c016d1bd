// Runs npm scripts at the same time and prints each one's words when it is done: `node scripts/together.mjs types lint`. Fails if one fails.
import { spawn } from 'node:child_process';

const run = (name) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
    const words = [];
    child.stdout.on('data', (chunk) => words.push(chunk));
    child.stderr.on('data', (chunk) => words.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.error(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      process.stderr.write(Buffer.concat(words));
      resolve(code === 0);
    });
  });

const results = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
