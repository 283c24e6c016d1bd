import { useState } from 'react';
import './guide-demos.css';

export default function GuideStorm() {
  const [isStormy, setStormy] = useState(false);
  if (isStormy) throw new Error('The ferry does not sail');
  return (
    <div className="guide-ferry">
      <button type="button" onClick={() => setStormy(true)}>
        Start the storm
      </button>
    </div>
  );
}
