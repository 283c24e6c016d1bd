import { pathToFileURL } from 'node:url';
import type { ComponentType, Fragment, ReactElement, ReactNode } from 'react';
import type { Reader } from '../../runtime/contract/settings.ts';
import type { ThemeModule } from '../../runtime/contract/theme.ts';

/** What the bundled Node module of a theme exports: the theme, and the React that everything is rendered with. */
export interface ServerModule {
  readonly theme: ThemeModule['theme'];
  readonly IslandRoot: ThemeModule['IslandRoot'];
  /** Empty for a theme that has none. */
  readonly islands: NonNullable<ThemeModule['islands']>;
  readonly ReaderContext: {
    readonly Provider: ComponentType<{ readonly value: Reader; readonly children: ReactNode }>;
  };
  readonly createInitialReader: (
    page: Pick<Reader, 'codeStyles' | 'home' | 'userLanguage' | 'translations'>,
  ) => Reader;
  readonly createElement: (
    type: ComponentType<never> | string,
    properties: unknown,
    ...children: readonly ReactNode[]
  ) => ReactElement;
  readonly Fragment: typeof Fragment;
  readonly jsx: (type: unknown, properties: unknown, key?: string) => ReactElement;
  readonly jsxs: (type: unknown, properties: unknown, key?: string) => ReactElement;
  readonly renderToString: (element: ReactNode, options?: { identifierPrefix: string }) => string;
  readonly renderToStaticMarkup: (element: ReactNode) => string;
}

/** What the bundled Node module of a page exports. */
export interface IslandsModule {
  readonly islands: Readonly<Record<string, () => Promise<{ default?: unknown }>>>;
}

/** Loads a module that the bundler wrote. Its name carries its content's hash, so a changed one is another module. */
export const loadModule = async <T>(path: string) => (await import(pathToFileURL(path).href)) as T;
