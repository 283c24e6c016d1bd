import { type CheckedSource, checkApi } from '../../api/check-api.ts';
import type { CheckedPage } from '../../api/check-props.ts';
import type { Outcome, Place } from '../../model/diagnostic.ts';
import { hasFile, isFallback } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { SiteInput } from '../site-input.ts';
import type { KeptPage } from './compile-pages.ts';

/** Checks pages against the API references of the site. */
export async function checkedApi(
  input: SiteInput,
  { api }: Pick<Site, 'api'>,
  pages: readonly KeptPage[],
): Promise<Outcome<undefined>> {
  if (api.references.length === 0) return { value: undefined, diagnostics: [] };
  const checked = pages
    .filter(({ page }) => hasFile(page) && !isFallback(page))
    .map(({ page, facts: { propMentions } }): CheckedPage => ({
      page,
      ...(propMentions && { propMentions }),
    }));
  const names = input.config.api.map((source) => source.package);
  const sources = input.config.api.map(({ package: name, product }): CheckedSource => ({
    package: name,
    ...(product !== undefined && { product }),
    locate: () => placeAmong(name, names, input.locateValue),
  }));
  return { value: undefined, diagnostics: checkApi({ sources, api, pages: checked }) };
}

/** Returns where `api` names a package. Products and versions name packages too: `api` is in the file that names all of them. */
function placeAmong(
  name: string,
  names: readonly string[],
  locate: (value: string) => readonly Place[],
): Place | undefined {
  const files = names.map((one) => new Set(locate(one).map(({ file }) => file)));
  const places = locate(name);
  const inAll = places.filter(({ file }) => files.every((one) => one.has(file)));
  return (inAll.length > 0 ? inAll : places).at(-1);
}
