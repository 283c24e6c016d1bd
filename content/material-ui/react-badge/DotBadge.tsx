import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';

const sections = [
  { title: 'Overview', isNew: false },
  { title: 'Timetable', isNew: true },
  { title: 'Speakers', isNew: false },
];

export default function DotBadge() {
  return (
    <Stack component="nav" aria-label="Conference" direction="row" spacing={3}>
      {sections.map(({ title, isNew }) => (
        <Badge key={title} variant="dot" color="error" invisible={!isNew}>
          <Link href="#dots" variant="body1" sx={{ px: 0.5 }}>
            {title}
            {isNew && (
              <Box component="span" sx={visuallyHidden}>
                {' (changed)'}
              </Box>
            )}
          </Link>
        </Badge>
      ))}
    </Stack>
  );
}
