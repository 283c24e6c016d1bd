/** The density tool: changes density and spacing of all demos. */
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SPACING_RANGE, useSettings, useTranslate } from 'docs-build/runtime';
import { useState } from 'react';
import { fillPlaceholders, TOOL_TEXTS } from '../browser-texts.ts';
import { Stepper } from '../islands/settings/Stepper.tsx';
import './DensityTool.css';

const PARCELS = [
  ['Harbor office', 'Two parcels, before noon'],
  ['Bell tower', 'One letter, by hand'],
  ['Mill lane 4', 'Flowers, keep upright'],
] as const;

function Sample() {
  return (
    <Stack className="widget-sample" spacing={2}>
      <List aria-label="Deliveries">
        {PARCELS.map(([place, note]) => (
          <ListItem key={place} disableGutters>
            <ListItemText primary={place} secondary={note} />
          </ListItem>
        ))}
      </List>
      <Stack
        component="form"
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="Recipient" helperText="As on the door" fullWidth />
        <Button type="submit" variant="contained">
          Send
        </Button>
      </Stack>
    </Stack>
  );
}

export default function DensityTool() {
  const t = useTranslate(TOOL_TEXTS);
  const [{ dense, spacing }, change] = useSettings();
  const [announcement, announce] = useState('');
  const setDense = (payload: boolean) => {
    change({ type: 'SET_DENSE', payload });
    announce(t(payload ? 'toolDenseOn' : 'toolDenseOff'));
  };
  const setSpacing = (payload: number) => {
    change({ type: 'SET_SPACING', payload });
    announce(fillPlaceholders(t('toolSpacingNow'), { value: payload }));
  };
  const reset = () => {
    change({ type: 'RESET_DENSITY' });
    announce(t('toolDensityReset'));
  };
  return (
    <div className="widget density-tool">
      <form
        className="widget-controls"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="widget-switch">
          <input
            type="checkbox"
            role="switch"
            checked={dense}
            onChange={(event) => setDense(event.target.checked)}
          />
          <span>{t('toolDense')}</span>
        </label>
        <div className="settings-row">
          <span aria-hidden="true">{t('toolSpacing')}</span>
          <Stepper
            label={t('toolSpacing')}
            less={t('toolLess')}
            more={t('toolMore')}
            value={spacing}
            range={SPACING_RANGE}
            isWaiting={false}
            onChange={setSpacing}
          />
        </div>
        <button type="button" className="docs-button" onClick={reset}>
          {t('toolResetDensity')}
        </button>
        <p className="widget-said" role="status">
          {announcement}
        </p>
      </form>
      <Sample />
    </div>
  );
}
