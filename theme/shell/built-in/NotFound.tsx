import { HOOKS } from 'docs-build/theme';
import { useSay } from '../../texts.ts';

/** On the page for addresses that do not exist: the address, which script fills in. */
export function WantedPath() {
  const say = useSay();
  return (
    <p className="wanted needs-script">
      {say('wantedPath')} <code translate="no" {...{ [HOOKS.wantedPath]: '' }} />
    </p>
  );
}

/** Pages with an address like the one that does not exist. Script fills the list and shows it. */
export function NearestPages() {
  const say = useSay();
  return (
    <section className="content" hidden {...{ [HOOKS.nearest]: '' }}>
      <h2>{say('nearestPages')}</h2>
      <ul />
    </section>
  );
}
