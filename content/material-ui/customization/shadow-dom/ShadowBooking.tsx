import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createPortal } from 'react-dom';

/** Moves its children into a shadow root, with their styles. */
function Shadow({ children }: { children: React.ReactNode }) {
  const host = React.useRef<HTMLDivElement>(null);
  const [inside, setInside] = React.useState<ShadowRoot | null>(null);

  React.useEffect(() => {
    const element = host.current;
    if (element) setInside(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);

  const cache = React.useMemo(
    () => (inside ? createCache({ key: 'shadow', container: inside }) : null),
    [inside],
  );

  return (
    <div ref={host}>
      {inside && cache
        ? createPortal(<CacheProvider value={cache}>{children}</CacheProvider>, inside)
        : children}
    </div>
  );
}

const loud = {
  '& button': { textTransform: 'lowercase', fontFamily: 'serif', borderRadius: 0 },
};

export default function ShadowBooking() {
  const [old, setOld] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={old} onChange={(_event, checked) => setOld(checked)} />}
        label="Styles of the page for all buttons"
      />
      <Box sx={[{ display: 'flex', gap: 2, mt: 2, flexWrap: 'wrap' }, old && loud]}>
        <Button variant="contained">Book a bike</Button>
        <Shadow>
          <Button variant="contained">Book a boat</Button>
        </Shadow>
      </Box>
    </div>
  );
}
