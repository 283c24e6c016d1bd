import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tests run the engine as it is published: its browser modules and its worker are built once before. `npm test` has done so already. */
export default function setup() {
  if (!existsSync('build/engine.json')) {
    execFileSync(process.execPath, ['scripts/build-engine.mjs', '--no-types'], {
      stdio: 'inherit',
    });
  }
}
