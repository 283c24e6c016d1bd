import { copiedFile, pixelSize } from '../bundle/files/copied.ts';
import type { OutputFile } from '../model/assets.ts';
import { toOutputPath } from '../model/paths.ts';
import type { SourcePath } from '../model/paths.ts';
import { resolveLink } from '../model/links.ts';
import { contentKey } from '../model/site.ts';
import type { Site } from '../model/site.ts';
import type { AddressBook, CopiedFile } from '../render/view/addresses.ts';
import type { KeptPage } from './stages/compile-pages.ts';
import type { SiteInput } from './site-input.ts';

/** A file that pages name relatively, and what becomes of it. */
export interface Copied {
  readonly source: SourcePath;
  readonly output: OutputFile;
  readonly file: CopiedFile;
}

/** The files that pages refer to relatively, under names with a hash. */
export async function copiedFiles(
  { host, config }: SiteInput,
  site: Site,
  pages: readonly KeptPage[],
): Promise<Copied[]> {
  const used = new Set<SourcePath>();
  for (const { page, facts } of pages) {
    for (const { href } of facts.references) {
      const reference = resolveLink(site, page, href);
      if (reference.kind === 'asset') used.add(reference.file);
    }
  }
  return host.each([...used].sort(), async (source) => {
    const { size, ...output } = copiedFile(source, await host.files.read(source));
    return { source, output, file: { href: `${config.site.base}${output.path}`, ...size } };
  });
}

/** Final addresses of a site. */
export async function addressBook(
  { host, config }: SiteInput,
  parts: {
    readonly site: Site;
    readonly pages: readonly KeptPage[];
    readonly copied: readonly Copied[];
  },
): Promise<AddressBook> {
  const { site, pages, copied } = parts;
  const images = new Map<string, SourcePath>();
  for (const { facts } of pages) {
    for (const { kind, href } of facts.references) {
      const file = site.publicFiles.get(href);
      if (kind === 'image' && file !== undefined) images.set(href, file);
    }
  }
  const sizes = await host.each([...images], async ([address, file]) => {
    const size = pixelSize(file, await host.files.read(file));
    return size ? ([address, size] as const) : undefined;
  });
  return {
    site,
    base: config.site.base,
    copied: new Map(copied.map(({ source, file }) => [source, file])),
    anchors: new Map(pages.map(({ page, facts }) => [contentKey(page), facts.anchors])),
    publicSizes: new Map(sizes.filter((size) => size !== undefined)),
  };
}

/** The files of `content/public/`, as they are. */
export async function* publicOutputs({ host }: SiteInput, site: Site): AsyncGenerator<OutputFile> {
  for (const [address, file] of site.publicFiles) {
    yield { path: toOutputPath(address.slice(1)), bytes: await host.files.read(file) };
  }
}
