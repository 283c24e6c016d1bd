import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';

const step = {
  width: 64,
  height: 40,
  border: '1px solid',
  borderRadius: 20,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};

export default function BaseNumberInputHook() {
  const { getDecrementButtonProps, getIncrementButtonProps, getInputProps, getRootProps, focused } =
    useNumberInput({ defaultValue: 96, min: 40, max: 208, step: 4 });

  return (
    <div {...getRootProps()} style={{ display: 'grid', gap: 12, justifyItems: 'center' }}>
      <button {...getIncrementButtonProps()} type="button" aria-label="Faster" style={step}>
        ▲
      </button>
      <input
        {...getInputProps()}
        role="spinbutton"
        aria-label="Beats per minute"
        style={{
          width: 120,
          border: 0,
          borderBottom: '2px solid',
          outline: focused ? '2px solid' : 'none',
          background: 'transparent',
          color: 'inherit',
          font: '500 44px/1.2 sans-serif',
          textAlign: 'center',
        }}
      />
      <button {...getDecrementButtonProps()} type="button" aria-label="Slower" style={step}>
        ▼
      </button>
    </div>
  );
}
