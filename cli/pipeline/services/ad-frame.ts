import { adFrameScript } from '../../bundle/frame-script.ts';
import type { OutputFile } from '../../model/output.ts';
import { escapeHtml } from '../../render/html/document.ts';
import { hashSource } from '../../render/html/headers.ts';
import type { SiteInput } from '../site-input.ts';
import { AD_FRAME, siteServices } from './settings.ts';

/** The document that shows adverts drawn by a script of others, and the policy of its place. */
export interface AdFrameDocument {
  readonly file: OutputFile;
  readonly policy: string;
}

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

/** Looks like the site's own adverts, as far as providers leave that to the page. */
const STYLE = [
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
function policyOf(script: string, provider: string): string {
  const others = provider.startsWith('https:') ? 'https:' : `https: ${new URL(provider).origin}`;
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)} ${others}`,
    `style-src 'unsafe-inline' ${others}`,
    `img-src data: ${others}`,
    `font-src ${others}`,
    `connect-src ${others}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/** The document of the frame; undefined where no script of others draws adverts. */
export async function adFrameDocument(input: SiteInput): Promise<AdFrameDocument | undefined> {
  const { ads } = input.config.features;
  if (ads === false || siteServices(input).ads === false) return undefined;
  const { script: provider, scriptId, found, placeholder } = ads.external ?? {};
  if (provider === undefined) return undefined;
  const script = await adFrameScript(input.runtime);
  const root = `<html lang="en"${attribute('data-found', found)}${attribute('data-placeholder', placeholder)}>`;
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title><style>${STYLE}</style>`;
  const loader = `<script async${attribute('id', scriptId)}${attribute('src', provider)}></script>`;
  return {
    file: {
      path: AD_FRAME,
      bytes: `<!doctype html>\n${root}<head>${head}</head><body><script>${script}</script>${loader}</body></html>\n`,
    },
    policy: policyOf(script, provider),
  };
}
