import { HOOKS } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';

/** Pixels. Spec §9. */
const PICTURE = { width: 130, height: 100 } as const;

/** Nothing in a template is loaded or followed: script replaces both before they are part of the page. */
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

/** What an advert becomes: with a picture, or in one line. Script fills the parts. */
export function AdTemplate({ kind }: { readonly kind: 'image' | 'inline' }) {
  const say = useSay();
  const isInline = kind === 'inline';
  return (
    <template {...{ [HOOKS.adTemplate]: kind }}>
      {isInline && <span className="chip chip-ad">{say('ad')}</span>}
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
        {say('adBy')}
      </span>
    </template>
  );
}

/** What readers are asked whose browser blocks adverts, in three short lines. */
export function AdMessageTemplate({ siteName }: { readonly siteName: string }) {
  const say = useSay();
  return (
    <template {...{ [HOOKS.adTemplate]: 'message' }}>
      <Icon name="info" size={20} />
      <p className="ad-message">
        <b>{say('adBlocked')}</b>
        <span>{say('adAllow', { site: siteName })}</span>
        <span>
          {say('adThanks')}{' '}
          <span className="ad-heart" role="img" aria-label={say('adHeart')}>
            <Icon name="heart" size={14} />
          </span>
        </span>
      </p>
    </template>
  );
}
