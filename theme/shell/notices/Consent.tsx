import { CONSENT_ID, HOOKS, type SiteView } from 'docs-build/theme';
import { useSay, type TextKey } from '../../texts.ts';

interface ChoiceProps {
  readonly choice: 'analytics' | 'essential';
  readonly words: TextKey;
}

/** Both choices look the same: neither is pushed. */
function Choice({ choice, words }: ChoiceProps) {
  const say = useSay();
  return (
    <button type="button" {...{ [HOOKS.chooseConsent]: choice }}>
      {say(words)}
    </button>
  );
}

/** Asks whether the reader's visit may be measured. Script shows it where it is to be asked; nothing behind it is barred. */
export function Consent({ site }: { readonly site: SiteView }) {
  const say = useSay();
  if (!site.asksConsent) return null;
  return (
    <section
      id={CONSENT_ID}
      className="consent"
      aria-label={say('privacy')}
      hidden
      {...{ [HOOKS.consent]: '' }}
    >
      <p>{say('consentQuestion', { site: site.name })}</p>
      <p className="consent-note" hidden {...{ [HOOKS.consentRefused]: '' }}>
        {say('consentRefused')}
      </p>
      <details>
        <summary>{say('consentMore')}</summary>
        <dl>
          <dt>{say('consentAccept')}</dt>
          <dd>{say('consentAcceptMeans')}</dd>
          <dt>{say('consentDecline')}</dt>
          <dd>{say('consentDeclineMeans')}</dd>
        </dl>
      </details>
      <div className="consent-choices">
        <Choice choice="analytics" words="consentAccept" />
        <Choice choice="essential" words="consentDecline" />
      </div>
    </section>
  );
}

/** Asks again. */
export function ConsentLink({ className = '' }: { readonly className?: string }) {
  const say = useSay();
  return (
    <a
      className={`${className} needs-script`.trim()}
      href={`#${CONSENT_ID}`}
      {...{ [HOOKS.openConsent]: '' }}
    >
      {say('cookieSettings')}
    </a>
  );
}
