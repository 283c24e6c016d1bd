import { EDIT_FRAME, EDIT_SANDBOX } from '../../../runtime/contract/demos.ts';
import { frameScript } from '../../bundle/frame-script.ts';
import type { Assets, OutputFile } from '../../model/assets.ts';
import { toOutputPath } from '../../model/paths.ts';
import { escapeHtml, policyMeta } from '../../render/html/document.ts';
import { hashSource, policyText } from '../../render/html/headers.ts';
import type { SiteInput } from '../site-input.ts';
import { AD_FRAME, siteServices } from './settings.ts';

/** A document with a sandbox, for code that must not reach the page, and the policy of its place. */
export interface FrameDocument {
  readonly file: OutputFile;
  readonly policy: string;
}

interface FrameParts {
  readonly path: OutputFile['path'];
  readonly policy: string;
  readonly title: string;
  /** Attributes of `<html>`, with a space before each. */
  readonly attributes?: string;
  readonly style: string;
  readonly script: string;
  /** HTML after the script. */
  readonly end?: string;
}

function frameDocument({ path, policy, title, style, script, ...more }: FrameParts): FrameDocument {
  const { attributes = '', end = '' } = more;
  const head = `<meta charset="utf-8">${policyMeta(policy)}<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>`;
  const bytes = `<!doctype html>\n<html lang="en"${attributes}><head>${head}</head><body><script>${script}</script>${end}</body></html>\n`;
  return { file: { path, bytes }, policy };
}

/** The documents for adverts and for edited code, where a site has these. */
export async function frameDocuments(
  input: SiteInput,
  { packages }: Pick<Assets, 'packages'>,
): Promise<readonly FrameDocument[]> {
  const ad = await adFrame(input);
  // There is a table of packages where demos are.
  return [...(ad ? [ad] : []), ...(packages === undefined ? [] : [await editFrame(input)])];
}

/** The document that runs edited code. Until a page starts it, it only listens. */
async function editFrame({ runtime }: SiteInput): Promise<FrameDocument> {
  const script = await frameScript(runtime.editFrame);
  return frameDocument({
    path: toOutputPath(EDIT_FRAME),
    title: 'Demo',
    style: EDIT_STYLE,
    script,
    policy: policyText({
      'default-src': ["'none'"],
      'script-src': [hashSource(script), "'self'", 'blob:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'media-src': ["'self'", 'https:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: [EDIT_SANDBOX],
    }),
  });
}

/** A demo of the page shows the background of its stage, and is as high as it needs. One that had a frame before scrolls in its own. */
const EDIT_STYLE = [
  'body{margin:0}',
  'html:not(:has(.frame-demo)){overflow:hidden!important}',
  'html:not(:has(.frame-demo)),html:not(:has(.frame-demo)) body{background:none!important}',
].join('');

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

/** Looks like the site's own adverts, as far as providers leave that to the page. */
const AD_STYLE = [
  'html{background:transparent;color:CanvasText;font:14px/1.5 system-ui,sans-serif}',
  'body{margin:0;padding:12px}',
  'a{color:inherit;text-decoration:none}',
  'img{float:inline-start;margin-inline-end:16px;border:0;border-radius:6px}',
  '.carbon-poweredby{display:block;font-size:12px;opacity:.75}',
].join('');

/**
 * The policy of the frame. It may load what the provider wants, since a provider's script loads those of others: the sandbox gives it an origin of
 * its own, also where the document is opened by itself, so there is nothing in it to take.
 */
function adPolicy(script: string, provider: string): string {
  const others = provider.startsWith('https:') ? 'https:' : `https: ${new URL(provider).origin}`;
  return policyText({
    'default-src': ["'none'"],
    'script-src': [hashSource(script), others],
    'style-src': ["'unsafe-inline'", others],
    'img-src': ['data:', others],
    'font-src': [others],
    'connect-src': [others],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts allow-popups allow-popups-to-escape-sandbox'],
  });
}

/** The document that shows adverts drawn by a script of others; undefined where none does. */
async function adFrame(input: SiteInput): Promise<FrameDocument | undefined> {
  const { ads } = input.config.features;
  if (ads === false || siteServices(input).ads === false) return undefined;
  const { script: provider, scriptId, found, placeholder } = ads.external ?? {};
  if (provider === undefined) return undefined;
  const script = await frameScript(input.runtime.adFrame);
  return frameDocument({
    path: AD_FRAME,
    title: 'Advertisement',
    attributes: attribute('data-found', found) + attribute('data-placeholder', placeholder),
    style: AD_STYLE,
    script,
    policy: adPolicy(script, provider),
    end: `<script async${attribute('id', scriptId)}${attribute('src', provider)}></script>`,
  });
}
