import * as React from 'react';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PreviewPopper() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const link = React.useRef<HTMLAnchorElement>(null);
  const show = () => setAnchorEl(link.current);
  const hide = () => setAnchorEl(null);
  const open = anchorEl !== null;

  return (
    <Typography component="div">
      {'The photos are by '}
      <span onMouseEnter={show} onMouseLeave={hide}>
        <Link
          ref={link}
          href="#a-preview-on-hover"
          aria-describedby={open ? id : undefined}
          onFocus={show}
          onBlur={hide}
          onKeyDown={(event) => event.key === 'Escape' && hide()}
        >
          Inés Duarte
        </Link>
        <Popper id={id} open={open} anchorEl={anchorEl} placement="bottom-start">
          <Paper elevation={4} sx={{ maxWidth: 260, p: 2 }}>
            <Typography variant="subtitle2">Photographer, Porto</Typography>
            <Typography variant="body2">
              Eleven reports about bees and the people who keep them
            </Typography>
          </Paper>
        </Popper>
      </span>
      .
    </Typography>
  );
}
