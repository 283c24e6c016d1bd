import { checkDemoTypes } from '../../demos/demo-types.ts';
import type { Coverage } from '../../model/sources.ts';
import type { Diagnostic, DocsError } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { buildSite, type Survey } from '../../pipeline/build-site.ts';
import { openSite, type OpenSite } from '../../pipeline/open-site.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { askedBy, codesAskedBy, codesWith, hasTrait } from '../../report/catalogue.ts';
import { ignoringOf, unusedIgnores } from '../site/ignoring.ts';
import type { Project } from '../site/project.ts';
import { isAsked, judge, type Judgement, type Measure } from '../terminal/findings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { openAsked } from './asked.ts';
import type { DemoTrial, openDemoTrial } from './demo-trial.ts';
import { withoutEchoes } from './echoes.ts';
import type { CheckOptions } from './options.ts';
import { soughtGaps, translationGaps, type SoughtGaps } from './translations/gaps.ts';

/** What `check` tells of a site. */
export interface Report extends Judgement {
  readonly root: string;
  readonly pages?: number;
  readonly changedPages?: number;
  readonly coverage?: Coverage;
}

/** Checks a site, and judges the findings by the configuration and the flags. */
export async function inspect(
  project: Project,
  options: CheckOptions,
  terminal: Terminal,
): Promise<Report> {
  const { input, loaded } = project;
  const answer = await openAsked(project, options, terminal);
  const measure = { check: loaded.config.check, ...options };
  const isTried = options.demos === true && asks(codesAskedBy('--demos'), measure);
  const trial = isTried ? await openTrial(input, options, terminal) : undefined;
  try {
    const sought = {
      demos: trial !== undefined || asks(codesWith('needsRender'), measure),
      isTyped: asks(codesWith('needsTypes'), measure),
      gaps: soughtGaps(measure),
    };
    const { survey, pages, coverage, ...looked } = await findAll(project, { ...sought, trial });
    const all = [...loaded.warnings, ...looked.diagnostics];
    const { found, ...rest } = survey && answer ? await answer(survey, all) : { found: all };
    const judged = await judgeAll(found, looked, { project, options, measure });
    const told = options.translations && coverage ? { coverage } : {};
    return { ...judged, root: loaded.root, pages, ...rest, ...told };
  } finally {
    await trial?.close();
  }
}

const asks = (codes: readonly string[], measure: Measure) =>
  codes.some((code) => isAsked(code, measure));

/** What a run looks for that others do without. */
interface Sought {
  /** What is found when demos are bundled and rendered. */
  readonly demos: boolean;
  readonly isTyped: boolean;
  readonly gaps: SoughtGaps;
}

/** Findings of a site before the configuration and the flags apply. */
interface Findings {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Files of the content with suppression comments. */
  readonly ignoring: readonly SourcePath[];
  readonly coverage?: Coverage | undefined;
  readonly survey?: Survey | undefined;
  /** Why the site cannot be built. */
  readonly failure?: DocsError | undefined;
}

/** Builds the site and throws it away. What only `check` looks at is looked at meanwhile, and after. */
async function findAll(
  project: Project,
  { trial, demos, isTyped, gaps }: Sought & { readonly trial: DemoTrial | undefined },
): Promise<Findings> {
  const input = {
    ...(trial?.input ?? project.input),
    dryRun: { demos, pages: trial !== undefined },
  };
  const opening = openSite(input);
  const typing = opening.then(({ value }) => (isTyped ? demoTypes(input, value) : []));
  typing.catch(() => undefined); // awaited below: until then a failure must not count as unhandled
  const { files, report } = buildSite(input, opening);
  for await (const file of files) await trial?.take(file);
  const { diagnostics, pages, survey, coverage, failure } = report();
  const tried = trial && !failure ? await trial.run((await opening).value.site) : [];
  const types = withoutEchoes(await typing, diagnostics);
  const missing = survey ? await translationGaps(input.host, survey, gaps) : [];
  return {
    diagnostics: [...diagnostics, ...types, ...tried, ...missing],
    pages,
    ignoring: survey?.sources.ignoring ?? [],
    coverage,
    survey,
    failure,
  };
}

/** Judges findings, and what is accepted without need, as far as this run can know. */
async function judgeAll(
  found: readonly Diagnostic[],
  looked: Pick<Findings, 'ignoring' | 'failure'>,
  asked: {
    readonly project: Project;
    readonly options: CheckOptions;
    readonly measure: Measure;
  },
): Promise<Judgement> {
  const { project, options, measure } = asked;
  const ignoring = ignoringOf(project.loaded, looked);
  const asking = new Set([
    'name',
    options.demos === true && '--demos',
    options.against !== undefined && '--against',
    options.external === true && '--external',
  ]);
  const isSought = (code: string) => isAsked(code, measure) && asking.has(askedBy(code) ?? 'name');
  // What does not load keeps findings from being found: what accepts those has its use.
  const isWhole =
    options.since === undefined &&
    looked.failure === undefined &&
    !found.some(({ code }) => hasTrait(code, 'hidesFindings'));
  const unused = isWhole ? await unusedIgnores({ found, isSought }, ignoring, project.loaded) : [];
  return judge([...found, ...unused], { ...measure, ignoring, failure: looked.failure });
}

const openTrial: typeof openDemoTrial = async (input, options, terminal) =>
  (await import('./demo-trial.ts')).openDemoTrial(input, options, terminal);

/** The types of all demos, checked in a thread of its own while the site is built. */
const demoTypes = ({ host, engineRoot, config }: SiteInput, { site, sources }: OpenSite) =>
  checkDemoTypes({
    ...{ host, site, engineRoot },
    modules: sources.modules,
    content: config.content,
  });
