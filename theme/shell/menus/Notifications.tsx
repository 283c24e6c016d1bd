import IconButton from '@mui/material/IconButton';
import { HOOKS } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { dateLanguage } from '../end/date-language.ts';
import { Menu } from './Menu.tsx';

const LIST_ID = 'docs-notifications';

/** What script makes each notification of. A link without an address is no link. */
function Template({ language }: { readonly language: string }) {
  const say = useSay();
  const part = (name: string) => ({ [HOOKS.notePart]: name });
  return (
    <template>
      <li>
        <a className="note" {...part('link')}>
          <span className="note-head">
            <b {...part('title')} />
            <span className="chip chip-newFeature" {...part('new')}>
              {say('newFeature')}
            </span>
          </span>
          <span className="note-text" {...part('text')} />
          <time lang={dateLanguage(language)} {...part('date')} />
        </a>
      </li>
    </template>
  );
}

/** What stands in the popover as long as there is no list. */
function States() {
  const say = useSay();
  const state = (name: string) => ({ className: 'note-state', [HOOKS.noteState]: name });
  return (
    <div role="status">
      <p {...state('loading')} hidden>
        {say('loadingNotifications')}
      </p>
      <p {...state('empty')} hidden>
        {say('noNotifications')}
      </p>
      <p {...state('failed')} hidden>
        {say('failedNotifications')} <button type="button">{say('tryAgain')}</button>
      </p>
    </div>
  );
}

export interface NotificationsProps {
  /** Address of the file that holds them. */
  readonly url: string;
  readonly language: string;
}

/** The button that says whether there is something new, and the popover that shows it. Both need script. */
export function Notifications({ url, language }: NotificationsProps) {
  const say = useSay();
  const hooks = {
    [HOOKS.notifications]: url,
    [HOOKS.unreadWords]: say('unreadNotifications'),
  };
  return (
    <>
      <IconButton
        className="needs-script bell"
        aria-label={say('notifications')}
        title={say('notifications')}
        {...{ popoverTarget: LIST_ID }}
        {...hooks}
      >
        <Icon name="bell" />
      </IconButton>
      <Menu
        id={LIST_ID}
        name={say('notifications')}
        className="menu-notes"
        hooks={{ [HOOKS.notificationList]: '' }}
      >
        <p className="menu-title">{say('notifications')}</p>
        <States />
        <ul />
        <Template language={language} />
      </Menu>
    </>
  );
}
