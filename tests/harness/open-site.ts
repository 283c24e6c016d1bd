import { configSchema, fillConfig, type SiteConfigInput } from '../../cli/config/schema.ts';
import type { PlacedApi } from '../../cli/model/api/site-api.ts';
import type { Sources } from '../../cli/model/sources.ts';
import type { Diagnostic } from '../../cli/model/diagnostic.ts';
import { loadSources } from '../../cli/load/sources.ts';
import type { Site } from '../../cli/model/site.ts';
import type { Locate } from '../../cli/resolve/nav.ts';
import { resolveSite } from '../../cli/resolve/site.ts';
import { memoryHost, type MemoryHost, type MemoryHostOptions } from './memory-host.ts';

/** Options of a site in memory. */
export interface OpenOptions extends MemoryHostOptions {
  readonly config?: Omit<Partial<SiteConfigInput>, 'site'> & {
    readonly site?: Partial<SiteConfigInput['site']>;
  };
  readonly locate?: Locate;
  /** Its API references. */
  readonly api?: PlacedApi;
}

/** A site after load and resolve. */
export interface OpenedSite {
  readonly host: MemoryHost;
  readonly sources: Sources;
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns a complete configuration. */
export function testConfig({ site, ...rest }: NonNullable<OpenOptions['config']> = {}) {
  return fillConfig(
    configSchema.parse({
      ...rest,
      site: { url: 'https://docs.example.org', name: 'Test', ...site },
    }),
  );
}

/** Loads and resolves a site whose files are in memory. */
export async function openSite(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: OpenOptions = {},
): Promise<OpenedSite> {
  const config = testConfig(options.config);
  const host = memoryHost(files, options);
  const sources = await loadSources(config, host);
  const site = resolveSite(config, sources.value, {
    ...(options.locate && { locate: options.locate }),
    ...(options.api && { api: options.api }),
  });
  return {
    host,
    sources: sources.value,
    site: site.value,
    diagnostics: [...sources.diagnostics, ...site.diagnostics],
  };
}

/** Formats a diagnostic: `content/a.md:3:5 error link/no-such-page No page at /b/`. */
export function formatFinding({ file, range, severity, code, message }: Diagnostic): string {
  const place = [file, range?.start.line, range?.start.column].filter(Boolean).join(':');
  return [place, severity, code, message].filter(Boolean).join(' ');
}

/** Returns a page with valid front matter. */
export const page = (title: string, body = '', more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${body}`;
