import { join, posix } from 'node:path';
import { componentModule } from '../../../model/assets.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { toSourcePath } from '../../../model/paths.ts';
import { moduleFailed } from '../../../report/catalogue/site/config.ts';
import type { SiteInput } from '../../site-input.ts';

/** Components whose module is not there, told where the configuration names it. Pages are made without them. */
export async function missingComponents(input: SiteInput): Promise<Diagnostic[]> {
  const { config, host, locateKey } = input;
  const named = Object.entries(config.components).map(([name, component]) => ({
    name,
    module: componentModule(component),
  }));
  host.readLog?.add(named.map(({ module }) => join(host.root, module)));
  const found = await Promise.all(
    named.map(async ({ name, module }) => {
      if (await canRead(host, module)) return [];
      const place = locateKey(['components', name]);
      return [moduleFailed(`components.${name}`, `there is no ${module}`, place)];
    }),
  );
  return found.flat();
}

const canRead = ({ files }: SiteInput['host'], path: string) =>
  files.read(toSourcePath(posix.normalize(path))).then(
    () => true,
    () => false, // whatever keeps it from being read: it is not there for the site
  );
