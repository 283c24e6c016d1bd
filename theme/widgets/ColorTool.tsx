/** The color tool: tries colors and applies them to all demos. */
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, type Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useReader, useSettings, useTranslate, type Settings } from 'docs-build/runtime';
import { useEffect, useId, useMemo, useReducer, useState } from 'react';
import './ColorTool.css';
import { ColorField, HueGrid, IntentBar, ShadeSlider } from './color-tool/Controls.tsx';
import { Swatches } from './color-tool/Swatches.tsx';
import {
  INITIAL_CHOICES,
  mainOf,
  reduceColorTool,
  type ColorToolState,
} from './color-tool/state.ts';
import { TOOL_TEXTS } from '../browser-texts.ts';

const sampleTheme = (state: ColorToolState, { paletteMode }: Settings): Theme =>
  createTheme({
    palette: {
      mode: paletteMode,
      primary: { main: mainOf(state.primary) },
      secondary: { main: mainOf(state.secondary) },
    },
  });

/** React 18 ignores a boolean `inert`, but passes on a string. */
const INERT: object = { inert: 'inert' };

/** A sample of the colors. It is inert: the swatches describe it. */
function Sample({ theme, label }: { readonly theme: Theme; readonly label: string }) {
  return (
    <div className="widget-sample" role="img" aria-label={label}>
      <div {...INERT}>
        <ThemeProvider theme={() => theme}>
          <AppBar position="static" component="div">
            <Toolbar>
              <Typography component="p" variant="h6" sx={{ flexGrow: 1 }}>
                {label}
              </Typography>
              <Button color="inherit">Menu</Button>
            </Toolbar>
          </AppBar>
          <div className="widget-buttons">
            <Button variant="contained">Save</Button>
            <Button variant="outlined" color="secondary">
              Share
            </Button>
            <Button color="secondary">Later</Button>
            <Fab color="secondary" aria-label="Add" size="medium">
              <span aria-hidden="true">+</span>
            </Fab>
          </div>
        </ThemeProvider>
      </div>
    </div>
  );
}

/** The color tool with its sample, and buttons that apply or reset the colors. */
export default function ColorTool() {
  const t = useTranslate(TOOL_TEXTS);
  const id = useId();
  const [settings, change] = useSettings();
  const { settings: kept } = useReader();
  const [state, dispatch] = useReducer(reduceColorTool, INITIAL_CHOICES);
  const [announcement, announce] = useState('');
  useEffect(() => {
    dispatch({ type: 'adopt', colors: kept.get().paletteColors });
  }, [kept]);
  const theme = useMemo(() => sampleTheme(state, settings), [state, settings]);
  const textOn = (color: string) => theme.palette.getContrastText(color);
  const controls = { choice: state[state.intent], dispatch, t, textOn, id };
  const apply = () => {
    // The library derives the variants.
    const paletteColors = {
      primary: { main: mainOf(state.primary) },
      secondary: { main: mainOf(state.secondary) },
    };
    change({ type: 'CHANGE', payload: { paletteColors } });
    announce(t('toolApplied'));
  };
  const reset = () => {
    change({ type: 'RESET_COLORS' });
    dispatch({ type: 'reset' });
    announce(t('toolColorsReset'));
  };
  return (
    <div className="widget color-tool">
      <form
        className="widget-controls"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <IntentBar {...controls} intent={state.intent} />
        <ColorField {...controls} />
        <HueGrid {...controls} />
        <ShadeSlider {...controls} />
      </form>
      <div className="widget-result">
        <Swatches shown={theme.palette[state.intent]} textOn={textOn} t={t} />
        <Sample theme={theme} label={t('toolSample')} />
        <div className="widget-actions">
          <button type="button" className="docs-button" onClick={apply}>
            {t('toolApply')}
          </button>
          <button type="button" className="docs-button" onClick={reset}>
            {t('toolResetColors')}
          </button>
        </div>
        <p className="widget-said" role="status">
          {announcement}
        </p>
      </div>
    </div>
  );
}
