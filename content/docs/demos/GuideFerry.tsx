import { useState } from 'react';
import './guide-demos.css';

const STOPS = ['North quay', 'Lighthouse', 'South quay'];

export default function GuideFerry() {
  // #region state
  const [stop, setStop] = useState(0);
  const next = (stop + 1) % STOPS.length;
  // #endregion
  return (
    <div className="guide-ferry">
      <p role="status">The ferry is at {STOPS[stop]}.</p>
      <button type="button" onClick={() => setStop(next)}>
        Sail to {STOPS[next]}
      </button>
    </div>
  );
}
