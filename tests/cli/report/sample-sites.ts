import { readdirSync } from 'node:fs';
import { toSourcePath } from '../../../cli/model/paths.ts';
import { DocsError, type Diagnostic } from '../../../cli/model/diagnostic.ts';
import { suppressionsOf } from '../../../cli/commands/output/findings.ts';
import { suppressFindings } from '../../../cli/report/suppress.ts';
import { RULES } from '../../../cli/report/catalogue.ts';
import { docsOf, type Sample } from '../../../cli/report/rule-docs.ts';
import { sampleOf } from '../../harness/sample.ts';
import { AS_CHECK, testSite, type SiteFiles, type TestSite } from '../../harness/test-site.ts';
import { markedIn } from './places.ts';

/** Pages and files that samples refer to. */
const AROUND: SiteFiles = {
  'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org' },
  theme: './theme.tsx',
  components: { gallery: './content/BasicButton.tsx' },
  redirects: [{ from: '/old-button/', to: '/button/' }],
};
`,
  'content/index.md': '---\ntitle: Home\ndescription: Where it begins.\n---\n\nHome.\n',
  'content/button.md': `---
title: All buttons
description: Buttons of every size.
---

## Sizes

![Small and large](sizes.png)
`,
  'content/BasicButton.tsx': 'export default function BasicButton() {\n  return <b>1</b>;\n}\n',
  'content/sizes.png': '',
  'content/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** The sample of a rule, in its own folder. */
interface RuleSample {
  readonly code: string;
  readonly files: SiteFiles;
  /** Whether it needs its own site. */
  readonly alone: boolean;
}

const titled = (name: string, body: string) =>
  `---\ntitle: ${name}\ndescription: About ${name}.\n---\n\n${body}\n`;

/** Adds front matter to pages without it: their samples are about other rules. */
const completed = (path: string, text: string, name: string) =>
  path.endsWith('.md') && !text.startsWith('---') ? titled(name, text) : text;

/** Whether a file must stay at its path. */
const isFixed = (path: string) =>
  !path.startsWith('content/') || /^content\/(?:public|translations)\//.test(path);

/** Most samples with a site of their own have no home page. */
const NO_HOME = 'path/no-home';

/** Samples whose findings are hidden if other code of the site is broken, or if it has a home page. */
const ALONE = ['demo/render-failed', NO_HOME];

function shownBy(code: string, sample: Sample): RuleSample {
  const name = code.replace('/', '-');
  if (typeof sample === 'string')
    return { code, alone: false, files: { [`content/${name}.md`]: titled(name, sample) } };
  const isApart = (path: string) => isFixed(path) && !/^node_modules\//.test(path);
  const alone = ALONE.includes(code) || Object.keys(sample).some(isApart);
  const placeOf = (path: string) =>
    alone || isFixed(path) ? path : path.replace('content/', `content/${name}/`);
  const files = Object.entries(sample).map(([path, text]) => [
    placeOf(path),
    completed(path, text, `${name} ${path.replaceAll(/\W/g, ' ')}`),
  ]);
  return { code, alone, files: Object.fromEntries(files) as SiteFiles };
}

/** Pages of samples often have the same title; only few samples are about that. */
const SAME_WORDS = /^front-matter\/same-/;

/** Returns the wrong or the right samples of all rules that have them. */
const samplesOf = (kind: 'bad' | 'good'): readonly RuleSample[] =>
  RULES.flatMap(({ code }) => {
    const { samples } = docsOf(code);
    return samples ? [shownBy(code, samples[kind])] : [];
  });

/**
 * Builds all samples of a kind and returns their findings by rule. `around` has findings of no
 * sample.
 */
export async function buildSamples(kind: 'bad' | 'good') {
  const samples = samplesOf(kind);
  const shared = samples.filter(({ alone }) => !alone);
  const alone = sampleOf(
    samples.filter((sample) => sample.alone),
    { of: `${kind} samples with a site of their own`, size: 2 },
  );
  const found = new Map<string, readonly string[]>(
    [...shared, ...alone].map(({ code }) => [code, []]),
  );
  const together = Object.assign({}, AROUND, ...shared.map(({ files }) => files)) as SiteFiles;
  const owners = new Map(
    shared.flatMap(({ code, files }) => Object.keys(files).map((file) => [file, code])),
  );
  for (const one of await diagnosticsOf(testSite(together))) {
    const key = owners.get(one.file ?? '') ?? 'around';
    if (SAME_WORDS.test(one.code) && !SAME_WORDS.test(key)) continue;
    found.set(key, [...(found.get(key) ?? []), describeFinding(key, together, one)]);
  }
  // One folder for all others in sequence, so that their common parts are built once.
  const site = testSite({});
  for (const { code, files } of alone) {
    const all = withTheme(files);
    for (const path of ['content', 'docs', 'docs.config.ts', 'plugin.ts']) site.remove(path);
    site.write({ 'docs.config.ts': CONFIG, ...all });
    found.set(
      code,
      (await diagnosticsOf(site))
        .filter((one) => one.code !== NO_HOME || code === NO_HOME)
        .map((one) => describeFinding(code, all, one)),
    );
  }
  return found;
}

const CONFIG = `export default { site: { url: 'https://docs.example.org' }, theme: './theme.tsx' };\n`;

/**
 * Adds a theme that builds quickly to the configuration, on its first line so that locations stay.
 */
function withTheme(files: SiteFiles): SiteFiles {
  const { 'docs.config.ts': config, ...rest } = files;
  if (typeof config !== 'string' || /\btheme: '\.\/theem/.test(config)) return files;
  const themed = config
    .replace("theme: 'docs-build/default-theme',", '')
    .replace('export default {', "export default { theme: './theme.tsx',");
  return { ...rest, 'docs.config.ts': themed };
}

/** Returns the findings of a site, also of one that cannot be built. */
async function diagnosticsOf(site: TestSite): Promise<readonly Diagnostic[]> {
  try {
    const { diagnostics } = await site.build(AS_CHECK);
    const { found, unused } = suppressFindings(diagnostics, suppressionsIn(site));
    return [...found, ...unused.map(({ diagnostic }) => diagnostic)];
  } catch (error) {
    if (error instanceof DocsError) return error.diagnostics;
    throw error;
  }
}

/** The sample of `front-matter/type` needs a date. */
const ALLOWED = [{ rule: 'front-matter/no-effect', target: 'date', reason: 'for a sample' }];

/** Returns the suppression comments in the pages of a site. */
function suppressionsIn({ root }: TestSite) {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return suppressionsOf(
    { root, inputs: [] },
    { allow: ALLOWED },
    { filesWithSuppressions: pages.filter((file) => file.endsWith('.md')).map(toSourcePath) },
  );
}

const MAX_MARK_LENGTH = 40;

/**
 * Formats a finding as `button.md:6:9 «/nope/» → «/no/»`, with the text of the fix, and after its
 * code if another rule reports it.
 */
function describeFinding(code: string, files: SiteFiles, found: Diagnostic): string {
  const { file = '', range } = found;
  const mark = markedIn(String(files[file] ?? ''), found);
  const short = mark.length > MAX_MARK_LENGTH ? `${mark.slice(0, MAX_MARK_LENGTH)}…` : mark;
  const place = [file.replace(/^.*\//, ''), range?.start.line, range?.start.column];
  return [
    ...(found.code === code ? [] : [found.code]),
    place.filter((part) => part !== undefined).join(':'),
    ...(range ? [`«${short}»`] : []),
    ...(found.fix && 'replace' in found.fix ? [`→ «${found.fix.replace}»`] : []),
    ...(found.fix && 'create' in found.fix ? [`→ ${found.fix.create.path}`] : []),
  ]
    .join(' ')
    .trim();
}
