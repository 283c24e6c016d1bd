import IconButton from '@mui/material/IconButton';
import { HOOKS } from 'docs-build/theme';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';
import { ConsentLink } from './notices/Consent.tsx';

const DRAWER_ID = 'docs-settings';

/** Opens the settings. */
export function SettingsButton() {
  const say = useSay();
  return (
    <IconButton
      className="needs-script"
      aria-label={say('settings')}
      title={say('settings')}
      aria-expanded={false}
      {...{ [HOOKS.open]: DRAWER_ID }}
    >
      <Icon name="settings" />
    </IconButton>
  );
}

interface SettingsDrawerProps {
  readonly asksConsent: boolean;
  readonly children: ReactNode;
}

/** The drawer at the end side that holds what readers can set. */
export function SettingsDrawer({ asksConsent, children }: SettingsDrawerProps) {
  const say = useSay();
  return (
    <dialog id={DRAWER_ID} className="drawer drawer-end" aria-label={say('settings')}>
      <div className="drawer-head">
        <b>{say('settings')}</b>
        <IconButton aria-label={say('closeSettings')} {...{ [HOOKS.close]: '' }}>
          <Icon name="x" />
        </IconButton>
      </div>
      <div className="drawer-body drawer-scroller">
        {children}
        {asksConsent && (
          <div className="settings-privacy">
            <p className="settings-legend">{say('privacy')}</p>
            <ConsentLink className="settings-button" />
          </div>
        )}
      </div>
    </dialog>
  );
}
