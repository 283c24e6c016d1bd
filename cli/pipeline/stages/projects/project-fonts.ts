import type { Usage } from '../../../bundle/vendor/usage.ts';
import type { ProjectFont } from '../../../config/schema-parts/parts.ts';
import { packageOf } from './project-packages.ts';

/** What a demo is made of, as far as fonts depend on it. */
export interface FontNeeds {
  /** Names of the packages of its project. */
  readonly packages: readonly string[];
  readonly usage: Usage;
  readonly texts: readonly string[];
}

/** Addresses of the style sheets of the fonts that a demo's texts and icons are shown in. */
export function projectFonts(fonts: readonly ProjectFont[], needs: FontNeeds): string[] {
  const byImport = new Map<string, string>();
  for (const font of fonts) {
    const isFirst = !byImport.has(font.import);
    if (isFirst && fits(font, needs)) byImport.set(font.import, font.href);
  }
  return [...new Set(byImport.values())];
}

const fits = (font: ProjectFont, { packages, usage, texts }: FontNeeds): boolean =>
  (packages.includes(font.import) || isImported(font.import, usage)) &&
  (font.text === undefined || texts.some((text) => text.includes(font.text ?? '')));

/** A module may be imported as itself, or under its name from its package. */
function isImported(module: string, usage: Usage): boolean {
  const name = module.slice(module.lastIndexOf('/') + 1);
  return module in usage || usage[packageOf(module)]?.includes(name) === true;
}
