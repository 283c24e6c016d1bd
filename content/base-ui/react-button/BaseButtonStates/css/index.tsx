import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function BaseButtonStates() {
  const [laps, setLaps] = React.useState(0);

  return (
    <div className="laps">
      <div className="laps-buttons">
        <Button className="lap-button" onClick={() => setLaps(laps + 1)}>
          Count a lap
        </Button>
        <Button
          className="lap-button"
          disabled={laps === 0}
          focusableWhenDisabled
          onClick={() => setLaps(0)}
        >
          Start again
        </Button>
      </div>
      <p role="status" className="laps-count">
        {laps} {laps === 1 ? 'lap' : 'laps'}
      </p>
    </div>
  );
}
