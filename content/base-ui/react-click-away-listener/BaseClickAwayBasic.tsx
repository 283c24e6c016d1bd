import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

const papers = [
  { name: 'Yellow', color: '#fdf0a8' },
  { name: 'Pink', color: '#fbd3df' },
  { name: 'Blue', color: '#cfe5fa' },
];

const button = { padding: '6px 12px', border: '1px solid', background: 'none', color: 'inherit' };

export default function BaseClickAwayBasic() {
  const [paper, setPaper] = React.useState('#fdf0a8');
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
        onBlur={(event) => {
          const next = event.relatedTarget;
          if (next && !event.currentTarget.contains(next)) setOpen(false);
        }}
        style={{
          boxSizing: 'border-box',
          width: 280,
          minHeight: 150,
          padding: 16,
          background: paper,
          color: '#2b2718',
        }}
      >
        <p style={{ marginTop: 0 }}>Feed the neighbors’ cat until Sunday</p>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          style={{ ...button, font: 'inherit' }}
        >
          Change the paper
        </button>
        {open && (
          <div style={{ display: 'flex', gap: 8, marginTop: 8 }}>
            {papers.map(({ name, color }) => (
              <button
                key={name}
                type="button"
                aria-pressed={color === paper}
                onClick={() => setPaper(color)}
                style={{ ...button, background: color, font: 'inherit' }}
              >
                {name}
              </button>
            ))}
          </div>
        )}
      </div>
    </ClickAwayListener>
  );
}
