import { useSlider } from '@mui/base/useSlider';

const wheel = 'linear-gradient(to right, red, yellow, lime, cyan, blue, magenta, red)';

export default function BaseSliderHook() {
  const { axisProps, focusedThumbIndex, getHiddenInputProps, getRootProps, getThumbProps, values } =
    useSlider({ defaultValue: 200, min: 0, max: 360 });
  const hue = values[0] ?? 0;

  return (
    <div style={{ display: 'grid', gap: 16, width: 300 }}>
      <div style={{ height: 48, borderRadius: 8, background: `hsl(${hue} 80% 50%)` }} />
      <span
        {...getRootProps()}
        style={{
          position: 'relative',
          height: 24,
          borderRadius: 4,
          background: wheel,
          touchAction: 'none',
        }}
      >
        <span
          {...getThumbProps()}
          style={{
            ...axisProps.horizontal.offset((hue / 360) * 100),
            position: 'absolute',
            top: -6,
            width: 8,
            height: 32,
            marginInlineStart: -6,
            border: '2px solid #1a1a1a',
            borderRadius: 4,
            outline: focusedThumbIndex === 0 ? '2px solid' : 'none',
            outlineOffset: 2,
            background: '#fff',
          }}
        >
          <input {...getHiddenInputProps()} data-index={0} value={hue} aria-label="Hue" />
        </span>
      </span>
    </div>
  );
}
