import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PortalClickAway() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [documentOnly, setDocumentOnly] = React.useState(false);
  const [likes, setLikes] = React.useState(12);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={documentOnly}
            onChange={(event) => setDocumentOnly(event.target.checked)}
          />
        }
        label="disableReactTree"
      />
      <ClickAwayListener disableReactTree={documentOnly} onClickAway={() => setAnchorEl(null)}>
        <Box>
          <Button
            variant="outlined"
            aria-expanded={anchorEl !== null}
            onClick={(event) => setAnchorEl(event.currentTarget)}
          >
            React to the photo
          </Button>
          <Popper open={anchorEl !== null} role="group" aria-label="Reactions" anchorEl={anchorEl}>
            <Paper elevation={4} sx={{ mt: 1, p: 1 }}>
              <Button onClick={() => setLikes(likes + 1)}>{`Like (${likes})`}</Button>
            </Paper>
          </Popper>
        </Box>
      </ClickAwayListener>
    </Stack>
  );
}
