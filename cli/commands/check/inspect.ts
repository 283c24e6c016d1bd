import { siteRelative } from '../../model/files.ts';
import type { Survey } from '../../pipeline/check-site.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { checkDemoTypes } from '../../demos/demo-types.ts';
import { missingTranslations, unmarkedTranslations } from '../../finish/coverage.ts';
import { readText } from '../../load/read-text.ts';
import { type Diagnostic, fileStart } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Coverage } from '../../report/json-schema.ts';
import { buildSite, type SiteReport } from '../../pipeline/build-site.ts';
import { startOpening } from '../../pipeline/open-site.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { enabledBy, codesEnabledBy, codesWith, hasTrait } from '../../report/catalogue.ts';
import type { ReportFormat } from '../../report/formats.ts';
import {
  isReported,
  evaluateFindings,
  suppressionsOf,
  unusedSuppressions,
  type Criteria,
  type FindingsOfSite,
  type Evaluation,
} from '../output/findings.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { progressLine, type Terminal } from '../output/terminal.ts';
import { checkPublished, readPublished } from './against.ts';
import type { DemoTrial } from './demo-trial.ts';
import { readChanges, scopeOf, type Scope } from './since.ts';

export interface CheckOptions extends ProjectOptions {
  readonly format: 'pretty' | ReportFormat;
  readonly fix?: boolean;
  readonly fixDryRun?: boolean;
  readonly translations?: boolean;
  readonly demos?: boolean;
  /** A Git ref: report only findings that changes since then may cause. */
  readonly since?: string;
  /** A list of published addresses: report the missing ones. */
  readonly against?: string;
  readonly external?: boolean;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly maxWarnings?: number;
  readonly listRules?: boolean;
  readonly explain?: string;
  readonly schema?: boolean;
  readonly version: string;
}

export interface CheckReport extends FindingsOfSite {
  readonly coverage?: Coverage;
}

/** Checks a site, and filters the findings by the configuration and the flags. */
export async function inspect(
  project: Project,
  options: CheckOptions,
  terminal: Terminal,
): Promise<CheckReport> {
  const { input, loaded } = project;
  const { since, against } = options;
  // Read these before the build, so that a wrong flag is reported at once.
  const changes = since === undefined ? undefined : await readChanges(loaded.root, since);
  const published = against === undefined ? undefined : await readPublished(against, terminal.cwd);
  const criteria: Criteria = { check: loaded.config.check, ...options };
  const isTried = options.demos === true && isAnyReported(codesEnabledBy('--demos'), criteria);
  const trial = isTried
    ? await (await import('./demo-trial.ts')).openDemoTrial(input, options, terminal)
    : undefined;
  try {
    const { config, inputs, root } = loaded;
    const configFiles = new Set(inputs.map((file) => siteRelative(root, file)));
    const findScope = (survey: Survey) =>
      changes && scopeOf({ ...survey, config, configFiles }, changes);
    const site = await collectFindings(input, criteria, { trial, findScope });
    const { survey, pages, coverage, scope } = site;
    const all = [...loaded.warnings, ...site.diagnostics];
    const inspection = { project, options, criteria, terminal };
    const found = [
      ...(scope ? all.filter(scope.has) : all),
      ...(survey && published
        ? checkPublished(published, { ...survey, ...redirectsOf(loaded) })
        : []),
      ...(survey && options.external ? await checkExternalLinks(survey, scope, inspection) : []),
    ];
    return {
      ...evaluateAll(found, site, inspection),
      root,
      pages,
      ...(scope && { changedPages: scope.pages }),
      ...(options.translations && coverage && { coverage }),
    };
  } finally {
    await trial?.close();
  }
}

const isAnyReported = (codes: readonly string[], criteria: Criteria) =>
  codes.some((code) => isReported(code, criteria));

interface Inspection {
  readonly project: Project;
  readonly options: CheckOptions;
  readonly criteria: Criteria;
  readonly terminal: Terminal;
}

type FindOptions = {
  readonly trial: DemoTrial | undefined;
  readonly findScope: (survey: Survey) => Scope | undefined;
};

