import * as React from 'react';
import { ThemeProvider, createTheme, styled, useThemeProps } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

const Root = styled('figure', { name: 'Stat', slot: 'root' })({
  width: 160,
  margin: 0,
  padding: 16,
  border: '1px solid #8a8f98',
  borderRadius: 4,
  fontFamily: 'sans-serif',
});

const Value = styled('div', { name: 'Stat', slot: 'value' })({
  fontSize: 28,
  fontWeight: 700,
});

type StatProps = {
  value: string;
  unit?: string;
  children: React.ReactNode;
  sx?: SxProps<Theme>;
};

function Stat(inProps: StatProps) {
  const { value, unit, children, ...other } = useThemeProps({ props: inProps, name: 'Stat' });

  return (
    <Root {...other}>
      <Value>
        {value} {unit}
      </Value>
      <figcaption>{children}</figcaption>
    </Root>
  );
}

const plain = createTheme();

const branded = createTheme({
  components: {
    Stat: {
      defaultProps: { unit: 'km' },
      styleOverrides: {
        root: { borderRadius: 16, background: '#fff3e0', color: '#4a2500' },
        value: { fontFamily: 'Georgia, serif' },
      },
    },
  },
});

export default function SystemCustomStat() {
  const [brand, setBrand] = React.useState(true);

  return (
    <ThemeProvider theme={brand ? branded : plain}>
      <div>
        <label>
          <input
            type="checkbox"
            checked={brand}
            onChange={(event) => setBrand(event.target.checked)}
          />{' '}
          Theme of the running club
        </label>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 16 }}>
          <Stat value="312">run this month</Stat>
          <Stat value="41" unit="runs" sx={{ borderStyle: 'dashed' }}>
            by all members
          </Stat>
        </div>
      </div>
    </ThemeProvider>
  );
}
