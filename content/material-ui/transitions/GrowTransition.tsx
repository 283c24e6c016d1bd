import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function GrowTransition() {
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 160 }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Ingredients
      </Button>
      <Grow in={open} unmountOnExit style={{ transformOrigin: `${start} top` }}>
        <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
          <Typography variant="body2">
            Two lemons, 200 g of sugar, four eggs, 80 g of butter
          </Typography>
        </Paper>
      </Grow>
    </Box>
  );
}
