import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDisabled() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Add a recipient first">
        <span>
          <Button variant="contained" disabled>
            Send
          </Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title="Add a recipient first">
        <Button
          variant="contained"
          aria-disabled
          disableRipple
          sx={{
            '&, &:hover': {
              color: 'text.secondary',
              bgcolor: 'action.disabledBackground',
              boxShadow: 'none',
              cursor: 'not-allowed',
            },
          }}
        >
          Send later
        </Button>
      </Tooltip>
    </Stack>
  );
}
