import * as React from 'react';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import { visuallyHidden } from '@mui/utils';

export default function JoyTooltipControlled() {
  const [copied, setCopied] = React.useState(false);

  React.useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Tooltip
        arrow
        describeChild
        open={copied}
        onClose={() => setCopied(false)}
        title="Copied"
        placement="top"
        color="success"
      >
        <Button
          variant="soft"
          startDecorator={<LinkIcon />}
          onClick={() => {
            void navigator.clipboard?.writeText('https://example.org/trip/41').catch(() => {});
            setCopied(true);
          }}
        >
          Copy the link to the trip
        </Button>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {copied && 'Copied'}
      </span>
    </Stack>
  );
}
