import * as React from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Frame = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  gap: 4,
  padding: 4,
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 999,
  '&:has(:focus-visible)': {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
});

const Side = styled('span')({
  padding: '6px 16px',
  borderRadius: 999,
  '&[data-active]': { background: '#1769d2', color: '#fff' },
});

const HiddenInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

function BillingSwitch(props: UseSwitchParameters) {
  const { checked, getInputProps } = useSwitch(props);

  return (
    <Frame>
      <HiddenInput {...getInputProps()} aria-label="Bill me once a year" />
      <Side data-active={checked ? undefined : ''}>Monthly</Side>
      <Side data-active={checked ? '' : undefined}>Yearly</Side>
    </Frame>
  );
}

export default function BaseSwitchHook() {
  const [yearly, setYearly] = React.useState(false);

  return (
    <div style={{ textAlign: 'center' }}>
      <BillingSwitch checked={yearly} onChange={(event) => setYearly(event.target.checked)} />
      <p role="status" style={{ marginBottom: 0 }}>
        {yearly ? '$96 per year' : '$10 per month'}
      </p>
    </div>
  );
}
