import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

const paints = [
  { value: '#b0442c', label: 'Brick' },
  { value: '#2f6f4f', label: 'Fir' },
  { value: '#2b5f9e', label: 'Lake' },
];

function Paint({ value, label }: (typeof paints)[number]) {
  const { getRootProps, highlighted, selected } = useOption({ value, label, disabled: false });

  return (
    <li
      {...getRootProps()}
      style={{
        padding: '10px 14px',
        borderRadius: 6,
        outline: highlighted ? '2px solid' : 'none',
        outlineOffset: 2,
        background: value,
        color: '#fff',
        cursor: 'pointer',
      }}
    >
      {label}
      {selected && ' ✓'}
    </li>
  );
}

export default function BaseSelectHook() {
  const { contextValue, getButtonProps, getListboxProps, open, value } = useSelect({
    options: paints,
    defaultValue: '#2f6f4f',
  });

  return (
    <div style={{ width: 220 }}>
      <button
        {...getButtonProps()}
        aria-label="Color of the door"
        style={{
          width: '100%',
          minHeight: 44,
          borderWidth: '2px 2px 12px',
          borderStyle: 'solid',
          borderColor: value ?? 'currentColor',
          borderRadius: 6,
          background: 'transparent',
          color: 'inherit',
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        Door: {paints.find((paint) => paint.value === value)?.label}
      </button>
      <ul
        {...getListboxProps()}
        aria-label="Colors"
        style={{
          display: open ? 'grid' : 'none',
          gap: 8,
          margin: '12px 0 0',
          padding: 0,
          listStyle: 'none',
        }}
      >
        <SelectProvider value={contextValue}>
          {paints.map((paint) => (
            <Paint key={paint.value} {...paint} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
