import type { ApiContext, PublicExport } from '../context.ts';
import { fillPattern } from './names.ts';
import { ownModule } from './own-module.ts';
import { repositoryPlace } from './repository.ts';

/** Address of the source code of a part: the place that the conventions name, in the repository of the package at its release. */
export function sourceUrlOf(context: ApiContext, part: PublicExport): string | undefined {
  const { repository, version } = context.package;
  const { conventions } = context.source;
  const place = repositoryPlace(repository);
  if (!place || conventions.source === undefined) return undefined;
  const tag = fillPattern(conventions.tag, { version });
  const path = fillPattern(conventions.source, { Name: sourceName(context, part) });
  const segments = [place.directory, path].flatMap((one) => (one === '' ? [] : [one]));
  return [place.address, 'tree', encodeURI(tag), ...segments].join('/');
}

/** Sources are called as the module is, which may say that a part is not final, or hold several. */
function sourceName(context: ApiContext, part: PublicExport): string {
  const subpath = ownModule(context, part)?.subpath;
  const [before = '', after = ''] = (context.source.conventions.module ?? '{Name}').split('{Name}');
  if (!subpath?.startsWith(before) || !subpath.endsWith(after)) return part.name;
  return subpath.slice(before.length, subpath.length - after.length);
}
