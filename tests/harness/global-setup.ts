import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute folder of this run's build of this repository's site. Empty until a test file asks for the site. */
    siteFolder: string;
  }
}

/**
 * Tests run the engine as it is published: its browser modules and its worker are built once before. `npm test` has done so already. All test
 * files of a run share one build of this repository's site.
 */
export default function setup(project: TestProject) {
  if (!existsSync('build/engine.json')) {
    execFileSync(process.execPath, ['scripts/build-engine.mjs', '--no-types'], {
      stdio: 'inherit',
    });
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-this-site-')));
  project.provide('siteFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
