import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { HOOKS, type PageView } from 'docs-build/theme';
import { CopyIcon, Icon } from '../icons/Icon.tsx';
import { TEXTS, useSay, type TextKey } from '../texts.ts';

const MORE_ID = 'docs-page-menu';

const isTextKey = (flag: string): flag is TextKey => flag in TEXTS;

function Crumbs({ view }: { readonly view: PageView }) {
  const say = useSay();
  if (view.breadcrumbs.length === 0) return null;
  return (
    <Breadcrumbs className="crumbs" aria-label={say('breadcrumb')}>
      {view.breadcrumbs.map(({ title, href }) =>
        href === undefined ? (
          <span key={title}>{title}</span>
        ) : (
          <a key={title} href={href}>
            {title}
          </a>
        ),
      )}
    </Breadcrumbs>
  );
}

/** Copies the page for a machine; the menu holds the quieter ways. */
function PageCopy({ markdownUrl }: { readonly markdownUrl: string }) {
  const say = useSay();
  return (
    <div className="split">
      <Button className="first needs-script" {...{ [HOOKS.copy]: 'page' }}>
        <CopyIcon size={16} />
        <span {...{ [HOOKS.copyLabel]: '' }}>{say('copyAsMarkdown')}</span>
      </Button>
      <Button className="second" aria-label={say('moreCopies')} {...{ popoverTarget: MORE_ID }}>
        <Icon name="chevron-down" size={16} />
      </Button>
      <div
        id={MORE_ID}
        popover="auto"
        className="menu menu-page"
        role="group"
        aria-label={say('moreCopies')}
        {...{ [HOOKS.menu]: '' }}
      >
        <a className="menu-row" href={markdownUrl}>
          <Icon name="file-text" size={16} />
          {say('viewAsMarkdown')}
        </a>
        <button type="button" className="menu-row needs-script" {...{ [HOOKS.copy]: 'link' }}>
          <Icon name="link" size={16} />
          <span {...{ [HOOKS.copyLabel]: '' }}>{say('copyLink')}</span>
        </button>
      </div>
    </div>
  );
}

/** The parts of an import statement by the class that code has elsewhere. */
const IMPORT_PARTS = [
  { pattern: /^(?:import|from|as|type)$/, name: 'keyword' },
  { pattern: /^['"]/, name: 'string' },
  { pattern: /^[{};,*]$/, name: 'punctuation' },
] as const;

function ImportCode({ line }: { readonly line: string }) {
  const parts = line.split(/(\b(?:import|from|as|type)\b|'[^']*'|"[^"]*"|[{};,*])/);
  return parts.map((part, index) => {
    const known = IMPORT_PARTS.find(({ pattern }) => pattern.test(part));
    return known === undefined ? (
      part
    ) : (
      <span key={index} className={`token ${known.name}`}>
        {part}
      </span>
    );
  });
}

function ImportLine({ line }: { readonly line: string }) {
  const say = useSay();
  return (
    <div className="import-line" {...{ [HOOKS.codeBlock]: '' }}>
      <pre tabIndex={0} role="group" aria-label={say('importStatement')}>
        <code translate="no">
          <ImportCode line={line} />
        </code>
      </pre>
      <button type="button" className="copy needs-script" {...{ [HOOKS.copy]: 'code' }}>
        <CopyIcon size={14} />
        <span {...{ [HOOKS.copyLabel]: '' }}>{say('copy')}</span>
      </button>
    </div>
  );
}

/** What a page begins with: where it is, its title and state, one sentence, ways out, and the import statement. */
export function TitleBlock({ view }: { readonly view: PageView }) {
  const say = useSay();
  return (
    <div className="title-block">
      <Crumbs view={view} />
      <div className="title">
        <h1>{view.title}</h1>
        {view.flags.filter(isTextKey).map((flag) => (
          <Chip key={flag} className={`chip-${flag}`} component="span" label={say(flag)} />
        ))}
      </div>
      {view.description !== '' && <p className="lead">{view.description}</p>}
      <div className="meta">
        {view.resources.map(({ icon, text, href }) => (
          <a key={href} className="meta-link" href={href}>
            <Icon name={icon} size={16} />
            {text}
          </a>
        ))}
        {view.markdownUrl !== undefined && <PageCopy markdownUrl={view.markdownUrl} />}
      </div>
      {view.importLine !== undefined && <ImportLine line={view.importLine} />}
      {view.hasAd && (
        <aside className="ad" aria-label={say('advertisement')}>
          <span>{say('ad')}</span>
        </aside>
      )}
    </div>
  );
}
