import type { ComponentType, Fragment, ReactElement, ReactNode } from 'react';
import type { Reader } from '../../runtime/contract/settings.ts';
import type { ThemeModule } from '../../runtime/contract/theme.ts';

/** Exports of a theme's Node module: the theme, and the copy of React that renders everything. */
export interface ServerModule {
  readonly theme: ThemeModule['theme'];
  readonly IslandRoot: ThemeModule['IslandRoot'];
  /** Islands of the theme, possibly none. */
  readonly islands: NonNullable<ThemeModule['islands']>;
  readonly ReaderContext: {
    readonly Provider: ComponentType<{ readonly value: Reader; readonly children: ReactNode }>;
  };
  readonly createInitialReader: (
    page: Pick<Reader, 'codeStyles' | 'home' | 'userLanguage' | 'translations'>,
  ) => Reader;
  readonly createElement: <Properties extends object>(
    type: ComponentType<Properties> | string,
    properties: Omit<Properties, 'children'> | null,
    ...children: readonly ReactNode[]
  ) => ReactElement;
  readonly Fragment: typeof Fragment;
  readonly jsx: (type: unknown, properties: unknown, key?: string) => ReactElement;
  readonly jsxs: (type: unknown, properties: unknown, key?: string) => ReactElement;
  readonly renderToString: (element: ReactNode, options?: { identifierPrefix: string }) => string;
  readonly renderToStaticMarkup: (element: ReactNode) => string;
}

/** Exports of a page's bundled Node module. */
export interface IslandsModule {
  readonly islands: Readonly<Record<string, () => Promise<{ default?: unknown }>>>;
}
