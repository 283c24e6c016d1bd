import { type Diagnostic, fixInQuotes, type Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { siteConfig } from '../../sample.ts';

/** Findings about `redirects` of the configuration. */
export const rules = {
  loop: {
    code: 'redirect/loop',
    severity: 'error',
    explanation: 'Redirects lead back to where they started: a browser gives up on them.',
    bad: {
      'docs.config.ts': siteConfig(
        "redirects: [\n  { from: '/old/', to: '/older/' },\n  { from: '/older/', to: '/old/' },\n],",
      ),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig(
        "redirects: [\n  { from: '/old/', to: '/' },\n  { from: '/older/', to: '/' },\n],",
      ),
      'content/index.md': 'Welcome.',
    },
  },
  toItself: {
    code: 'redirect/to-itself',
    severity: 'error',
    explanation: 'A redirect leads to the address where it starts: a browser gives up on it.',
    bad: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old/', to: '/old/' }],"),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old/', to: '/' }],"),
      'content/index.md': 'Welcome.',
    },
  },
  chain: {
    code: 'redirect/chain',
    severity: 'warning',
    isFixable: true,
    explanation:
      'A redirect leads to the start of another: readers wait for both, and the first one breaks with the second.',
    bad: {
      'docs.config.ts': siteConfig(
        "redirects: [\n  { from: '/older/', to: '/old/' },\n  { from: '/old/', to: '/' },\n],",
      ),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig(
        "redirects: [\n  { from: '/older/', to: '/' },\n  { from: '/old/', to: '/' },\n],",
      ),
      'content/index.md': 'Welcome.',
    },
  },
  duplicate: {
    code: 'redirect/duplicate',
    severity: 'error',
    explanation: 'Two redirects start at one address; only the first would ever be used.',
    bad: {
      'docs.config.ts': siteConfig(
        "redirects: [\n  { from: '/old/', to: '/' },\n  { from: '/old/', to: '/guide/' },\n],",
      ),
      'content/index.md': 'Welcome.',
      'content/guide.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old/', to: '/guide/' }],"),
      'content/index.md': 'Welcome.',
      'content/guide.md': 'How to start.',
    },
  },
  shadowsPage: {
    code: 'redirect/shadows-page',
    severity: 'error',
    explanation:
      'A redirect starts where a page or a public file is, so that only one of the two can be reached.',
    bad: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/guide/', to: '/' }],"),
      'content/index.md': 'Welcome.',
      'content/guide.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old-guide/', to: '/guide/' }],"),
      'content/index.md': 'Welcome.',
      'content/guide.md': 'How to start.',
    },
  },
  noTarget: {
    code: 'redirect/no-target',
    changedByPlugins: true,
    severity: 'error',
    isFixable: true,
    explanation: 'A redirect leads to a page or a place in a page that does not exist.',
    bad: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old/', to: '/giude/' }],"),
      'content/guide.md': 'How to start.',
    },
    good: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old/', to: '/guide/' }],"),
      'content/guide.md': 'How to start.',
    },
  },
  neverUsed: {
    code: 'redirect/never-used',
    severity: 'warning',
    explanation:
      'A redirect starts at what is no path of the site, such as one with a query, so that nobody ever meets it.',
    bad: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old/?tab=2', to: '/' }],"),
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig("redirects: [{ from: '/old/', to: '/' }],"),
      'content/index.md': 'Welcome.',
    },
  },
} as const satisfies Record<string, Rule>;

/** A redirect as it is configured. */
interface Written {
  readonly from: string;
  readonly to: string;
}

/** Where the parts of a redirect are written, as far as that is known. */
export interface RedirectPlaces {
  /** Of the address at which it starts. */
  readonly start?: Place;
  /** Of the address that it leads to. */
  readonly target?: Place;
}

const atStart = ({ start }: RedirectPlaces) => start && { place: start };
const atTarget = ({ start, target = start }: RedirectPlaces) => target && { place: target };

/** Puts another address in the place of the target. */
function leadTo(address: string, { to }: Written, { target }: RedirectPlaces) {
  const fix = target && fixInQuotes(target, to, address);
  return fix && { fix };
}

/** The addresses of a loop, the first one last again. */
export const redirectLoop = (trail: readonly string[], places: RedirectPlaces) =>
  report(rules.loop, {
    message: `Redirects go round in a circle: ${trail.join(' → ')}`,
    hint: 'Let one of them lead to a page.',
    ...atStart(places),
  });

/** A redirect to its own start. */
export const redirectToItself = ({ from }: Written, places: RedirectPlaces) =>
  report(rules.toItself, {
    message: `The redirect from ${from} leads to itself`,
    hint: 'Take it out, or let it lead to a page.',
    ...atTarget(places),
  });

/** The addresses on the way, the first and the last one too. */
export function redirectChain(written: Written, way: readonly string[], places: RedirectPlaces) {
  const last = way.at(-1) ?? '';
  return report(rules.chain, {
    message: `One redirect leads to another: ${way.join(' → ')}`,
    hint: `Let ${written.from} lead to ${last}.`,
    ...atTarget(places),
    ...leadTo(last, written, places),
  });
}

/** Two redirects from one address. */
export const redirectDuplicate = ({ from }: Written, places: RedirectPlaces) =>
  report(rules.duplicate, {
    message: `More than one redirect from ${from}`,
    hint: 'Keep one of them.',
    ...atStart(places),
  });

/** A redirect that hides the file of a page, or one that is served as it is. */
export const redirectShadows = (from: string, file: string, places: RedirectPlaces) =>
  report(rules.shadowsPage, {
    message: `The redirect from ${from} starts where ${file} is served`,
    hint: 'Take the redirect out, or move the file.',
    ...atStart(places),
  });

/** A redirect to nowhere. `found` is what would be wrong with a link there. */
export function redirectNoTarget(
  written: Written,
  { hint, fix }: Pick<Diagnostic, 'hint' | 'fix'>,
  places: RedirectPlaces,
) {
  const { from, to } = written;
  return report(rules.noTarget, {
    message: `The redirect from ${from} leads to ${to}, which does not exist`,
    ...(hint !== undefined && { hint }),
    ...atTarget(places),
    ...(fix && 'replace' in fix && leadTo(fix.replace, written, places)),
  });
}

/** A redirect that no address leads to. */
export const redirectNeverUsed = (from: string, why: string, places: RedirectPlaces) =>
  report(rules.neverUsed, {
    message: `Nobody meets the redirect from ${from}: ${why}`,
    hint: 'Let it start at a path such as /a/b/, or take it out.',
    ...atStart(places),
  });
