import { HOOKS } from 'docs-build/theme';
import { Callout } from '../../elements/Callout.tsx';
import { useSay } from '../../texts.ts';

/** At the end of the page that stands for those that are not kept: tries again, and lists what is kept. Script fills the list. */
export function Offline() {
  const say = useSay();
  return (
    <div className="content offline">
      <Callout severity="info" title={say('waiting')}>
        <p>{say('opensAgain')}</p>
      </Callout>
      <button type="button" className="retry needs-script" {...{ [HOOKS.retry]: '' }}>
        <span className="retry-mark" aria-hidden="true" />
        {say('tryAgain')}
      </button>
      <section className="kept-pages needs-script">
        <h2>{say('keptPages')}</h2>
        <ul {...{ [HOOKS.keptPages]: '' }} />
      </section>
    </div>
  );
}
