import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = {
  '/courses': 'Courses',
  '/courses/music': 'Music',
  '/courses/music/choir': 'Choir for beginners',
};

export default function BreadcrumbsFromPath() {
  const [path, setPath] = React.useState('/courses/music/choir');
  const known = Object.keys(names).filter((prefix) => path.startsWith(prefix));

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Breadcrumbs aria-label="Path to the course">
        {known.map((prefix) =>
          prefix === path ? (
            <Typography key={prefix} component="span" aria-current="page" color="text.primary">
              {names[prefix]}
            </Typography>
          ) : (
            <Link
              key={prefix}
              href={prefix}
              color="inherit"
              onClick={(event) => {
                event.preventDefault();
                setPath(prefix);
              }}
            >
              {names[prefix]}
            </Link>
          ),
        )}
      </Breadcrumbs>
      <Button onClick={() => setPath('/courses/music/choir')}>Open the choir</Button>
    </Stack>
  );
}
