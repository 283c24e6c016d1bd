import { HOOKS, type StaticProps } from 'docs-build/theme';

/** English of the words on the page of errors. */
const WORDS = {
  errorsYours: 'Your error',
  errorsUnknown:
    'There is no error with the number in this address. It may come from another version.',
  errorsAll: 'All errors',
  errorsOne: 'Error {code}',
  errorsNote: 'Each %s stands for a detail that differs from case to case.',
} as const;

/** The error that the address asks for, filled in by script, and all errors by number. Without script, the number leads to the text. */
export default function ErrorLookup({ view: { texts }, data: { errorCodes } }: StaticProps) {
  const say = (key: keyof typeof WORDS) => texts[key] ?? WORDS[key];
  return (
    <>
      <div className="needs-script">
        <section hidden {...{ [HOOKS.errorMessage]: '' }} aria-label={say('errorsYours')}>
          <div className="heading heading-2">
            <h2>{say('errorsYours')}</h2>
          </div>
          <pre className="error-text" translate="no">
            <code />
          </pre>
        </section>
        <p role="status" hidden {...{ [HOOKS.errorUnknown]: '' }}>
          {say('errorsUnknown')}
        </p>
      </div>
      <div className="heading heading-2">
        <h2 id="all-errors">{say('errorsAll')}</h2>
      </div>
      <p>{say('errorsNote')}</p>
      {errorCodes.map(({ code, text }) => (
        <section key={code} id={`code-${code}`} aria-labelledby={`code-${code}-name`}>
          <div className="heading heading-3">
            <h3 id={`code-${code}-name`}>{say('errorsOne').replace('{code}', String(code))}</h3>
          </div>
          <pre className="error-text" translate="no">
            <code {...{ [HOOKS.errorText]: code }}>{text}</code>
          </pre>
        </section>
      ))}
    </>
  );
}
