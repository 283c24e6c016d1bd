import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Toggle = styled(Switch)({
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 24,
  borderRadius: 12,
  background: 'color-mix(in srgb, currentColor 55%, transparent)',
  [`&.${switchClasses.checked}`]: { background: '#1769d2' },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    inset: '3px auto auto 3px',
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: '#fff',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    transform: 'translateX(20px)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

const Row = styled('label')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 32,
  padding: '12px 0',
});

export default function BaseSwitchSettings() {
  return (
    <div style={{ width: 280 }}>
      <Row>
        Show read receipts
        <Toggle defaultChecked />
      </Row>
      <Row>
        Play sounds
        <Toggle />
      </Row>
    </div>
  );
}
