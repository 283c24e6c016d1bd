import type { Place } from '../../../model/diagnostic.ts';
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
    explanation: 'A redirect starts where a page is, so that the page cannot be reached.',
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
    severity: 'error',
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
} as const satisfies Record<string, Rule>;

/** The addresses of a loop, the first one last again. */
export const redirectLoop = (trail: readonly string[], place: Place | undefined) =>
  report(rules.loop, {
    message: `Redirects go round in a circle: ${trail.join(' → ')}`,
    hint: 'Let one of them lead to a page.',
    ...(place && { place }),
  });

/** A redirect to its own start. */
export const redirectToItself = (from: string, place: Place | undefined) =>
  report(rules.toItself, {
    message: `The redirect from ${from} leads to itself`,
    hint: 'Take it out, or let it lead to a page.',
    ...(place && { place }),
  });

/** The addresses on the way, the first and the last one too. `target` is the text that readers are first sent to: those of the last address end at the same. */
export function redirectChain(
  way: readonly string[],
  { place, target }: { readonly place?: Place; readonly target?: Place },
) {
  const last = way.at(-1) ?? '';
  // The file of the finding is that of its fix.
  const range = target?.file === place?.file && !/['"`\\$]/.test(last) ? target?.range : undefined;
  return report(rules.chain, {
    message: `One redirect leads to another: ${way.join(' → ')}`,
    hint: `Let ${way[0] ?? ''} lead to ${last}.`,
    ...(place && { place }),
    ...(range && { fix: { replace: last, range } }),
  });
}

/** Two redirects from one address. */
export const redirectDuplicate = (from: string, place: Place | undefined) =>
  report(rules.duplicate, {
    message: `More than one redirect from ${from}`,
    hint: 'Keep one of them.',
    ...(place && { place }),
  });

/** A redirect that hides a page. */
export const redirectShadowsPage = (from: string, file: string, place: Place | undefined) =>
  report(rules.shadowsPage, {
    message: `The redirect from ${from} hides the page ${file}`,
    hint: 'Take the redirect out, or move the page.',
    ...(place && { place }),
  });

/** A redirect to nowhere. */
export const redirectNoTarget = (
  { from, to }: { readonly from: string; readonly to: string },
  meant: string | undefined,
  place: Place | undefined,
) =>
  report(rules.noTarget, {
    message: `The redirect from ${from} leads to ${to}, which does not exist`,
    hint: meant === undefined ? 'Let it lead to a page that exists.' : `Did you mean ${meant}?`,
    ...(place && { place }),
  });
