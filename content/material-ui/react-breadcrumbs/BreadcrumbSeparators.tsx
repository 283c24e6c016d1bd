import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const separators: { name: string; separator: ReactNode }[] = [
  { name: 'Path with a mirrored sign', separator: '›' },
  { name: 'Path with a dash', separator: '–' },
  {
    name: 'Path with a dot',
    separator: (
      <svg width="6" height="6" aria-hidden="true">
        <circle cx="3" cy="3" r="3" fill="currentColor" />
      </svg>
    ),
  },
];

export default function BreadcrumbSeparators() {
  return (
    <Stack spacing={2}>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} aria-label={name} separator={separator}>
          <Link href="#separators" color="inherit">
            Maps
          </Link>
          <Link href="#separators" color="inherit">
            Norway
          </Link>
          <Typography component="span" aria-current="page" color="text.primary">
            Lofoten
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
