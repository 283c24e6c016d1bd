import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import type { PageView } from 'docs-build/theme';
import { AdBox } from '../ads/AdBox.tsx';
import { contentLanguage } from './content-language.ts';
import { useSay } from '../../texts.ts';
import { ImportLine } from './ImportLine.tsx';
import { PageCopy } from './PageCopy.tsx';
import { Resources } from './Resources.tsx';

/** States of which a title shows one, the most telling first. */
const STATES = ['deprecated', 'beta', 'unstable', 'legacy'] as const;

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

/** What a page begins with: where it is, its title and state, one sentence, ways out, and the import statement. */
export function TitleBlock({ view }: { readonly view: PageView }) {
  const say = useSay();
  const language = contentLanguage(view);
  const state = STATES.find((flag) => view.flags.includes(flag));
  const hasMeta = view.resources.length > 0 || view.markdownUrl !== undefined;
  return (
    <div className="title-block">
      <Crumbs view={view} />
      <div className="title">
        <h1 id={view.titleId} {...language}>
          {view.title}
        </h1>
        {state !== undefined && (
          <Chip className={`chip-${state}`} component="span" label={say(state)} />
        )}
      </div>
      {view.description !== '' && (
        <p className="lead" {...language}>
          {view.description}
        </p>
      )}
      {hasMeta && (
        <div className="meta">
          <Resources resources={view.resources} />
          {view.markdownUrl !== undefined && <PageCopy markdownUrl={view.markdownUrl} />}
        </div>
      )}
      {view.importLine !== undefined && <ImportLine line={view.importLine} />}
      {view.hasAd && <AdBox siteName={view.site.name} />}
    </div>
  );
}
