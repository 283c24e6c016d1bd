import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './base-popper.css';

interface TermProps {
  children: string;
  meaning: string;
}

function Term({ children, meaning }: TermProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <>
      <button
        type="button"
        className="base-popper-term"
        aria-describedby={anchor ? id : undefined}
        onMouseEnter={(event) => setAnchor(event.currentTarget)}
        onMouseLeave={() => setAnchor(null)}
        onFocus={(event) => setAnchor(event.currentTarget)}
        onBlur={() => setAnchor(null)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAnchor(null);
        }}
      >
        {children}
      </button>
      <Popper id={id} className="base-popper" open={anchor !== null} anchorEl={anchor}>
        {meaning}
      </Popper>
    </>
  );
}

export default function BasePopperBasic() {
  return (
    <p style={{ maxWidth: 380, margin: 0, lineHeight: 1.8 }}>
      Haul in the <Term meaning="The rope that controls a sail">sheet</Term> and turn to{' '}
      <Term meaning="The side from which the wind does not blow">leeward</Term> before we reach the
      reef.
    </p>
  );
}
