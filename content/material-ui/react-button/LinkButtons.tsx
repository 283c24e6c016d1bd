import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LinkButtons() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button variant="contained" href="#accessibility">
        Jump to accessibility
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Read the pattern
      </Button>
    </Stack>
  );
}
