import type { SiteConfig } from '../config/schema.ts';
import type { FinishOptions } from '../finish/options.ts';
import type { ViewSettings } from '../render/view/view.ts';

/** The slice of the configuration that the shell of every page shows. */
export function viewSettings({ site, storagePrefix, features }: SiteConfig): ViewSettings {
  const { name, url, repository, branch, brand, footer, announcement } = site;
  return {
    name,
    url,
    ...(repository !== undefined && { repository }),
    branch,
    brand,
    footer,
    ...(announcement !== undefined && { announcement }),
    storagePrefix,
    ads: features.ads !== false,
  };
}

/** The slice of the configuration that whole-site checks and files need. */
export function finishOptions({ site, redirects, features }: SiteConfig): FinishOptions {
  return {
    url: site.url.replace(/\/$/, ''),
    base: site.base,
    name: site.name,
    redirects,
    llms: features.llms !== false,
  };
}
