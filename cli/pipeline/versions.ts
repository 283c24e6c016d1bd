import { posix } from 'node:path';
import * as z from 'zod';
import type { SiteConfig } from '../config/schema.ts';
import { DocsError } from '../model/diagnostic.ts';
import { parseJsonBytes } from '../model/host.ts';
import { toSourcePath } from '../model/paths.ts';
import type { SwitchVersion } from '../render/view/alternates.ts';
import { report } from '../report/catalogue.ts';
import type { SiteInput } from './site-input.ts';

type Version = SiteConfig['versions'][number];

/** Returns the versions between which readers can switch: those with a path or an origin. */
export async function switchVersions(input: SiteInput): Promise<readonly SwitchVersion[]> {
  const { versions, site } = input.config;
  const current = versions.find((version) => version.current === true);
  // The base of a version ends with its path, such as `/docs/` + `v6/`.
  const path = current?.path?.slice(1) ?? '';
  const root = site.base.endsWith(path) ? site.base.slice(0, site.base.length - path.length) : '/';
  return Promise.all(
    versions
      .filter((version) => version.path !== undefined || version.origin !== undefined)
      .map(async (version) => ({
        text: version.text,
        status: version.status ?? 'maintained',
        isCurrent: version === current,
        home: version.origin?.replace(/\/*$/, '/') ?? root + (version.path ?? '/').slice(1),
        pages: await versionPages(input, version),
      })),
  );
}

/** Returns the pages of a version, from the list or the copy of `versions.json` in `pages`. */
export async function versionPages(
  input: SiteInput,
  version: Version,
): Promise<SwitchVersion['pages']> {
  const { pages } = version;
  if (pages === undefined) return undefined;
  if (typeof pages !== 'string') return new Set(pages);
  const read = async () => {
    const bytes = await input.host.files.read(toSourcePath(posix.normalize(pages)));
    return new Set(
      z.array(z.string()).parse(parseJsonBytes<{ readonly pages?: unknown }>(bytes).pages),
    );
  };
  return read().catch(() => {
    const index = input.config.versions.indexOf(version);
    const values = {
      key: `versions[${index}].pages`,
      reason: `${pages} is not the versions.json of a site`,
      hint: 'Copy versions.json from the output of that version.',
    };
    const place = input.locateKey(['versions', index, 'pages']);
    throw new DocsError(report('config/invalid', place, values));
  });
}
