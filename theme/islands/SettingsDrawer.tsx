import {
  INITIAL_SETTINGS,
  useCodeStyle,
  useCodeVariant,
  useMode,
  useReader,
  useSettings,
  useTranslate,
} from 'docs-build/runtime';
import { useState, type ComponentType } from 'react';
import { useIsLive, type Panel } from './settings/panel.ts';
import {
  CodeSection,
  ColorsSection,
  DensitySection,
  DirectionSection,
  ModeSection,
  SpacingSection,
  StylingSection,
  type SectionProps,
} from './settings/sections.tsx';
import { SETTINGS_TEXTS } from './settings/texts.ts';

/** What a site's settings offer beyond those of every site. */
export interface SettingsDrawerOptions {
  /** Demos are spaced by the reader's unit. */
  readonly hasSpacing: boolean;
  /** The page where demo colours are chosen, relative to the site's first page. Absent: demos have colours of their own. */
  readonly colorTool?: string;
}

function ResetAll({ panel }: SectionProps) {
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
    panel.speak(panel.t('settingsWereReset'));
  };
  return (
    <button
      type="button"
      className="settings-button settings-reset"
      disabled={!panel.isLive}
      onClick={resetAll}
    >
      {panel.t('settingsResetAll')}
    </button>
  );
}

/** Makes the reader's settings: plain HTML that is rendered at build and comes alive in its dialog. */
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
    return (
      // A browser that fills forms in again would say that the reader pressed what was chosen long ago. Submitting only closes the dialog.
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
        <ResetAll panel={panel} />
        <p className="unseen" role="status">
          {spoken}
        </p>
      </form>
    );
  };
}
