import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { noSuchFile } from '../../report/catalogue/site/link.ts';
import { nearestPath } from '../../report/nearest.ts';
import type { FinishOptions } from '../options.ts';

/** Public files that the configuration names, and that are not there. */
export function checkNamedFiles(
  { publicFiles }: Pick<Site, 'publicFiles'>,
  { namedFiles = [], locate = () => [] }: Pick<FinishOptions, 'namedFiles' | 'locate'>,
): Diagnostic[] {
  return namedFiles
    .filter((path) => !publicFiles.has(path))
    .map((path) =>
      noSuchFile(path, nearestPath(path, publicFiles.keys())?.address, locate(path)[0]),
    );
}
