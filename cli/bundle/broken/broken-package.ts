import { BundleError, bundleFiles } from '../files/esbuild.ts';
import type { CodeContext } from '../files/packages.ts';
import { LoadError, runModule, writeModule } from '../files/scratch.ts';

/** Where packages are tried. */
export interface Trial {
  readonly context: CodeContext;
  /** Absolute folder for Node modules. */
  readonly scratch: string;
}

/** Why a package can be no part of a site, with nothing but its own code; undefined for one that can. It is bundled for both sides, and run. */
export async function whyBroken(
  specifier: string,
  { context, scratch }: Trial,
): Promise<string | undefined> {
  const entries = { package: `export * from ${JSON.stringify(specifier)};` };
  try {
    const modules = await bundleFiles({ context, platform: 'node', entries, minify: false });
    await bundleFiles({ context, platform: 'browser', entries, minify: false });
    const scripts = modules.filter(({ name }) => name.endsWith('.mjs'));
    for (const module of scripts) await runModule(await writeModule(scratch, module));
    return undefined;
  } catch (error) {
    if (error instanceof LoadError) return error.message;
    if (!(error instanceof BundleError)) throw error;
    const [first] = error.messages;
    const where = first?.location ? ` (${first.location.file}:${first.location.line})` : '';
    return `${first?.text ?? error.message}${where}`;
  }
}
