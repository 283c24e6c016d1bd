import * as React from 'react';
import { useButton } from '@mui/base/useButton';

interface KeyProps {
  note: string;
  onClick: () => void;
}

function PianoKey({ note, onClick }: KeyProps) {
  const ref = React.useRef<HTMLButtonElement>(null);
  const { active, focusVisible, getRootProps } = useButton({ rootRef: ref });

  return (
    <button
      {...getRootProps({ onClick })}
      style={{
        width: 56,
        height: 120,
        border: '1px solid',
        borderRadius: '0 0 8px 8px',
        outline: focusVisible ? '3px solid #1769d2' : 'none',
        outlineOffset: 2,
        background: active ? '#c9defa' : '#fff',
        color: '#1a1a1a',
        font: 'inherit',
        paddingTop: active ? 84 : 80,
      }}
    >
      {note}
    </button>
  );
}

export default function BaseButtonHook() {
  const [tune, setTune] = React.useState('');

  return (
    <div style={{ textAlign: 'center' }}>
      <div style={{ display: 'flex', gap: 4 }}>
        {['C', 'D', 'E', 'F', 'G'].map((note) => (
          <PianoKey
            key={note}
            note={note}
            onClick={() => setTune((notes) => `${notes} ${note}`.slice(-16))}
          />
        ))}
      </div>
      <p role="status" style={{ marginBottom: 0 }}>
        {tune || 'Play a tune'}
      </p>
    </div>
  );
}
