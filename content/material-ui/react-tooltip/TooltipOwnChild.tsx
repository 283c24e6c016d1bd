import * as React from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

interface SeatProps extends Omit<BoxProps<'button'>, 'ref'> {
  number: string;
}

const Seat = React.forwardRef<HTMLButtonElement, SeatProps>(function Seat(props, ref) {
  const { number, ...rest } = props;
  return (
    <Box
      component="button"
      type="button"
      ref={ref}
      {...rest}
      sx={{
        typography: 'body1',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'text.secondary',
        borderRadius: '6px 6px 2px 2px',
        width: 44,
        height: 44,
      }}
    >
      {number}
    </Box>
  );
});

export default function TooltipOwnChild() {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Tooltip describeChild title="Window, power socket">
        <Seat number="4A" />
      </Tooltip>
      <Tooltip describeChild title="Aisle, near the door">
        <Seat number="4B" />
      </Tooltip>
    </Box>
  );
}
