import { HOOKS, type StaticProps } from 'docs-build/theme';

/** Texts of the error page in English. */
const WORDS = {
  errorsYours: 'Your error',
  errorsUnknown:
    'There is no error with the number in this address. It may come from another version.',
  errorsAll: 'All errors',
  errorsOne: 'Error {code}',
  errorsNote: 'Each %s stands for a detail that differs from case to case.',
} as const;

/** The error of the address, filled in by a script, and all errors by number. */
export default function ErrorLookup({ view: { texts }, data: { errorCodes } }: StaticProps) {
  const t = (key: keyof typeof WORDS) => texts[key] ?? WORDS[key];
  return (
    <>
      <div className="needs-script">
        <section hidden {...{ [HOOKS.errorMessage]: '' }} aria-label={t('errorsYours')}>
          <div className="heading heading-2">
            <h2>{t('errorsYours')}</h2>
          </div>
          <pre className="error-text" translate="no">
            <code />
          </pre>
        </section>
        <p role="status" hidden {...{ [HOOKS.errorUnknown]: '' }}>
          {t('errorsUnknown')}
        </p>
      </div>
      <div className="heading heading-2">
        <h2 id="all-errors">{t('errorsAll')}</h2>
      </div>
      <p>{t('errorsNote')}</p>
      {errorCodes.map(({ code, text }) => (
        <section key={code} id={`code-${code}`} aria-labelledby={`code-${code}-name`}>
          <div className="heading heading-3">
            <h3 id={`code-${code}-name`}>{t('errorsOne').replace('{code}', String(code))}</h3>
          </div>
          <pre className="error-text" translate="no">
            <code {...{ [HOOKS.errorText]: code }}>{text}</code>
          </pre>
        </section>
      ))}
    </>
  );
}
