import { type Theme, ThemeProvider } from '@mui/material/styles';
import { HOOKS, type LayoutProps, MAIN_ID, type PageView } from 'docs-build/theme';
import type { BrandMark } from '../brand.ts';
import { CodeStylesContext } from '../elements/demo/DemoChoosers.tsx';
import { ApiLinks, PageTabs } from './PageLinks.tsx';
import { NearestPages, Offline, WantedPath } from './SpecialPages.tsx';
import { Drawer, SidebarColumn } from './Drawer.tsx';
import { Footer, PageEnd } from './PageEnd.tsx';
import { Header } from './Header.tsx';
import { Announcement, Consent, TranslationNotice } from './Notices.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';
import { contentLanguage, TextsContext, translateWith } from '../texts.ts';
import { IconNamesContext, IconSheet } from '../icons/Icon.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { TocBar, TocColumn, ToTop } from './Toc.tsx';

interface DocsLayoutProps extends LayoutProps {
  readonly mark: BrandMark;
  /** Theme of the shell's components, not of the content: demos have their own. */
  readonly shellTheme: Theme;
}

/** Pathname of the page for unknown addresses. */
const NOT_FOUND = '/404/';

/** Pathname of the page that is shown without a network. */
const OFFLINE = '/offline/';

/** The end of a page. */
function End({ view }: { readonly view: PageView }) {
  if (view.pathname === NOT_FOUND) return <NearestPages hasSearch={view.site.hasSearch} />;
  if (view.pathname === OFFLINE) return <Offline />;
  return <PageEnd view={view} />;
}

/** The layout of every page. */
export function DocsLayout(props: DocsLayoutProps) {
  const { view, sidebar, islands, children, mark, shellTheme } = props;
  const t = translateWith(view.texts);
  const settings = islands['settings'];
  const isNotFound = view.pathname === NOT_FOUND;
  const iconNames = new Set<string>();
  return (
    <TextsContext.Provider value={t}>
      <IconNamesContext.Provider value={iconNames}>
        <a className="skip" href={`#${MAIN_ID}`}>
          {t('skipToContent')}
        </a>
        <Consent site={view.site} />
        <ThemeProvider theme={shellTheme}>
          <Header view={view} mark={mark} hasSettings={settings !== undefined} />
          <Drawer view={view} />
          {settings !== undefined && <SettingsDrawer site={view.site}>{settings}</SettingsDrawer>}
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
                <TextsContext.Provider value={translateWith(view.content.texts ?? view.texts)}>
                  <CodeStylesContext.Provider value={view.site.codeStyles}>
                    {children}
                  </CodeStylesContext.Provider>
                  <ApiLinks links={view.api} />
                </TextsContext.Provider>
              </div>
              <End view={view} />
            </div>
          </main>
          <TocColumn view={view} />
          <Footer site={view.site} />
        </div>
        <ToTop />
        <div className="unseen" role="status" {...{ [HOOKS.status]: '' }} />
        <IconSheet names={iconNames} />
      </IconNamesContext.Provider>
    </TextsContext.Provider>
  );
}
