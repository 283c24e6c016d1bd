import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function LayerNotice() {
  const [above, setAbove] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="The note is above the bar"
        control={<Switch checked={above} onChange={(event) => setAbove(event.target.checked)} />}
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 130, mt: 1 }}>
        <AppBar position="absolute" component="div">
          <Toolbar>
            <Typography>Allotment club</Typography>
          </Toolbar>
        </AppBar>
        <Box
          sx={{
            position: 'absolute',
            top: 36,
            insetInlineEnd: 16,
            zIndex: (theme) => theme.zIndex.appBar + (above ? 1 : -1),
            p: 2,
            borderRadius: 1,
            bgcolor: '#fff59d',
            color: 'common.black',
            boxShadow: 4,
          }}
        >
          Water is off on Friday.
        </Box>
      </Box>
    </Box>
  );
}
