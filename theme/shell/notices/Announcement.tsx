import { HOOKS, type SiteView } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';

/** One line for every reader, until they close it. */
export function Announcement({ site }: { readonly site: SiteView }) {
  const say = useSay();
  if (site.announcement === undefined) return null;
  const { id, text, href } = site.announcement;
  return (
    <aside
      className="announcement"
      aria-label={say('announcement')}
      {...{ [HOOKS.announcement]: id }}
    >
      <p>{href === undefined ? text : <a href={href}>{text}</a>}</p>
      <button
        type="button"
        className="needs-script"
        aria-label={say('closeAnnouncement')}
        title={say('closeAnnouncement')}
        {...{ [HOOKS.closeAnnouncement]: '' }}
      >
        <Icon name="x" />
      </button>
    </aside>
  );
}
