import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { noSuchFile } from '../../report/catalogue/site/link.ts';
import { nearestPath } from '../../report/nearest.ts';
import type { FinishOptions } from '../options.ts';
import { placed, UNKNOWN } from './placed.ts';

/** Public files that the configuration names, and that are not there. */
export function checkNamedFiles(
  { publicFiles }: Pick<Site, 'publicFiles'>,
  { namedFiles = [], locate = () => [] }: Pick<FinishOptions, 'namedFiles' | 'locate'>,
): Diagnostic[] {
  return namedFiles
    .filter((path) => !publicFiles.has(path))
    .map((path) => {
      const found = noSuchFile(path, nearestPath(path, publicFiles.keys()), UNKNOWN);
      return placed(found, path, [locate(path)]);
    });
}
