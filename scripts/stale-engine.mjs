import { lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Everything that goes into `build/`. */
const SOURCES = ['cli', 'runtime', 'theme', 'scripts', 'package.json', 'package-lock.json'];

/**
 * Returns the time of the latest change of a file or folder. Times of folders change with removed
 * and renamed files.
 */
function lastChange(path) {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, lastChange(join(path, name))),
    stat.mtimeMs,
  );
}

/** Whether `build/` is missing or older than its sources. Takes about 20 ms. */
export function isEngineStale() {
  try {
    const built = lstatSync(join(root, 'build/engine.json')).mtimeMs;
    return SOURCES.some((path) => lastChange(join(root, path)) > built);
  } catch {
    return true; // never built
  }
}
