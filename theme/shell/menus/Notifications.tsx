import { HOOKS } from 'docs-build/theme';
import { IconButton } from '../../icons/Icon.tsx';
import { dateLanguage, useTexts } from '../../texts.ts';
import { Menu } from './Menu.tsx';

const LIST_ID = 'docs-notifications';

/** The template of a notification. */
function Template({ language }: { readonly language: string }) {
  const t = useTexts();
  const part = (name: string) => ({ [HOOKS.notePart]: name });
  return (
    <template>
      <li>
        <a className="note" {...part('link')}>
          <span className="note-head">
            <b {...part('title')} />
            <span className="chip chip-newFeature" {...part('new')}>
              {t('newFeature')}
            </span>
          </span>
          <span className="note-text" {...part('text')} />
          <time lang={dateLanguage(language)} {...part('date')} />
        </a>
      </li>
    </template>
  );
}

/** The popover's messages in place of a list: loading, empty and failed. */
function States() {
  const t = useTexts();
  const state = (name: string) => ({ className: 'note-state', [HOOKS.noteState]: name });
  return (
    <div role="status">
      <p {...state('loading')} hidden>
        {t('loadingNotifications')}
      </p>
      <p {...state('empty')} hidden>
        {t('noNotifications')}
      </p>
      <p {...state('failed')} hidden>
        {t('failedNotifications')} <button type="button">{t('tryAgain')}</button>
      </p>
    </div>
  );
}

interface NotificationsProps {
  /** Address of the file with the notifications. */
  readonly url: string;
  readonly language: string;
}

/** The notifications button and its popover. Both need scripts. */
export function Notifications({ url, language }: NotificationsProps) {
  const t = useTexts();
  return (
    <>
      <IconButton
        icon="bell"
        name={t('notifications')}
        className="needs-script bell"
        popoverTarget={LIST_ID}
        {...{ [HOOKS.notifications]: url, [HOOKS.unreadWords]: t('unreadNotifications') }}
      />
      <Menu
        id={LIST_ID}
        name={t('notifications')}
        className="menu-notes"
        hooks={{ [HOOKS.notificationList]: '' }}
      >
        <p className="menu-title">{t('notifications')}</p>
        <States />
        <ul />
        <Template language={language} />
      </Menu>
    </>
  );
}
