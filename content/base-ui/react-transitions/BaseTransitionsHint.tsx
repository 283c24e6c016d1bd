import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import './base-transitions.css';

export default function BaseTransitionsHint() {
  const [open, setOpen] = React.useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div style={{ width: 260 }}>
      <button
        type="button"
        className="riddle-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Hint for 7 across
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : undefined }}>
          <CssTransition
            className="riddle-card riddle-turn"
            enterClassName="riddle-in"
            lastTransitionedPropertyOnExit="transform"
          >
            It has a face and two hands, and it never stops running.
          </CssTransition>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
