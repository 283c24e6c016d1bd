import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isEngineStale } from '../../scripts/stale-engine.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Absolute folder of the build of this repository's site. Empty until a test file needs the
     * site.
     */
    siteFolder: string;
  }
}

/**
 * Builds the engine if its sources are newer than `build/`: tests run its worker, its command line
 * and its browser modules as they are published. Makes the folder in which all test files of a run
 * share one build of this repository's site.
 */
export default function setup(project: TestProject) {
  if (isEngineStale()) {
    console.log('The engine in build/ is older than its sources and is built again.');
    execFileSync(process.execPath, ['scripts/build-engine.mjs', '--no-types'], {
      stdio: 'inherit',
    });
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-this-site-')));
  project.provide('siteFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
