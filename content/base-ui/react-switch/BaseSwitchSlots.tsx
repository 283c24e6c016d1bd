import { Switch } from '@mui/base/Switch';
import type { SwitchOwnerState } from '@mui/base/Switch';

const root = ({ checked, disabled, focusVisible }: SwitchOwnerState) => ({
  style: {
    position: 'relative' as const,
    display: 'inline-block',
    width: 56,
    height: 28,
    boxSizing: 'border-box' as const,
    border: disabled ? '2px dashed' : '2px solid',
    outline: focusVisible ? '2px solid' : 'none',
    outlineOffset: 3,
    borderRadius: 4,
    background: checked ? '#1769d2' : 'transparent',
  },
});

const thumb = ({ checked }: SwitchOwnerState) => ({
  style: {
    position: 'absolute' as const,
    top: 4,
    left: checked ? 32 : 4,
    width: 16,
    height: 16,
    borderRadius: 2,
    background: checked ? '#fff' : 'currentColor',
  },
});

const input = {
  style: {
    position: 'absolute' as const,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
};

export default function BaseSwitchSlots() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {[
        { name: 'Heating', props: { defaultChecked: true } },
        { name: 'Cooling', props: {} },
        { name: 'Garden lights', props: { disabled: true } },
      ].map(({ name, props }) => (
        <label key={name} style={{ display: 'grid', gap: 8 }}>
          {name}
          <Switch {...props} slots={{ track: null }} slotProps={{ root, thumb, input }} />
        </label>
      ))}
    </div>
  );
}
