import { siteRelative } from '../../config/bundle-config.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Sources } from '../../model/sources.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { siteText } from '../../model/files.ts';
import { RULES } from '../../report/catalogue.ts';
import { allowanceUnused } from '../../report/rules/config.ts';
import { suppressFindings, wasSearched, type Suppressions } from '../../report/suppress.ts';

/** What a site accepts: the comments in its files, read once each, and the allowances of its configuration. */
export function ignoringOf(
  {
    config,
    root,
    inputs,
  }: Pick<LoadedConfig, 'root' | 'inputs'> & {
    readonly config: Pick<SiteConfig, 'allow'>;
  },
  sources?: Pick<Sources, 'ignoring'>,
): Suppressions {
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, siteText(root, file));
    return texts.get(file);
  };
  const ownFiles = inputs.map((file) => siteRelative(root, file));
  return { allow: config.allow, files: [...ownFiles, ...(sources?.ignoring ?? [])], textOf };
}

/** What a run found, and which rules it looked for. */
export interface Searched {
  readonly found: readonly Diagnostic[];
  readonly isSought: (code: string) => boolean;
}

/** Comments and allowances that accept nothing, as far as their rules were looked for. */
export async function unusedIgnores(
  searched: Searched,
  ignoring: Suppressions,
  { locateKey }: Pick<LoadedConfig, 'locateKey'>,
): Promise<Diagnostic[]> {
  const { unused, unusedAllowances } = suppressFindings(searched.found, ignoring);
  const codes = RULES.map(({ code }) => code);
  const wasSought = (name: string) => wasSearched(name, codes, searched.isSought);
  const allowances = unusedAllowances.flatMap((index) => {
    const { rule } = ignoring.allow[index] ?? { rule: '' };
    return wasSought(rule) ? [{ rule, index }] : [];
  });
  return [
    ...unused.flatMap(({ name, diagnostic }) => (wasSought(name) ? [diagnostic] : [])),
    ...(await Promise.all(
      allowances.map(async ({ rule, index }) => allowanceUnused(rule, locateKey(['allow', index]))),
    )),
  ];
}
