import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';

export default function ContextMenu() {
  const [position, setPosition] = React.useState<{ left: number; top: number } | null>(null);
  const close = () => setPosition(null);

  const handleContextMenu = (event: React.MouseEvent) => {
    event.preventDefault();
    setPosition({ left: event.clientX, top: event.clientY });
  };

  return (
    <React.Fragment>
      <Paper
        variant="outlined"
        tabIndex={0}
        role="img"
        aria-label="Floor plan with a context menu"
        onContextMenu={handleContextMenu}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          height: 160,
          p: 2,
          typography: 'body1',
        }}
      >
        Open the context menu on this floor plan.
      </Paper>
      <Menu
        open={position !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position ?? undefined}
        slotProps={{ list: { 'aria-label': 'Floor plan' } }}
      >
        <MenuItem onClick={close}>Add a wall</MenuItem>
        <MenuItem onClick={close}>Add a door</MenuItem>
        <MenuItem onClick={close}>Measure from here</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
