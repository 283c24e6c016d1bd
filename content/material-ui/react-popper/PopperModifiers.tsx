import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useTheme } from '@mui/material/styles';

const stops = ['Harbor', 'Market', 'Town hall', 'Museum', 'Park', 'Hospital', 'Stadium', 'Zoo'];

const modifiers = [
  { name: 'offset', options: { offset: [0, 12] } },
  { name: 'flip', enabled: false },
  { name: 'preventOverflow', enabled: false },
];

export default function PopperModifiers() {
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Stops of tram 4"
      sx={{
        width: '100%',
        maxWidth: 320,
        height: 180,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <List dense>
        {stops.map((stop) => (
          <ListItem key={stop}>
            <ListItemText ref={stop === 'Market' ? setAnchorEl : undefined} sx={{ flex: 'none' }}>
              {stop}
            </ListItemText>
          </ListItem>
        ))}
      </List>
      <Popper
        open
        role="note"
        anchorEl={anchorEl}
        placement={end}
        modifiers={modifiers}
        sx={{ '&[data-popper-reference-hidden]': { visibility: 'hidden' } }}
      >
        <Paper sx={{ px: 1.5, py: 0.5, bgcolor: 'warning.light', color: 'common.black' }}>
          You are here
        </Paper>
      </Popper>
    </Box>
  );
}
