import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EDIT_FRAME, EDIT_SANDBOX, SANDBOX_ORIGIN } from '../../runtime/contract/demos.ts';
import { WORKER_POLICY } from '../../runtime/contract/services.ts';
import { LICENSE_FILE } from '../bundle/license.ts';
import type { Assets, CommonAssets, OutputFile } from '../model/code/assets.ts';
import type { HeaderRule } from '../model/hosting.ts';
import type { Page } from '../model/page.ts';
import { WORKER_SCRIPT, toOutputPath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { escapeHtml, policyMeta, speculationRules } from '../render/html/document.ts';
import { outputsOf } from '../render/view/addresses.ts';
import type { StoredPage } from './make-page.ts';
import { AD_FRAME, licenseSetup, serviceOrigins, siteServices } from './services/services.ts';
import type { SiteInput } from './site-input.ts';

/** Kinds of site code that a document contains. */
interface ShownCode {
  readonly hasDemos: boolean;
  readonly hasComponents: boolean;
}

/** Content Security Policies of a site's documents. */
export type Policies = ReturnType<typeof createPolicies>;

/**
 * Styling libraries create style elements, so pages with demos or components allow them. Other
 * pages allow empty ones, to which the shell adds rules. Demos, components and third-party scripts
 * may lack Trusted Types: their pages allow `default`.
 */
export function createPolicies(
  { config }: SiteInput,
  { headScript, sidebarScript }: Pick<CommonAssets, 'headScript' | 'sidebarScript'>,
) {
  const { demoOrigins, features, markdown, site, trailingSlash } = config;
  const inlineScripts = [headScript, sidebarScript, speculationRules(site.base, trailingSlash)];
  const hashes = inlineScripts.map(hashSource);
  const workers = typeof features.serviceWorker === 'object' ? [WORKER_POLICY] : [];
  const policyOf = ({ hasDemos, hasComponents }: ShownCode, origins = serviceOrigins(config)) => {
    const hasCode = hasDemos || hasComponents;
    const trusted = [...(origins.scripts.length > 0 ? ['default'] : []), ...workers];
    // Packages such as editors create policies of their own, and fail without them.
    const types = hasCode ? ['*', "'allow-duplicates'"] : trusted;
    return policyText({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...origins.scripts, ...hashes],
      // A hash disables 'unsafe-inline', so the directive has only one of the two.
      'style-src-elem': ["'self'", hasCode ? "'unsafe-inline'" : hashSource('')],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:'],
      'media-src': ["'self'", 'https:'],
      // Style sheets of libraries may contain small icon fonts.
      'font-src': ["'self'", ...(hasCode ? ['data:'] : [])],
      'connect-src': ["'self'", ...origins.fetched, ...(hasCode ? demoOrigins : [])],
      'frame-src': ["'self'", ...markdown.embedHosts.map((host) => `https://${host}`)],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': [hasDemos && features.sandbox !== false ? SANDBOX_ORIGIN : "'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': types.length > 0 ? types : ["'none'"],
    });
  };
  return {
    ofPage: (code: ShownCode) => policyOf(code),
    /** The page around a frame calls the services, the frame does not. */
    ofDemoFrame: policyOf({ hasDemos: true, hasComponents: false }, { scripts: [], fetched: [] }),
  };
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

interface PolicyContext {
  readonly site: Site;
  readonly pages: readonly StoredPage[];
  readonly frames: readonly FrameDocument[];
  readonly policies: Policies;
}

/** Allows the edit frame, a document with an opaque origin, to load files of the site. */
const SHARED = ['Access-Control-Allow-Origin', '*'] as const;

/**
 * Returns the headers of a site. Since matching rules add up, each policy belongs to a page or a
 * top-level folder and allows only what its code needs. Files with a hash are cached for a year.
 */
export function headerRules(input: SiteInput, context: PolicyContext): HeaderRule[] {
  const { config } = input;
  const { base } = config.site;
  const { frames, policies } = context;
  const byPath = new Map([
    ...codeByPath(base, context).map(([path, code]) => [path, policies.ofPage(code)] as const),
    [`${base}_demos/*`, policies.ofDemoFrame],
    // Some hosts serve a document without its `.html` extension.
    ...frames.flatMap(({ file, policy }) =>
      [file.path, file.path.replace(/\.html$/, '')].map((path) => [base + path, policy] as const),
    ),
  ]);
  const rule = (path: string, ...headers: HeaderRule['headers']) => ({
    path: base + path,
    headers,
  });
  return [
    rule(
      '*',
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ),
    rule('_assets/*', ['Cache-Control', 'public, max-age=31536000, immutable'], SHARED),
    ...(config.features.serviceWorker === false
      ? []
      : [rule(WORKER_SCRIPT, ['Cache-Control', 'no-cache'])]),
    ...(licenseSetup(input) ? [rule(LICENSE_FILE, SHARED)] : []),
    ...[...byPath]
      .sort()
      .map(([path, policy]) => ({ path, headers: [['Content-Security-Policy', policy] as const] })),
  ];
}

/** Returns the paths of pages and folders, each with the kinds of code shown there. */
function codeByPath(base: string, { site, pages }: Pick<PolicyContext, 'site' | 'pages'>) {
  const withComponents = pages.filter(({ facts }) => facts.components.length > 0);
  const pathsOf = (some: readonly Page[]) =>
    new Set(some.map((page) => pathOf(outputsOf(site, page).html, base)));
  const demos = pathsOf(site.pages.filter((page) => page.demos.length > 0));
  const components = pathsOf(withComponents.map(({ page }) => page));
  return [...pathsOf(site.pages).add(`${base}404.html`)].map((path): [string, ShownCode] => [
    path,
    { hasDemos: demos.has(path), hasComponents: components.has(path) },
  ]);
}

function pathOf(output: string, base: string): string {
  const [first = '', ...rest] = output.split('/');
  if (rest.length > 0) return `${base}${first}/*`;
  return `${base}${first === '404.html' ? first : first.replace(/^index\.html$|\.html$/, '')}`;
}

/** A sandboxed document for code that must not access the page, and its policy. */
export type FrameDocument = ReturnType<typeof frameDocument>;

interface FrameParts {
  readonly path: OutputFile['path'];
  readonly policy: Readonly<Record<string, readonly string[]>>;
  readonly sandbox: string;
  readonly title: string;
  readonly attributes?: string;
  readonly style: string;
  readonly script: string;
  readonly end?: string;
}

function frameDocument({
  path,
  title,
  style,
  script,
  attributes = '',
  end = '',
  ...more
}: FrameParts) {
  const policy = policyText({
    'default-src': ["'none'"],
    ...more.policy,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: [more.sandbox],
  });
  const head = `<meta charset="utf-8">${policyMeta(policy)}<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>`;
  const bytes = `<!doctype html>\n<html lang="en"${attributes}><head>${head}</head><body><script>${script}</script>${end}</body></html>\n`;
  return { file: { path, bytes }, policy };
}

const scriptText = async (path: string) => (await readFile(path, 'utf8')).trim();

/** Returns the documents for provider-rendered adverts and edited code, if the site needs them. */
export async function frameDocuments(
  input: SiteInput,
  { packages }: Pick<Assets, 'packages'>,
): Promise<readonly FrameDocument[]> {
  const ad = await adFrameDocument(input);
  // `packages` is present only if the site has demos.
  return [...(ad ? [ad] : []), ...(packages === undefined ? [] : [await editFrameDocument(input)])];
}

/** A demo shows its stage's background and grows with its content, unless it had its own frame. */
const EDIT_STYLE = [
  'body{margin:0}',
  'html:not(:has(.frame-demo)){overflow:hidden!important}',
  'html:not(:has(.frame-demo)),html:not(:has(.frame-demo)) body{background:none!important}',
].join('');

async function editFrameDocument({ config, runtime }: SiteInput): Promise<FrameDocument> {
  const script = await scriptText(runtime.editFrame);
  return frameDocument({
    path: toOutputPath(EDIT_FRAME),
    sandbox: EDIT_SANDBOX,
    title: 'Demo',
    style: EDIT_STYLE,
    script,
    policy: {
      'script-src': [hashSource(script), "'self'", 'blob:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'media-src': ["'self'", 'https:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...config.demoOrigins],
    },
  });
}

/** Imitates the site's own adverts, as far as providers allow it. */
const AD_STYLE = [
  'html{background:transparent;color:CanvasText;font:14px/1.5 system-ui,sans-serif}',
  'body{margin:0;padding:12px}',
  'a{color:inherit;text-decoration:none}',
  'img{float:inline-start;margin-inline-end:16px;border:0;border-radius:6px}',
  '.carbon-poweredby{display:block;font-size:12px;opacity:.75}',
].join('');

const AD_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Creates the document for adverts of a provider's script. Undefined without a provider. */
async function adFrameDocument(input: SiteInput): Promise<FrameDocument | undefined> {
  const { ads } = input.config.features;
  if (ads === false || siteServices(input).ads === false) return undefined;
  const { script: provider, scriptId, found, placeholder } = ads.external ?? {};
  if (provider === undefined) return undefined;
  const script = await scriptText(input.runtime.adFrame);
  // Allow any origin, because the provider's script loads others. The sandbox protects the site.
  const others = provider.startsWith('https:') ? 'https:' : `https: ${new URL(provider).origin}`;
  return frameDocument({
    path: AD_FRAME,
    sandbox: AD_SANDBOX,
    title: 'Advertisement',
    attributes: attribute('data-found', found) + attribute('data-placeholder', placeholder),
    style: AD_STYLE,
    script,
    policy: {
      'script-src': [hashSource(script), others],
      'style-src': ["'unsafe-inline'", others],
      'img-src': ['data:', others],
      'font-src': [others],
      'connect-src': [others],
    },
    end: `<script async${attribute('id', scriptId)}${attribute('src', provider)}></script>`,
  });
}

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
