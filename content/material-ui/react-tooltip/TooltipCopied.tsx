import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const code = 'SPRING-4471';

export default function TooltipCopied() {
  const [open, setOpen] = React.useState(false);
  const [copied, setCopied] = React.useState(false);

  React.useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const handleClick = () => {
    // Browsers allow access to the clipboard on secure pages only.
    void navigator.clipboard?.writeText(code).catch(() => undefined);
    setCopied(true);
    setOpen(true);
  };

  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1 }}>
      <Typography sx={{ fontFamily: 'monospace' }}>{code}</Typography>
      <Tooltip
        title={copied ? 'Copied' : 'Copy the code'}
        placement="right"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <IconButton aria-label="Copy the code" edge="end" onClick={handleClick}>
          <ContentCopyIcon />
        </IconButton>
      </Tooltip>
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {copied && 'Copied'}
      </Box>
    </Paper>
  );
}
