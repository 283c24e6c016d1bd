import { HOOKS, type LayoutPart, type LayoutProps, MAIN_ID, type PageView } from 'docs-build/theme';
import type { BrandMark } from '../brand.ts';
import { CodeStylesContext } from '../elements/demo/DemoChoosers.tsx';
import { ApiLinks, PageTabs } from './PageLinks.tsx';
import { NearestPages, Offline, WantedPath } from './SpecialPages.tsx';
import { Drawer, type ShellView, SidebarColumn } from './Drawer.tsx';
import { Footer, PageEnd } from './PageEnd.tsx';
import { currentHeaderLink, Header } from './Header.tsx';
import { Announcement, Consent, OldVersionNotice, TranslationNotice } from './Notices.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';
import { BaseContext, contentLanguage, TextsContext, translateWith } from '../texts.ts';
import { iconNamesIn, IconNamesContext, IconSheet } from '../icons/Icon.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { TocBar, TocColumn, ToTop } from './Toc.tsx';
import { PageSheet } from '../styles/page-sheets.tsx';

/** Returns the part above the content, which many pages share. */
export function layoutParts(
  { view, islands }: Pick<LayoutProps, 'view' | 'islands'>,
  mark: BrandMark,
): Readonly<Record<'top', LayoutPart>> {
  const { site, product, language, languages, texts, versions } = view;
  const currentLink = currentHeaderLink(view);
  const shown: ShellView = {
    site,
    product,
    language,
    languages,
    texts,
    ...(versions && { versions }),
    ...(currentLink && { currentLink }),
  };
  const t = translateWith(texts);
  const settings = islands['settings'];
  const element = (
    <TextsContext.Provider value={t}>
      <IconNamesContext.Provider value={new Set()}>
        <a className="skip" href={`#${MAIN_ID}`}>
          {t('skipToContent')}
        </a>
        <Consent site={site} />
        <Header view={shown} mark={mark} hasSettings={settings !== undefined} />
        <Drawer view={shown} />
        {settings !== undefined && <SettingsDrawer site={site}>{settings}</SettingsDrawer>}
        <Announcement site={site} />
      </IconNamesContext.Provider>
    </TextsContext.Provider>
  );
  return { top: { key: JSON.stringify(shown), element } };
}

interface DocsLayoutProps extends LayoutProps {
  /** Whether the home page uses the whole width, without a sidebar. */
  readonly hasWideHome: boolean;
}

/** Pathname of the home page. */
const HOME = '/';

/** Pathname of the page for unknown addresses. */
const NOT_FOUND = '/404/';

/** Pathname of the page that is shown without a network. */
const OFFLINE = '/offline/';

function End({ view }: { readonly view: PageView }) {
  if (view.pathname === NOT_FOUND) return null;
  if (view.pathname === OFFLINE) return <Offline />;
  return <PageEnd view={view} />;
}

export function DocsLayout(props: DocsLayoutProps) {
  const { view, sidebar, parts, children, hasWideHome } = props;
  const t = translateWith(view.texts);
  const isNotFound = view.pathname === NOT_FOUND;
  const isWide = hasWideHome && view.pathname === HOME;
  const iconNames = new Set(Object.values(parts).flatMap(({ html }) => iconNamesIn(html)));
  return (
    <TextsContext.Provider value={t}>
      <IconNamesContext.Provider value={iconNames}>
        {(view.isPostList || view.post) && <PageSheet name="posts" />}
        {parts['top']?.element}
        {!isWide && <TocBar view={view} />}
        <div className={isWide ? 'frame frame-wide' : 'frame'}>
          <SidebarColumn view={view}>{sidebar}</SidebarColumn>
          <main className="main" id={MAIN_ID} tabIndex={-1}>
            <div className={view.product ? `column product-${view.product.id}` : 'column'}>
              <TitleBlock view={view} />
              {isNotFound && (
                <>
                  <PageSheet name="notFound" />
                  <WantedPath />
                  <NearestPages hasSearch={view.site.hasSearch} />
                </>
              )}
              <PageTabs tabs={view.tabs} />
              <OldVersionNotice view={view} />
              <TranslationNotice view={view} />
              <div
                className="content"
                data-posts={view.isPostList && ''}
                {...contentLanguage(view)}
              >
                <TextsContext.Provider value={translateWith(view.content.texts ?? view.texts)}>
                  <CodeStylesContext.Provider value={view.site.codeStyles}>
                    <BaseContext.Provider value={view.site.base}>{children}</BaseContext.Provider>
                  </CodeStylesContext.Provider>
                  <ApiLinks links={view.api} />
                </TextsContext.Provider>
              </div>
              <End view={view} />
            </div>
          </main>
          {!isWide && <TocColumn view={view} />}
          <Footer site={view.site} />
        </div>
        <ToTop />
        <div className="unseen" role="status" {...{ [HOOKS.status]: '' }} />
        <IconSheet names={iconNames} />
      </IconNamesContext.Provider>
    </TextsContext.Provider>
  );
}
