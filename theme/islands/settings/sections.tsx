import {
  SPACING_RANGE,
  useCodeStyle,
  useCodeVariant,
  useMode,
  useReader,
  useSettings,
  type Mode,
} from 'docs-build/runtime';
import { countedAs, type Panel, Segments } from './Segments.tsx';
import { Stepper } from './Stepper.tsx';
import type { SettingsTextKey } from '../../browser-texts.ts';

export interface SectionProps {
  readonly panel: Panel;
}

const MODE_LABELS = {
  light: 'settingsLight',
  system: 'settingsSystem',
  dark: 'settingsDark',
} as const satisfies Record<Mode, SettingsTextKey>;

export function ModeSection({ panel }: SectionProps) {
  const [mode, setMode] = useMode();
  return (
    <Segments
      panel={panel}
      name="mode"
      areCounted
      legend={panel.t('settingsMode')}
      options={(['light', 'system', 'dark'] as const).map((value) => ({
        value,
        label: panel.t(MODE_LABELS[value]),
      }))}
      value={mode}
      onChoose={setMode}
    />
  );
}

export function DirectionSection({ panel }: SectionProps) {
  const [{ direction }, dispatch] = useSettings();
  const { t } = panel;
  return (
    <Segments
      panel={panel}
      name="direction"
      areCounted
      legend={t('settingsDirection')}
      options={[
        { value: 'ltr', label: t('settingsLtr'), spoken: t('settingsLeftToRight') },
        { value: 'rtl', label: t('settingsRtl'), spoken: t('settingsRightToLeft') },
      ]}
      value={direction}
      onChoose={(chosen) => dispatch({ type: 'CHANGE', payload: { direction: chosen } })}
    />
  );
}

export function DensitySection({ panel }: SectionProps) {
  const [{ dense }, dispatch] = useSettings();
  const { t } = panel;
  return (
    <Segments
      panel={panel}
      name="density"
      legend={t('settingsDensity')}
      options={[
        { value: 'comfortable', label: t('settingsComfortable') },
        { value: 'dense', label: t('settingsDense') },
      ]}
      value={dense ? 'dense' : 'comfortable'}
      onChoose={(chosen) => dispatch({ type: 'SET_DENSE', payload: chosen === 'dense' })}
    />
  );
}

/** The spacing of demos, with a button that resets spacing and density. */
export function SpacingSection({ panel }: SectionProps) {
  const [{ spacing }, dispatch] = useSettings();
  const { t, isLive, speak } = panel;
  return (
    <div className="settings-row">
      <span aria-hidden="true">{t('settingsSpacing')}</span>
      <Stepper
        label={t('settingsSpacing')}
        less={t('settingsLessSpace')}
        more={t('settingsMoreSpace')}
        value={spacing}
        range={SPACING_RANGE}
        isWaiting={!isLive}
        onChange={(payload) => {
          dispatch({ type: 'SET_SPACING', payload });
          speak(`${t('settingsSpacing')}: ${payload}`);
        }}
      />
      <button
        type="button"
        className="docs-button"
        disabled={!isLive}
        onClick={() => {
          dispatch({ type: 'RESET_DENSITY' });
          speak(`${t('settingsDensity')}: ${t('settingsWereReset')}`);
        }}
      >
        {t('settingsResetDensity')}
      </button>
    </div>
  );
}

export function CodeSection({ panel }: SectionProps) {
  const [variant, setVariant] = useCodeVariant();
  const { t } = panel;
  return (
    <Segments
      panel={panel}
      name="code"
      legend={t('settingsCode')}
      options={[
        { value: 'TS', label: 'TS', spoken: t('settingsTypeScript') },
        { value: 'JS', label: 'JS', spoken: t('settingsJavaScript') },
      ]}
      value={variant}
      onChoose={setVariant}
    />
  );
}

/** The code style of demos, if the site has several. */
export function StylingSection({ panel }: SectionProps) {
  const [style, setStyle] = useCodeStyle();
  const { codeStyles } = useReader();
  if (codeStyles.length < 2) return null;
  return (
    <Segments
      panel={panel}
      name="styling"
      legend={panel.t('settingsStyling')}
      options={codeStyles.map(({ id, label }) => ({ value: id, label }))}
      value={style}
      areCodeStyles
      onChoose={setStyle}
    />
  );
}

/** The colors of the reader, with a link to the color tool and a reset button. */
export function ColorsSection({ panel, tool }: SectionProps & { readonly tool: string }) {
  const [, dispatch] = useSettings();
  const { home } = useReader();
  const { t, isLive, speak } = panel;
  return (
    <div role="group" aria-labelledby="settings-colors">
      <p className="settings-legend" id="settings-colors">
        {t('settingsColors')}
      </p>
      <div className="settings-row">
        <span
          className="settings-swatch"
          style={{ background: 'var(--mui-palette-primary-main)' }}
          role="img"
          aria-label={t('settingsPrimary')}
        />
        <span
          className="settings-swatch"
          style={{ background: 'var(--mui-palette-secondary-main)' }}
          role="img"
          aria-label={t('settingsSecondary')}
        />
        <a className="docs-button" href={`${home}${tool}`} {...(isLive && countedAs('colors'))}>
          {t('settingsEditColors')}
        </a>
        <button
          type="button"
          className="docs-button"
          disabled={!isLive}
          onClick={() => {
            dispatch({ type: 'RESET_COLORS' });
            speak(`${t('settingsColors')}: ${t('settingsWereReset')}`);
          }}
        >
          {t('settingsResetColors')}
        </button>
      </div>
    </div>
  );
}
