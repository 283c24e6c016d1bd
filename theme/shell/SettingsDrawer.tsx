import { HOOKS, type SiteView } from 'docs-build/theme';
import type { ReactNode } from 'react';
import { IconButton } from '../icons/Icon.tsx';
import { useTexts } from '../texts.ts';
import { RESET_ALL_ID } from '../browser-texts.ts';
import { ConsentLink } from './Notices.tsx';

const DRAWER_ID = 'docs-settings';

/** Opens the settings. */
export function SettingsButton() {
  const t = useTexts();
  return (
    <IconButton
      icon="settings"
      name={t('settings')}
      className="needs-script"
      aria-expanded={false}
      {...{ [HOOKS.open]: DRAWER_ID }}
    />
  );
}

interface SettingsDrawerProps {
  readonly site: SiteView;
  readonly children: ReactNode;
}

export function SettingsDrawer({ site, children }: SettingsDrawerProps) {
  const t = useTexts();
  return (
    <dialog id={DRAWER_ID} className="drawer drawer-end" aria-label={t('settings')}>
      <div className="drawer-head">
        <b>{t('settings')}</b>
        <IconButton icon="x" name={t('closeSettings')} {...{ [HOOKS.close]: '' }} />
      </div>
      <div className="drawer-body drawer-scroller">
        <template {...{ [HOOKS.whenOpened]: '' }}>{children}</template>
        {site.hasSearch && (
          <div className="settings-part">
            <p className="settings-legend">{t('shortcuts')}</p>
            <label className="settings-check">
              <input type="checkbox" defaultChecked {...{ [HOOKS.slashKey]: '' }} />
              <span>{t('slashKey')}</span>
            </label>
          </div>
        )}
        {site.asksConsent && (
          <div className="settings-part">
            <p className="settings-legend">{t('privacy')}</p>
            <ConsentLink className="docs-button" />
          </div>
        )}
        {/* The island of the settings enables this button. */}
        <div className="settings-part">
          <button type="button" className="docs-button" id={RESET_ALL_ID} disabled>
            {t('settingsResetAll')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
