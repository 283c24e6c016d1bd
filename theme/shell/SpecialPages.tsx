import { HOOKS } from 'docs-build/theme';
import { useTexts } from '../texts.ts';
import { SearchButton } from './SearchButton.tsx';
import { Callout } from '../elements/content.tsx';

/** The address that does not exist. A script fills it in. */
export function WantedPath() {
  const t = useTexts();
  return (
    <p className="wanted needs-script">
      {t('wantedPath')} <code translate="no" {...{ [HOOKS.wantedPath]: '' }} />
    </p>
  );
}

/** Pages with similar addresses, and search. A script fills the list, whose space is reserved. */
export function NearestPages({ hasSearch }: { readonly hasSearch: boolean }) {
  const t = useTexts();
  return (
    <>
      <section className="content nearest needs-script" {...{ [HOOKS.nearest]: '' }}>
        <h2>{t('nearestPages')}</h2>
        <ul />
        <p hidden>{t('noNearestPages')}</p>
      </section>
      {hasSearch && <SearchButton />}
    </>
  );
}

/** A retry button and the pages that are available offline. A script fills the list. */
export function Offline() {
  const t = useTexts();
  return (
    <div className="content">
      <Callout severity="info" title={t('waiting')}>
        <p>{t('opensAgain')}</p>
      </Callout>
      <button type="button" className="docs-button retry needs-script" {...{ [HOOKS.retry]: '' }}>
        <span className="retry-mark" aria-hidden="true" />
        {t('tryAgain')}
      </button>
      <section className="cached-pages needs-script">
        <h2>{t('cachedPages')}</h2>
        <ul {...{ [HOOKS.cachedPages]: '' }} />
      </section>
    </div>
  );
}
