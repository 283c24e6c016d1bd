import { siteRelative } from '../config/bundle-config.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { siteText } from '../model/files.ts';
import type { Sources } from '../model/sources.ts';
import { RULES, report } from '../report/catalogue.ts';
import { suppressFindings, wasSearched, type Suppressions } from '../report/suppress.ts';

/** The parts of a loaded configuration that suppressions need. */
type Suppressing = Pick<LoadedConfig, 'root' | 'inputs'> & {
  readonly config: Pick<SiteConfig, 'allow'>;
};

/** Returns the suppressions of a site: comments in its files, and `allow` in the configuration. */
export function suppressionsOf(
  { config, root, inputs }: Suppressing,
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

/** Reports unused suppressions of the rules for which `hasRun` returns true. */
export function unusedSuppressions(
  found: readonly Diagnostic[],
  suppressions: Suppressions,
  {
    hasRun,
    locateKey,
  }: Pick<LoadedConfig, 'locateKey'> & { readonly hasRun: (code: string) => boolean },
): Diagnostic[] {
  const { unused, unusedAllowances } = suppressFindings(found, suppressions);
  const codes = RULES.map(({ code }) => code);
  const hasNamedRun = (name: string) => wasSearched(name, codes, hasRun);
  return [
    ...unused.flatMap(({ name, diagnostic }) => (hasNamedRun(name) ? [diagnostic] : [])),
    ...unusedAllowances.flatMap((index) => {
      const { rule } = suppressions.allow[index] ?? { rule: '' };
      const place = locateKey(['allow', index]);
      return hasNamedRun(rule) ? [report('ignore/unused:allow', place, { name: rule })] : [];
    }),
  ];
}
