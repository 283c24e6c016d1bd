import { OWN_URL } from '../../model/code/bundler.ts';
import type { CodeContext } from './packages.ts';

interface EnvironmentInput {
  readonly context: Pick<CodeContext, 'env' | 'mode'>;
  readonly platform: 'browser' | 'node' | 'neutral';
  readonly mode?: CodeContext['mode'];
  readonly keepsUrls?: true;
}

/**
 * Defines `process.env` on both sides, since browsers lack it and hydration needs identical output,
 * and `import.meta.env` as Vite does.
 */
export function environmentOptions({
  context,
  platform,
  keepsUrls,
  mode = context.mode ?? 'production',
}: EnvironmentInput) {
  const ofVite = {
    MODE: mode,
    DEV: mode === 'development',
    PROD: mode === 'production',
    SSR: platform === 'node',
  };
  return {
    define: {
      ...(keepsUrls && { 'import.meta.url': OWN_URL }),
      ...definitions('process.env', { ...context.env, NODE_ENV: mode }),
      ...definitions('import.meta.env', { ...context.env, ...ofVite }),
      // Packages written for webpack use `global`.
      ...(platform === 'browser' && { global: 'globalThis' }),
    },
    banner: { js: platform === 'node' ? `${NODE_REQUIRE}\n${ENVIRONMENT}` : ENVIRONMENT },
  };
}

const definitions = (
  object: string,
  values: Readonly<Record<string, string | boolean | undefined>>,
) => ({
  [object]: '__environment',
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `${object}.${name}`,
      value === undefined ? 'undefined' : JSON.stringify(value),
    ]),
  ),
});

/**
 * Declares the environment in each file: an empty object, because known variables are replaced.
 * esbuild's own module for such an object would run once per CommonJS module, without tree shaking.
 */
export const ENVIRONMENT = 'const __environment = {};';

/** Defines `require`, because bundled CommonJS may require Node built-ins. */
const NODE_REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";
