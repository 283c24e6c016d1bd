import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';

type PopperInstance = NonNullable<
  Exclude<PopperProps['popperRef'], ((...args: never[]) => unknown) | null | undefined>
>['current'];

export default function VirtualPopper() {
  const [map, setMap] = React.useState<HTMLElement | null>(null);
  const pointer = React.useRef<{ x: number; y: number } | null>(null);
  const popper = React.useRef<PopperInstance>(null);
  const [place, setPlace] = React.useState('Lake, north shore');

  const anchor = React.useMemo(
    () => ({
      getBoundingClientRect: () => {
        const area = map?.getBoundingClientRect() ?? new DOMRect();
        const { x, y } = pointer.current ?? {
          x: area.x + area.width / 2,
          y: area.y + area.height / 2,
        };
        return new DOMRect(x, y, 0, 0);
      },
    }),
    [map],
  );

  const follow = (event: React.PointerEvent<HTMLDivElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    pointer.current = { x: event.clientX, y: event.clientY };
    setPlace(event.clientY < area.y + area.height / 2 ? 'Lake, north shore' : 'Lake, south shore');
    void popper.current?.update();
  };

  return (
    <React.Fragment>
      <Box
        ref={setMap}
        role="img"
        aria-label="Map of the lake"
        onPointerMove={follow}
        onPointerLeave={() => {
          pointer.current = null;
          void popper.current?.update();
        }}
        sx={{
          width: '100%',
          maxWidth: 420,
          height: 180,
          borderRadius: 2,
          background: 'radial-gradient(closest-side, #64b5f6 55%, #aed581 56%)',
        }}
      />
      <Popper
        disablePortal
        open={map !== null}
        role="note"
        popperRef={popper}
        anchorEl={anchor}
        placement="top"
      >
        <Paper elevation={3} sx={{ mb: 1, px: 1, pointerEvents: 'none', typography: 'body2' }}>
          {place}
        </Paper>
      </Popper>
    </React.Fragment>
  );
}
