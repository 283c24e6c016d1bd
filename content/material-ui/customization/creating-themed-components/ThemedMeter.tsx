import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  ThemeProvider,
  styled,
  useThemeProps,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

interface MeterProps {
  label: string;
  /** From 0 to 100. */
  value: number;
  dense?: boolean;
  sx?: SxProps<Theme>;
}

const MeterRoot = styled('div', { name: 'AppMeter', slot: 'root' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.primary,
}));

const MeterTrack = styled('div', { name: 'AppMeter', slot: 'track' })<{
  ownerState: { dense?: boolean };
}>(({ theme }) => ({
  height: 12,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  variants: [{ props: { dense: true }, style: { height: 4 } }],
}));

const MeterBar = styled('div', { name: 'AppMeter', slot: 'bar' })(({ theme }) => ({
  height: '100%',
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

function Meter(inProps: MeterProps) {
  const { label, value, dense, ...other } = useThemeProps({ props: inProps, name: 'AppMeter' });

  return (
    <MeterRoot
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      {...other}
    >
      {label}: {value}%
      <MeterTrack ownerState={{ dense }}>
        <MeterBar style={{ width: `${value}%` }} />
      </MeterTrack>
    </MeterRoot>
  );
}

const waterCompany = (outer: Theme) => ({
  ...outer,
  components: {
    ...outer.components,
    AppMeter: {
      defaultProps: { dense: true },
      styleOverrides: {
        root: { fontWeight: 700 },
        bar: { backgroundColor: '#00897b' },
      },
    },
  },
});

const unchanged = (outer: Theme) => outer;

export default function ThemedMeter() {
  const [themed, setThemed] = React.useState(true);

  return (
    <Stack useFlexGap spacing={2} sx={{ width: 280 }}>
      <FormControlLabel
        label="Theme of the water company"
        control={<Switch checked={themed} onChange={(event) => setThemed(event.target.checked)} />}
      />
      <ThemeProvider theme={themed ? waterCompany : unchanged}>
        <Stack useFlexGap spacing={2}>
          <Meter label="Reservoir North" value={74} />
          <Meter label="Reservoir South" value={38} />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
