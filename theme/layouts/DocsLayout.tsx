import { ThemeProvider, type Theme } from '@mui/material/styles';
import { HOOKS, MAIN_ID, type LayoutProps } from 'docs-build/theme';
import type { BrandMark } from '../brand.ts';
import { Drawer, SidebarColumn } from '../shell/Drawer.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { PageEnd } from '../shell/PageEnd.tsx';
import { TitleBlock } from '../shell/TitleBlock.tsx';
import { ToTop, TocBar, TocColumn } from '../shell/Toc.tsx';
import { SayContext, sayWith } from '../texts.ts';

export interface DocsLayoutProps extends LayoutProps {
  readonly mark: BrandMark;
  /** For the shell's own components. It is kept away from the content: demos have a theme of their own. */
  readonly shellTheme: Theme;
}

/** The frame of every page: header, navigation, content between its title and its end, contents list, footer. */
export function DocsLayout({ view, sidebar, children, mark, shellTheme }: DocsLayoutProps) {
  const say = sayWith(view.texts);
  const { announcement } = view.site;
  return (
    <SayContext.Provider value={say}>
      <a className="skip" href={`#${MAIN_ID}`}>
        {say('skipToContent')}
      </a>
      <ThemeProvider theme={shellTheme}>
        <Header view={view} mark={mark} />
        <Drawer view={view} />
      </ThemeProvider>
      {announcement !== undefined && <div className="announcement">{announcement}</div>}
      <TocBar view={view} />
      <div className="frame">
        <SidebarColumn view={view}>{sidebar}</SidebarColumn>
        <main className="main" id={MAIN_ID} tabIndex={-1}>
          <div className="column">
            <ThemeProvider theme={shellTheme}>
              <TitleBlock view={view} />
            </ThemeProvider>
            <div className="content">{children}</div>
            <PageEnd view={view} />
          </div>
        </main>
        <TocColumn view={view} />
        <Footer site={view.site} />
      </div>
      <ToTop />
      <div className="unseen" role="status" {...{ [HOOKS.status]: '' }} />
    </SayContext.Provider>
  );
}
