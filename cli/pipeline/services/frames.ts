import { readFile } from 'node:fs/promises';
import { EDIT_FRAME, EDIT_SANDBOX } from '../../../runtime/contract/demos.ts';
import type { Assets, OutputFile } from '../../model/assets.ts';
import { toOutputPath } from '../../model/paths.ts';
import { escapeHtml, policyMeta } from '../../render/html/document.ts';
import { hashSource, policyText } from '../../render/html/headers.ts';
import type { SiteInput } from '../site-input.ts';
import { AD_FRAME, siteServices } from './services.ts';

/** A sandboxed document for code that must not access the page, and its policy. */
export type FrameDocument = { readonly file: OutputFile; readonly policy: string };

interface FrameParts {
  readonly path: OutputFile['path'];
  /** Policy directives in addition to those of all frames. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
  readonly title: string;
  /** Attributes of `<html>`, each preceded by a space. */
  readonly attributes?: string;
  readonly style: string;
  readonly script: string;
  /** HTML after the script. */
  readonly end?: string;
}

function frameDocument({ path, title, style, script, ...more }: FrameParts): FrameDocument {
  const { attributes = '', end = '' } = more;
  const policy = policyText({ 'default-src': ["'none'"], ...more.policy });
  const head = `<meta charset="utf-8">${policyMeta(policy)}<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>`;
  const bytes = `<!doctype html>\n<html lang="en"${attributes}><head>${head}</head><body><script>${script}</script>${end}</body></html>\n`;
  return { file: { path, bytes }, policy };
}

/** Returns the policy directives that all frames share. */
const frameLimits = (sandbox: string) => ({
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: [sandbox],
});

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

/** Creates the document that runs edited code, which the page sends to it. */
async function editFrameDocument({ config, runtime }: SiteInput): Promise<FrameDocument> {
  const script = await scriptText(runtime.editFrame);
  return frameDocument({
    path: toOutputPath(EDIT_FRAME),
    title: 'Demo',
    style: EDIT_STYLE,
    script,
    policy: {
      'script-src': [hashSource(script), "'self'", 'blob:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'media-src': ["'self'", 'https:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...config.demoOrigins],
      ...frameLimits(EDIT_SANDBOX),
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
      ...frameLimits(AD_SANDBOX),
    },
    end: `<script async${attribute('id', scriptId)}${attribute('src', provider)}></script>`,
  });
}

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
