import {
  INITIAL_SETTINGS,
  useCodeStyle,
  useCodeVariant,
  useMode,
  useReader,
  useSettings,
  useTranslate,
} from 'docs-build/runtime';
import { HOOKS } from 'docs-build/theme';
import { type ComponentType, useEffect, useState } from 'react';
import { type Panel, useIsLive } from './Segments.tsx';
import {
  CodeSection,
  ColorsSection,
  DensitySection,
  DirectionSection,
  ModeSection,
  SpacingSection,
  StylingSection,
} from './sections.tsx';
import { RESET_ALL_ID, SETTINGS_TEXTS } from '../../browser-texts.ts';

/** Optional parts of the settings. */
interface SettingsDrawerOptions {
  /** Whether readers can change the spacing of demos. */
  readonly hasSpacing: boolean;
  /** Page of the color tool, relative to the first page. Absent if demos have fixed colors. */
  readonly colorTool?: string;
}

/** Handles the button that resets all settings, which is below the parts of the shell. */
function useResetAll(panel: Panel): void {
  const [, dispatch] = useSettings();
  const [, setMode] = useMode();
  const [, setVariant] = useCodeVariant();
  const [, setStyle] = useCodeStyle();
  const { codeStyles } = useReader();
  const resetAll = () => {
    dispatch({ type: 'RESET_DENSITY' });
    dispatch({ type: 'RESET_COLORS' });
    dispatch({ type: 'CHANGE', payload: { direction: INITIAL_SETTINGS.direction } });
    setMode('system');
    setVariant('TS');
    setStyle(codeStyles[0]?.id ?? '');
    const slashKey = document.querySelector<HTMLInputElement>(`[${HOOKS.slashKey}]`);
    if (slashKey?.checked === false) slashKey.click();
    panel.speak(panel.t('settingsWereReset'));
  };
  useEffect(() => {
    const button = document.getElementById(RESET_ALL_ID);
    if (!(button instanceof HTMLButtonElement)) return;
    button.disabled = false;
    button.onclick = resetAll;
  });
}

/** Creates the settings, which are rendered at build and hydrated when the dialog opens. */
export function createSettingsDrawer({
  hasSpacing,
  colorTool,
}: SettingsDrawerOptions): ComponentType {
  return function SettingsDrawer() {
    const t = useTranslate(SETTINGS_TEXTS);
    const isLive = useIsLive();
    const [spoken, speak] = useState('');
    const { isKept } = useReader();
    const panel: Panel = { t, isLive, speak };
    useResetAll(panel);
    return (
      // Without `autoComplete`, browsers restore old choices as if the reader had pressed them now.
      <form
        className="settings"
        method="dialog"
        autoComplete="off"
        aria-busy={!isLive}
        onSubmit={(event) => event.preventDefault()}
      >
        <ModeSection panel={panel} />
        <DirectionSection panel={panel} />
        <DensitySection panel={panel} />
        {hasSpacing && <SpacingSection panel={panel} />}
        <CodeSection panel={panel} />
        <StylingSection panel={panel} />
        {colorTool !== undefined && <ColorsSection panel={panel} tool={colorTool} />}
        {isLive && !isKept && <p className="settings-note">{t('settingsNotKept')}</p>}
        <p className="unseen" role="status">
          {spoken}
        </p>
      </form>
    );
  };
}
