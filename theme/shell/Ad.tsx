import { HOOKS } from 'docs-build/theme';
import { useTexts } from '../texts.ts';
import { Icon } from '../icons/Icon.tsx';

/** Name of the placement in events. */
const PLACEMENT = 'body-top';

/** The box for the advert of a page, with a fixed height. */
export function AdBox({ siteName }: { readonly siteName: string }) {
  const t = useTexts();
  return (
    <aside
      className="ad needs-script"
      aria-label={t('advertisement')}
      {...{ [HOOKS.ad]: PLACEMENT }}
    >
      <span className="ad-waiting">{t('ad')}</span>
      <AdTemplate kind="image" />
      <AdTemplate kind="inline" />
      <AdMessageTemplate siteName={siteName} />
    </aside>
  );
}

/** The box for a one-line advert in a demo, filled when its code is opened. */
export function DemoAd() {
  const t = useTexts();
  return (
    <div
      className="demo-ad"
      role="group"
      aria-label={t('advertisement')}
      hidden
      {...{ [HOOKS.demoAd]: '' }}
    >
      <AdTemplate kind="inline" />
    </div>
  );
}

/** Size in pixels. */
const PICTURE = { width: 130, height: 100 } as const;

/** Placeholders: a script replaces both before the template becomes part of the page. */
const NO_PICTURE = 'data:,';
const NO_LINK = '#';

const part = (name: string) => ({ [HOOKS.adPart]: name });

function Picture() {
  return (
    <img
      className="ad-picture"
      src={NO_PICTURE}
      alt=""
      {...PICTURE}
      referrerPolicy="no-referrer"
      {...part('image')}
    />
  );
}

/** The template of an advert: with a picture, or in one line. A script fills its parts. */
function AdTemplate({ kind }: { readonly kind: 'image' | 'inline' }) {
  const t = useTexts();
  const isInline = kind === 'inline';
  return (
    <template {...{ [HOOKS.adTemplate]: kind }}>
      {isInline && <span className="chip chip-ad">{t('ad')}</span>}
      <a
        className="ad-link"
        href={NO_LINK}
        rel="sponsored noopener"
        target="_blank"
        {...part('link')}
      >
        {!isInline && <Picture />}
        <span className="ad-text" {...part('text')} />
      </a>
      <span className="ad-by" {...part('by')}>
        {t('adBy')}
      </span>
    </template>
  );
}

/** The message for readers whose browser blocks adverts. */
function AdMessageTemplate({ siteName }: { readonly siteName: string }) {
  const t = useTexts();
  return (
    <template {...{ [HOOKS.adTemplate]: 'message' }}>
      <Icon name="info" size={20} />
      <p className="ad-message">
        <b>{t('adBlocked')}</b>
        <span>{t('adAllow', { site: siteName })}</span>
        <span>
          {t('adThanks')}{' '}
          <span className="ad-heart" role="img" aria-label={t('adHeart')}>
            <Icon name="heart" size={14} />
          </span>
        </span>
      </p>
    </template>
  );
}
