import { ThemeProvider, type Theme } from '@mui/material/styles';
import { HOOKS, MAIN_ID, type LayoutProps, type PageView } from 'docs-build/theme';
import type { BrandMark } from '../brand.ts';
import { CodeStylesContext } from '../elements/demo/code-styles.ts';
import { ApiLinks } from '../shell/ApiLinks.tsx';
import { NearestPages, WantedPath } from '../shell/built-in/NotFound.tsx';
import { Offline } from '../shell/built-in/Offline.tsx';
import { Drawer, SidebarColumn } from '../shell/Drawer.tsx';
import { Footer } from '../shell/end/Footer.tsx';
import { PageEnd } from '../shell/end/PageEnd.tsx';
import { Header } from '../shell/Header.tsx';
import { Announcement } from '../shell/notices/Announcement.tsx';
import { Consent } from '../shell/notices/Consent.tsx';
import { TranslationNotice } from '../shell/notices/TranslationNotice.tsx';
import { PageTabs } from '../shell/PageTabs.tsx';
import { SettingsDrawer } from '../shell/SettingsDrawer.tsx';
import { contentLanguage } from '../shell/title/content-language.ts';
import { TitleBlock } from '../shell/title/TitleBlock.tsx';
import { ToTop, TocBar, TocColumn } from '../shell/Toc.tsx';
import { SayContext, sayWith } from '../texts.ts';

export interface DocsLayoutProps extends LayoutProps {
  readonly mark: BrandMark;
  /** For the shell's own components. It is kept away from the content: demos have a theme of their own. */
  readonly shellTheme: Theme;
}

/** The page that stands for addresses that do not exist. */
const NOT_FOUND = '/404/';

/** The page that stands for those that cannot be had without a network. */
const OFFLINE = '/offline/';

/** What comes after the content. */
function End({ view }: { readonly view: PageView }) {
  if (view.pathname === NOT_FOUND) return <NearestPages />;
  if (view.pathname === OFFLINE) return <Offline />;
  return <PageEnd view={view} />;
}

/** The frame of every page: header, navigation, content between its title and its end, contents list, footer. */
export function DocsLayout(props: DocsLayoutProps) {
  const { view, sidebar, islands, children, mark, shellTheme } = props;
  const say = sayWith(view.texts);
  const settings = islands['settings'];
  const isNotFound = view.pathname === NOT_FOUND;
  return (
    <SayContext.Provider value={say}>
      <a className="skip" href={`#${MAIN_ID}`}>
        {say('skipToContent')}
      </a>
      <Consent site={view.site} />
      <ThemeProvider theme={shellTheme}>
        <Header view={view} mark={mark} hasSettings={settings !== undefined} />
        <Drawer view={view} />
        {settings !== undefined && (
          <SettingsDrawer asksConsent={view.site.asksConsent}>{settings}</SettingsDrawer>
        )}
      </ThemeProvider>
      <Announcement site={view.site} />
      <TocBar view={view} />
      <div className="frame">
        <SidebarColumn view={view}>{sidebar}</SidebarColumn>
        <main className="main" id={MAIN_ID} tabIndex={-1}>
          <div className="column">
            <ThemeProvider theme={shellTheme}>
              <TitleBlock view={view} />
            </ThemeProvider>
            {isNotFound && <WantedPath />}
            <PageTabs tabs={view.tabs} />
            <TranslationNotice view={view} />
            <div className="content" {...contentLanguage(view)}>
              <SayContext.Provider value={sayWith(view.content.texts ?? view.texts)}>
                <CodeStylesContext.Provider value={view.site.codeStyles}>
                  {children}
                </CodeStylesContext.Provider>
                <ApiLinks links={view.api} />
              </SayContext.Provider>
            </div>
            <End view={view} />
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
