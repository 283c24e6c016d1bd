import { HOOKS, type PageView, PRINT_QUERY } from 'docs-build/theme';
import { contentLanguage, dayText, useTexts } from '../texts.ts';
import { createElement } from 'react';
import { withLineBreaks } from '../elements/content.tsx';
import { CopyIcon, Icon } from '../icons/Icon.tsx';
import { Menu } from './menus/Menu.tsx';

/** States by importance. A title shows one. */
const STATES = ['deprecated', 'beta', 'unstable', 'legacy'] as const;

function Crumbs({ breadcrumbs }: Pick<PageView, 'breadcrumbs'>) {
  const t = useTexts();
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={t('breadcrumb')}>
      <ol>
        {breadcrumbs.map(({ title, href }) => (
          <li key={title}>{href === undefined ? title : <a href={href}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}

/** The start of a page: breadcrumbs, title, state, description, links and import statement. */
export function TitleBlock({ view }: { readonly view: PageView }) {
  const t = useTexts();
  const language = contentLanguage(view);
  const state = STATES.find((flag) => view.flags.includes(flag));
  const hasMeta =
    view.resources.length > 0 || view.feeds.length > 0 || view.markdownUrl !== undefined;
  return (
    <div className="title-block">
      <Crumbs breadcrumbs={view.breadcrumbs} />
      <div className="title">
        <h1 id={view.titleId} {...language}>
          {withLineBreaks(view.title)}
        </h1>
        {state !== undefined && <span className={`chip chip-${state}`}>{t(state)}</span>}
      </div>
      {view.description !== '' && (
        <p className="page-lead" {...language}>
          {view.description}
        </p>
      )}
      {view.post !== undefined && <PostFacts post={view.post} language={view.language} />}
      {hasMeta && (
        <div className="meta">
          <Resources resources={view.resources} />
          {view.post === undefined &&
            view.feeds.map(({ text, href }) => (
              <a key={href} className="meta-link" href={href}>
                <Icon name="rss" size={16} />
                {text}
              </a>
            ))}
          {view.markdownUrl !== undefined && (
            <PageCopy markdownUrl={view.markdownUrl} assistants={view.assistants ?? []} />
          )}
        </div>
      )}
      {view.importLine !== undefined && <ImportLine line={view.importLine} />}
    </div>
  );
}

/** Authors, day, reading time and tags of a post. */
function PostFacts({
  post,
  language,
}: {
  readonly post: NonNullable<PageView['post']>;
  readonly language: string;
}) {
  const t = useTexts();
  const { authors, date, minutes, tags } = post;
  return (
    <div className="post-facts">
      {authors.map(({ text, href, initials }) => (
        <a key={href} className="author" href={href} rel="author">
          <span aria-hidden="true">{initials}</span>
          {text}
        </a>
      ))}
      <time dateTime={date}>{dayText(date, language)}</time>
      <span>{t('minutes', { minutes: String(minutes) })}</span>
      {tags.map(({ text, href }) => (
        <a key={href} className="tag" href={href}>
          {text}
        </a>
      ))}
    </div>
  );
}

/** Elements for the parts of an import statement, as in highlighted code. */
const IMPORT_PARTS = [
  { pattern: /^(?:import|from|as|type)$/, element: 'c-k' },
  { pattern: /^['"]/, element: 'c-s' },
  { pattern: /^[{};,*]$/, element: 'c-p' },
] as const;

function ImportCode({ line }: { readonly line: string }) {
  const parts = line.split(/(\b(?:import|from|as|type)\b|'[^']*'|"[^"]*"|[{};,*])/);
  return parts.map((part, index) => {
    const known = IMPORT_PARTS.find(({ pattern }) => pattern.test(part));
    return known === undefined ? part : createElement(known.element, { key: index }, part);
  });
}

/** The import statement of the page's component, with a copy button. */
function ImportLine({ line }: { readonly line: string }) {
  const t = useTexts();
  return (
    <div className="import-line" {...{ [HOOKS.codeBlock]: '' }}>
      <pre tabIndex={0} role="group" aria-label={t('importStatement')}>
        <code translate="no">
          <ImportCode line={line} />
        </code>
      </pre>
      <button type="button" className="copy needs-script" {...{ [HOOKS.copy]: 'code' }}>
        <CopyIcon size={14} />
        <span {...{ [HOOKS.copyLabel]: '' }}>{t('copy')}</span>
      </button>
    </div>
  );
}

const PAGE_MENU_ID = 'docs-page-menu';

interface PageCopyProps {
  readonly markdownUrl: string;
  readonly assistants: NonNullable<PageView['assistants']>;
}

/** A button that copies the page as Markdown, and one that opens a menu with other formats. */
function PageCopy({ markdownUrl, assistants }: PageCopyProps) {
  const t = useTexts();
  return (
    <div className="split">
      <button type="button" className="docs-button needs-script" {...{ [HOOKS.copy]: 'page' }}>
        <CopyIcon size={16} />
        <span {...{ [HOOKS.copyLabel]: '' }}>{t('copyAsMarkdown')}</span>
      </button>
      <button
        type="button"
        className="docs-button"
        aria-label={t('moreCopies')}
        popoverTarget={PAGE_MENU_ID}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <Menu id={PAGE_MENU_ID} name={t('moreCopies')} className="menu-page">
        <a className="menu-row" href={markdownUrl}>
          <Icon name="file-text" size={16} />
          {t('viewAsMarkdown')}
        </a>
        {assistants.map(({ text, href }) => (
          <a key={href} className="menu-row" href={href} rel="nofollow noreferrer">
            <Icon name="message-square" size={16} />
            {t('openIn', { name: text })}
          </a>
        ))}
        <a className="menu-row needs-script" href={PRINT_QUERY} rel="nofollow">
          <Icon name="file-text" size={16} />
          {t('printSection')}
        </a>
        <button type="button" className="menu-row needs-script" {...{ [HOOKS.copy]: 'link' }}>
          <Icon name="link" size={16} />
          <span {...{ [HOOKS.copyLabel]: '' }}>{t('copyLink')}</span>
        </button>
      </Menu>
    </div>
  );
}

const RESOURCES_MENU_ID = 'docs-resources';

/** Maximum number of links in the row. The others are in a menu. */
const MAX_IN_ROW = 5;

/** Share of clicks that analytics counts. */
const COUNTED_SHARE = '0.1';

type Resource = PageView['resources'][number];

const linkOf = ({ icon, text, href }: Resource, className: string) => (
  <a
    key={href}
    className={className}
    href={href}
    {...{
      [HOOKS.eventCategory]: 'ComponentLinkHeader',
      [HOOKS.eventAction]: 'click',
      [HOOKS.eventLabel]: text,
      [HOOKS.eventSplit]: COUNTED_SHARE,
    }}
  >
    <Icon name={icon} size={16} />
    {text}
  </a>
);

/** Links about the subject of the page: the first ones in a row, the others in a menu. */
function Resources({ resources }: { readonly resources: readonly Resource[] }) {
  const t = useTexts();
  const rest = resources.slice(MAX_IN_ROW);
  return (
    <>
      {resources.slice(0, MAX_IN_ROW).map((resource) => linkOf(resource, 'meta-link'))}
      {rest.length > 0 && (
        <>
          <button type="button" className="meta-link" popoverTarget={RESOURCES_MENU_ID}>
            {t('moreLinks')}
            <Icon name="chevron-down" size={16} />
          </button>
          <Menu id={RESOURCES_MENU_ID} name={t('moreLinks')} className="menu-resources">
            {rest.map((resource) => linkOf(resource, 'menu-row'))}
          </Menu>
        </>
      )}
    </>
  );
}
