import * as React from 'react';
import CssBaseline from '@mui/material/CssBaseline';

export default function GlobalBaseline() {
  const [on, setOn] = React.useState(true);

  return (
    <section style={{ padding: 16 }}>
      {on && <CssBaseline />}
      <h2>Opening hours of the pool</h2>
      <p>
        Daily from seven to nine in the evening, <strong>Sundays until six</strong>.
      </p>
      <label>
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
        {' Use the baseline'}
      </label>
    </section>
  );
}