/** Builds the site without writing it, and runs the checks that builds do not have. */
async function collectFindings(
  given: SiteInput,
  criteria: Criteria,
  { trial, findScope }: FindOptions,
): Promise<SiteReport & { readonly scope: Scope | undefined }> {
  const rendersDemos = trial !== undefined || isAnyReported(codesWith('needsRender'), criteria);
  const isTyped = isAnyReported(codesWith('needsTypes'), criteria);
  const input = {
    ...(trial?.input ?? given),
    dryRun: { rendersDemos, keepsPages: trial !== undefined },
  };
  const opening = startOpening(input);
  const { host, engineRoot, config } = input;
  const typing = opening.whole.then(({ value: { site, sources } }) =>
    isTyped
      ? checkDemoTypes({
          host,
          site,
          engineRoot,
          modules: sources.modules,
          content: config.content,
        })
      : [],
  );
  typing.catch(() => undefined); // awaited below: until then a failure must not count as unhandled
  const { files, report } = buildSite(input, opening);
  for await (const file of files) await trial?.write(file);
  const found = report();
  const { diagnostics, survey, failure } = found;
  const scope = survey && findScope(survey);
  const tried = trial && survey && !failure ? await trial.run(survey.site, scope?.hasDemosOf) : [];
  const isNew = ({ code, message }: Diagnostic) =>
    !diagnostics.some((other) => other.code === code && other.message === message);
  const types = withoutRepeatedLines(await typing, diagnostics);
  const translations = survey ? await translationFindings(input, survey, criteria) : [];
  return {
    ...found,
    scope,
    diagnostics: [...diagnostics, ...types, ...tried.filter(isNew), ...translations],
  };
}

/** Removes type errors on lines with a finding of the bundler, which reports the same mistake. */
export function withoutRepeatedLines(
  types: readonly Diagnostic[],
  others: readonly Diagnostic[],
): Diagnostic[] {
  const lineOf = ({ file = '', range }: Diagnostic) => `${file}:${range?.start.line ?? ''}`;
  const reported = new Set(others.filter(({ code }) => hasTrait(code, 'needsRender')).map(lineOf));
  return types.filter((type) => !reported.has(lineOf(type)));
}

/** Runs the optional translation rules. Adds drafts as fixes only if `--only` names the rule. */
async function translationFindings(
  { host }: SiteInput,
  survey: Survey,
  criteria: Criteria,
): Promise<Diagnostic[]> {
  const [missing, unmarked] = ['translation/missing', 'translation/unmarked'] as const;
  const read = async (file: SourcePath) => (await readText(host, file)).value;
  const createsDrafts = criteria.only?.includes(missing) === true;
  return [
    ...(isReported(missing, criteria)
      ? await missingTranslations(survey, createsDrafts ? read : undefined)
      : []),
    ...(isReported(unmarked, criteria) ? unmarkedTranslations(survey.site) : []),
  ];
}

/** Applies the criteria to findings, and reports suppressions that are certainly unused. */
function evaluateAll(
  found: readonly Diagnostic[],
  { survey, failure }: SiteReport,
  { project: { loaded }, options, criteria }: Inspection,
): Evaluation {
  const suppressions = suppressionsOf(loaded, loaded.config, survey?.sources);
  const enabled = new Set([
    'name',
    options.demos === true && '--demos',
    options.against !== undefined && '--against',
    options.external === true && '--external',
  ]);
  const hasRun = (code: string) =>
    isReported(code, criteria) && enabled.has(enabledBy(code) ?? 'name');
  // Findings that this run did not report may need a suppression.
  const isComplete =
    options.since === undefined &&
    failure === undefined &&
    !found.some(({ code }) => hasTrait(code, 'hidesFindings'));
  const { locateKey } = loaded;
  const unused = isComplete ? unusedSuppressions(found, suppressions, { hasRun, locateKey }) : [];
  return evaluateFindings([...found, ...unused], { ...criteria, suppressions, failure });
}

/** Requests links to other sites. Only this and `--against` use the network. */
async function checkExternalLinks(
  survey: Survey,
  scope: Scope | undefined,
  { project: { loaded, input }, options, terminal }: Inspection,
): Promise<readonly Diagnostic[]> {
  const { checkExternal, externalLinks } = await import('./external.ts');
  const links = externalLinks(survey, loaded.config, input.locateValue).filter(
    ({ place }) => scope?.has({ code: 'link/external-gone', ...place }) ?? true,
  );
  const { privateHosts } = loaded.config.externalLinks;
  const progress = progressLine('Checking external links', terminal);
  const { found, isOffline } = await checkExternal(links, {
    store: input.host.store,
    version: options.version,
    privateHosts,
    onProgress: progress.update,
  }).finally(progress.end);
  if (isOffline) terminal.err('No network: external links were not checked.\n');
  return found;
}

function redirectsOf({ config: { redirects }, locateValue, root, file }: LoadedConfig) {
  const [first] = redirects;
  const [place = fileStart(siteRelative(root, file))] = first ? locateValue(first.from) : [];
  return { redirects, place };
}
