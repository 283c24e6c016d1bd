import { HOOKS, type PageView } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';

const MENU_ID = 'docs-resources';

/** More links than this go into a menu. */
const MOST_IN_ROW = 5;

/** Share of clicks that are counted. */
const COUNTED_SHARE = '0.1';

type Resource = PageView['resources'][number];

const linkOf = ({ icon, text, href }: Resource, className: string) => (
  <a
    key={href}
    className={className}
    href={href}
    {...{
      [HOOKS.eventCategory]: 'ComponentLinkHeader',
      [HOOKS.eventAction]: 'click',
      [HOOKS.eventLabel]: text,
      [HOOKS.eventSplit]: COUNTED_SHARE,
    }}
  >
    <Icon name={icon} size={16} />
    {text}
  </a>
);

/** Links to what is elsewhere about the page's subject: the first few in a row, the others in a menu. */
export function Resources({ resources }: { readonly resources: readonly Resource[] }) {
  const say = useSay();
  const rest = resources.slice(MOST_IN_ROW);
  return (
    <>
      {resources.slice(0, MOST_IN_ROW).map((one) => linkOf(one, 'meta-link'))}
      {rest.length > 0 && (
        <>
          <button type="button" className="meta-link" popoverTarget={MENU_ID}>
            {say('moreLinks')}
            <Icon name="chevron-down" size={16} />
          </button>
          <div
            id={MENU_ID}
            popover="auto"
            className="menu menu-resources"
            role="group"
            aria-label={say('moreLinks')}
            {...{ [HOOKS.menu]: '' }}
          >
            {rest.map((one) => linkOf(one, 'menu-row'))}
          </div>
        </>
      )}
    </>
  );
}
