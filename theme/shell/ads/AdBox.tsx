import { HOOKS } from 'docs-build/theme';
import { useSay } from '../../texts.ts';
import { AdMessageTemplate, AdTemplate } from './AdTemplate.tsx';

/** Where the one advert of a page stands, as events call it. Spec §9. */
const PLACEMENT = 'body-top';

/** Room for the advert of a page. It is as high before the advert comes as after. */
export function AdBox({ siteName }: { readonly siteName: string }) {
  const say = useSay();
  return (
    <aside
      className="ad needs-script"
      aria-label={say('advertisement')}
      {...{ [HOOKS.ad]: PLACEMENT }}
    >
      <span className="ad-waiting">{say('ad')}</span>
      <AdTemplate kind="image" />
      <AdTemplate kind="inline" />
      <AdMessageTemplate siteName={siteName} />
    </aside>
  );
}

/** Room for an advert of one line in a demo, from when a reader opens the demo's code. */
export function DemoAd() {
  const say = useSay();
  return (
    <div
      className="demo-ad"
      role="group"
      aria-label={say('advertisement')}
      hidden
      {...{ [HOOKS.demoAd]: '' }}
    >
      <AdTemplate kind="inline" />
    </div>
  );
}
