import type { Scratch } from '../model/host.ts';
import type { Brand, ThemeModule } from '../../runtime/contract/theme.ts';
import { contentHash } from '../model/files.ts';
import type { NamedFile } from './files/content-names.ts';
import { BundleError } from './files/esbuild.ts';
import type { CodeContext } from './files/packages.ts';
import { LoadError, runModule } from './files/run-module.ts';
import { bundleAround, NO_FAULTS } from './faults/package-faults.ts';
import { planVendor } from './vendor/vendor-plan.ts';
import { bundleServer, SERVER_NAME } from './vendor/server.ts';

/** What the Node side of a theme is bundled from. */
export interface ThemeServerInput {
  readonly context: CodeContext;
  readonly scratch: Scratch;
  /** Absolute path or package specifier of the theme's module. */
  readonly theme: string;
  /** Absolute path of `docs-build/runtime`. */
  readonly react: string;
}

/** A bundled Node module. */
export interface ServerCode {
  /** Absolute. */
  readonly server: string;
  readonly serverHash: string;
}

/** Puts the module of a bundled Node side where it can be imported. */
export async function writeServer(scratch: Scratch, files: readonly NamedFile[]) {
  const module = files.find(({ name }) => name === `${SERVER_NAME}.mjs`);
  if (!module) throw new Error('The server bundle has no module');
  const server = await scratch.write(module);
  return { module, server, serverHash: contentHash(module.bytes) };
}

/** A theme that loads. */
export interface LoadedTheme extends Pick<ThemeModule, 'theme' | 'islands'> {
  /** Style sheet of the brand. */
  readonly tokens: string;
  /** What React exports. */
  readonly reactNames: readonly string[];
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
}

/** Loads the Node side of a theme. Throws a `LoadError` that says what libraries have to say in whole sentences. */
export async function loadTheme(
  server: string,
  input: ThemeServerInput & { readonly brand: Brand },
): Promise<LoadedTheme> {
  try {
    return await runTheme(server, input.brand);
  } catch (error) {
    throw (await outspokenError(input)) ?? error;
  }
}

async function runTheme(server: string, brand: Brand): Promise<LoadedTheme> {
  const {
    theme,
    islands = {},
    packageSetups = {},
    reactNames = [],
  } = await runModule<Partial<ThemeModule & Pick<LoadedTheme, 'reactNames'>>>(server);
  if (!theme) throw new LoadError('it exports no `theme`');
  try {
    const setups = Object.keys(packageSetups);
    return { theme, islands, reactNames, setups, tokens: theme.tokens(brand) };
  } catch (error) {
    throw new LoadError(error);
  }
}

/**
 * The Node side of a theme with libraries as their developers see them: where production code knows the number of an error, this knows its words.
 * Without what demos need. Undefined where libraries cannot be bundled so.
 */
export async function outspokenServer(input: ThemeServerInput): Promise<ServerCode | undefined> {
  try {
    const { value: files } = await bundleAround(input.context, NO_FAULTS, (faults, context) =>
      bundleServer({ ...input, context, plan: planVendor({}), mode: 'development', faults }),
    );
    const { server, serverHash } = await writeServer(input.scratch, files);
    return { server, serverHash };
  } catch (error) {
    if (error instanceof BundleError) return undefined;
    throw error;
  }
}

async function outspokenError(
  input: ThemeServerInput & { readonly brand: Brand },
): Promise<LoadError | undefined> {
  const code = await outspokenServer(input);
  if (!code) return undefined;
  try {
    await runTheme(code.server, input.brand);
    return undefined;
  } catch (error) {
    return error instanceof LoadError ? error : undefined;
  }
}
