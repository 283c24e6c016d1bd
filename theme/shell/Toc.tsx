import { HOOKS, type HeadingView, type PageView } from 'docs-build/theme';
import { withLineBreaks } from '../elements/content.tsx';
import { Icon } from '../icons/Icon.tsx';
import { AdBox } from './Ad.tsx';
import { contentLanguage, useTexts } from '../texts.ts';

/** Minimum number of headings for a contents list. */
const MIN_HEADINGS = 2;

/** Returns the headings of the contents list: those of level 2 and 3. */
const tocOf = (view: PageView): readonly HeadingView[] => {
  const shown = view.headings.filter(({ level }) => level < 4);
  return shown.length < MIN_HEADINGS ? [] : shown;
};

interface Section {
  readonly heading: HeadingView;
  readonly below: HeadingView[];
}

function sectionsOf(headings: readonly HeadingView[]): readonly Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.level === 2 || last === undefined) sections.push({ heading, below: [] });
    else last.below.push(heading);
  }
  return sections;
}

const TocLink = ({ id, text }: HeadingView) => <a href={`#${id}`}>{withLineBreaks(text)}</a>;

interface TocListProps {
  readonly headings: readonly HeadingView[];
  /** Language of the headings, if it is not the page's. */
  readonly lang: string | undefined;
}

function TocList({ headings, lang }: TocListProps) {
  return (
    <ul lang={lang}>
      {sectionsOf(headings).map(({ heading, below }) => (
        <li key={heading.id}>
          <TocLink {...heading} />
          {below.length > 0 && (
            <ul>
              {below.map((heading) => (
                <li key={heading.id}>
                  <TocLink {...heading} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Contents list and advert in a column from 900 px on; below, the advert after the content. */
export function TocColumn({ view }: { readonly view: PageView }) {
  return (
    <div className={`toc${view.hasAd ? ' with-advert' : ''}`}>
      <TocNav view={view} />
      {view.hasAd && (
        <div className="toc-ad needs-script">
          <AdBox siteName={view.site.name} />
        </div>
      )}
    </div>
  );
}

function TocNav({ view }: { readonly view: PageView }) {
  const t = useTexts();
  const headings = tocOf(view);
  if (headings.length === 0) return null;
  return (
    <nav className="toc-nav" aria-label={t('onThisPage')} {...{ [HOOKS.toc]: '' }}>
      <p className="toc-title">{t('onThisPage')}</p>
      <TocList headings={headings} lang={contentLanguage(view).lang} />
      <div className="toc-foot">
        {view.editUrl !== undefined && (
          <a href={view.editUrl}>
            <Icon name="pencil" size={16} />
            {t('editThisPage')}
          </a>
        )}
        <button type="button" className="needs-script" {...{ [HOOKS.toTop]: '' }}>
          <Icon name="arrow-up" size={16} />
          {t('backToTop')}
        </button>
      </div>
    </nav>
  );
}

/** Scrolls to the top. Shown below 900 px once the page is scrolled. */
export function ToTop() {
  const t = useTexts();
  return (
    <button
      type="button"
      className="to-top needs-script"
      aria-label={t('backToTop')}
      {...{ [HOOKS.toTop]: '' }}
    >
      <Icon name="arrow-up" />
    </button>
  );
}

/** The contents list as a bar under the header, below 900 px. */
export function TocBar({ view }: { readonly view: PageView }) {
  const t = useTexts();
  const headings = tocOf(view);
  if (headings.length === 0) return null;
  return (
    <nav className="toc-bar" aria-label={t('onThisPage')} {...{ [HOOKS.toc]: '' }}>
      <details>
        <summary>
          {t('onThisPage')} <b {...{ [HOOKS.tocCurrent]: '' }} />
          <Icon name="chevron-down" />
        </summary>
        <TocList headings={headings} lang={contentLanguage(view).lang} />
      </details>
    </nav>
  );
}
