import { dirname, join, resolve, sep } from 'node:path';
import type { Outcome } from '../model/diagnostic.ts';
import type { Page } from '../model/page.ts';
import type { CodeStyle } from '../pipeline/stages/code.ts';
import { openSite } from '../pipeline/index.ts';
import type { OpenSite } from '../pipeline/index.ts';
import { growingStyle, outputsOf } from '../pipeline/on-demand.ts';
import type { SiteInput } from '../pipeline/site-input.ts';

/** A configuration that was loaded, and what it was loaded from. */
export interface LoadedInput {
  readonly input: SiteInput;
  /** Absolute paths: a change to one means that the configuration must be loaded anew. */
  readonly configFiles: readonly string[];
  readonly close: () => Promise<void>;
}

/** One reading of the site. Thrown away whole when something changes; what was made before comes from the store. */
export interface Edition {
  readonly loaded: LoadedInput;
  readonly open: Outcome<OpenSite>;
  /** The code that pages share lives as long as the configuration. */
  readonly style: CodeStyle;
  /** Pages by the address they are served at. */
  readonly pages: ReadonlyMap<string, Page>;
}

/** Reads the site. `style` is taken over from the edition before, where there is one. */
export async function readEdition(loaded: LoadedInput, style?: CodeStyle): Promise<Edition> {
  const open = await openSite(loaded.input);
  return {
    loaded,
    open,
    style: style ?? growingStyle(loaded.input, open.value.site.pages),
    pages: pagesByAddress(loaded.input, open.value),
  };
}

function pagesByAddress({ config }: SiteInput, { site }: OpenSite): ReadonlyMap<string, Page> {
  const addressOf = (page: Page) => {
    const output = outputsOf(site, page).html;
    return output === '404.html' ? '404/' : output.replace(/index\.html$/, '');
  };
  return new Map(site.pages.map((page) => [`${config.site.base}${addressOf(page)}`, page]));
}

/** Folders of the theme and of components: code that is loaded, not content. Absolute. */
function codeFolders({ input: { config, host } }: LoadedInput): string[] {
  return [config.theme, ...Object.values(config.components)]
    .filter((path) => path.startsWith('.'))
    .map((path) => dirname(resolve(host.root, path)))
    .filter((folder) => folder !== host.root);
}

/** Whether a file is part of the site's code: after a change to it everything is loaded anew. */
export const isSiteCode = (loaded: LoadedInput, file: string) =>
  loaded.configFiles.includes(file) ||
  codeFolders(loaded).some((folder) => file.startsWith(folder + sep));

/** Absolute paths that a change to the site goes through. */
export function watchedPaths(loaded: LoadedInput): string[] {
  const { config, host } = loaded.input;
  const theme = config.theme.startsWith('.') ? [resolve(host.root, config.theme)] : [];
  const content = join(host.root, config.content);
  return [...new Set([content, ...loaded.configFiles, ...codeFolders(loaded), ...theme])];
}
