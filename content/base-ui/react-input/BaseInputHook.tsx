import { useInput } from '@mui/base/useInput';
import type { UseInputParameters } from '@mui/base/useInput';

interface PlateProps extends UseInputParameters {
  region: string;
}

function Plate({ region, ...parameters }: PlateProps) {
  const { focused, getInputProps, getRootProps } = useInput(parameters);

  return (
    <label
      {...getRootProps()}
      style={{
        display: 'flex',
        overflow: 'hidden',
        border: '3px solid #1a1a1a',
        borderRadius: 8,
        outline: focused ? '3px solid #e0a100' : '1px solid #8b939d',
        outlineOffset: 1,
        background: '#fff',
        color: '#1a1a1a',
      }}
    >
      <span style={{ padding: '14px 8px', background: '#0b4a9e', color: '#fff' }}>{region}</span>
      <input
        {...getInputProps()}
        aria-label="License plate"
        maxLength={8}
        spellCheck={false}
        style={{
          width: 200,
          border: 0,
          outline: 0,
          background: 'none',
          color: 'inherit',
          font: '600 28px/1 monospace',
          textAlign: 'center',
          textTransform: 'uppercase',
        }}
      />
    </label>
  );
}

export default function BaseInputHook() {
  return <Plate region="NL" defaultValue="4-TKX-19" />;
}
