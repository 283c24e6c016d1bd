import { CONSENT_ID, HOOKS, type PageView, type SiteView } from 'docs-build/theme';
import { Icon } from '../icons/Icon.tsx';
import { type TextKey, useTexts } from '../texts.ts';

/** A line of news that readers can close. */
export function Announcement({ site }: { readonly site: SiteView }) {
  const t = useTexts();
  if (site.announcement === undefined) return null;
  const { id, text, href } = site.announcement;
  return (
    <aside
      className="announcement"
      aria-label={t('announcement')}
      {...{ [HOOKS.announcement]: id }}
    >
      <p>{href === undefined ? text : <a href={href}>{text}</a>}</p>
      <button
        type="button"
        className="needs-script"
        aria-label={t('closeAnnouncement')}
        title={t('closeAnnouncement')}
        {...{ [HOOKS.closeAnnouncement]: '' }}
      >
        <Icon name="x" />
      </button>
    </aside>
  );
}

const languageNameOf = (language: string, reader: string) =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

/** The notice above a fallback page, with a link for translators. */
export function TranslationNotice({ view }: { readonly view: PageView }) {
  const t = useTexts();
  const { content, language, texts } = view;
  if (content.language === language) return null;
  // Without a translation, the notice is in English, and so is the name in it.
  const reader = texts['notTranslated'] === undefined ? 'en' : language;
  return (
    <aside className="callout callout-info notice" aria-label={t('translation')}>
      <Icon name="languages" size={20} />
      <p>
        {t('notTranslated', { language: languageNameOf(content.language, reader) })}
        {content.folderUrl !== undefined && (
          <>
            {' '}
            <a href={content.folderUrl}>{t('translate')}</a>
          </>
        )}
      </p>
    </aside>
  );
}

/** The notice above a page of an old version, with a link to the latest one. */
export function OldVersionNotice({ view }: { readonly view: PageView }) {
  const t = useTexts();
  const { versions = [] } = view;
  const current = versions.find((version) => version.current);
  const latest = versions.find(({ status }) => status === 'latest');
  if (current?.status !== 'old' || !latest) return null;
  return (
    <aside className="callout callout-info notice" aria-label={t('version')}>
      <Icon name="triangle-alert" size={20} />
      <p>
        {t('oldVersion', { version: current.text })}{' '}
        <a href={latest.href}>
          {t(latest.hasPage ? 'samePageIn' : 'nearestPageIn', { version: latest.text })}
        </a>
      </p>
    </aside>
  );
}

interface ChoiceProps {
  readonly choice: 'analytics' | 'essential';
  readonly words: TextKey;
}

/** A choice. Both look the same, so that neither is preferred. */
function Choice({ choice, words }: ChoiceProps) {
  const t = useTexts();
  return (
    <button type="button" className="docs-button" {...{ [HOOKS.chooseConsent]: choice }}>
      {t(words)}
    </button>
  );
}

/** Asks for consent to analytics. A script shows it; the page stays usable. */
export function Consent({ site }: { readonly site: SiteView }) {
  const t = useTexts();
  if (!site.asksConsent) return null;
  return (
    <section
      id={CONSENT_ID}
      className="consent"
      aria-label={t('privacy')}
      hidden
      {...{ [HOOKS.consent]: '' }}
    >
      <p>{t('consentQuestion', { site: site.name })}</p>
      <p className="consent-note" hidden {...{ [HOOKS.consentDeclined]: '' }}>
        {t('consentDeclined')}
      </p>
      <details>
        <summary>{t('consentMore')}</summary>
        <dl>
          <dt>{t('consentAccept')}</dt>
          <dd>{t('consentAcceptMeans')}</dd>
          <dt>{t('consentDecline')}</dt>
          <dd>{t('consentDeclineMeans')}</dd>
        </dl>
      </details>
      <div className="consent-choices">
        <Choice choice="analytics" words="consentAccept" />
        <Choice choice="essential" words="consentDecline" />
      </div>
    </section>
  );
}

/** Opens the consent banner again. */
export function ConsentLink({ className = '' }: { readonly className?: string }) {
  const t = useTexts();
  return (
    <a
      className={`${className} needs-script`.trim()}
      href={`#${CONSENT_ID}`}
      {...{ [HOOKS.openConsent]: '' }}
    >
      {t('cookieSettings')}
    </a>
  );
}
