import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function NewTabLink() {
  return (
    <Typography>
      The pattern is explained in the{' '}
      <Link href="https://www.w3.org/WAI/ARIA/apg/patterns/link/" target="_blank" rel="noopener">
        ARIA practices
        <OpenInNewIcon
          fontSize="inherit"
          sx={{ marginInlineStart: 0.5, verticalAlign: '-0.1em' }}
        />
        <Box component="span" sx={hidden}>
          (opens in a new tab)
        </Box>
      </Link>
      .
    </Typography>
  );
}
