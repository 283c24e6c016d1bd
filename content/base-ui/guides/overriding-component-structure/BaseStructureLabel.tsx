import { Slider } from '@mui/base/Slider';
import type { SliderValueLabelSlotProps } from '@mui/base/Slider';
import { styled } from '@mui/system';

const ink = 'light-dark(#3d2f8f, #c3baff)';

function Ticket({ children, index, ownerState }: SliderValueLabelSlotProps) {
  return (
    <span
      style={{
        position: 'absolute',
        bottom: 30,
        left: '50%',
        padding: '2px 8px',
        border: `1px ${ownerState.dragging ? 'solid' : 'dashed'} ${ink}`,
        borderRadius: 4,
        whiteSpace: 'nowrap',
        transform: 'translateX(-50%)',
      }}
    >
      {index === 0 ? 'from ' : 'to '}
      {children}
    </span>
  );
}

const Hours = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: 'min(300px, 100%)',
  height: 32,
  marginTop: 40,
  touchAction: 'none',
  '& .base-Slider-rail, & .base-Slider-track': {
    position: 'absolute',
    top: 14,
    height: 4,
    background: ink,
  },
  '& .base-Slider-rail': { width: '100%', opacity: 0.5 },
  '& .base-Slider-thumb': {
    position: 'absolute',
    top: 4,
    width: 24,
    height: 24,
    marginInlineStart: -12,
    borderRadius: 6,
    background: ink,
    '&.base--focusVisible': { outline: '2px solid', outlineOffset: 2 },
  },
});

export default function BaseStructureLabel() {
  return (
    <Hours
      defaultValue={[9, 17]}
      min={6}
      max={22}
      disableSwap
      getAriaLabel={(index) => (index === 0 ? 'Museum opens' : 'Museum closes')}
      valueLabelFormat={(hour) => `${hour}:00`}
      getAriaValueText={(hour) => `${hour}:00`}
      slots={{ valueLabel: Ticket }}
    />
  );
}
