import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const places = ['Europe', 'Portugal', 'Alentejo', 'Évora', 'Old town'];

export default function JoyBreadcrumbsCollapsed() {
  const [open, setOpen] = React.useState(false);
  const first = React.useRef<HTMLAnchorElement>(null);
  const hidden = places.slice(1, -2);

  React.useEffect(() => {
    if (open) first.current?.focus();
  }, [open]);

  return (
    <Breadcrumbs aria-label="Region" sx={{ maxWidth: 340 }}>
      <Link href="#europe">{places[0]}</Link>
      {open ? (
        hidden.map((place, index) => (
          <Link key={place} ref={index === 0 ? first : undefined} href={`#${place.toLowerCase()}`}>
            {place}
          </Link>
        ))
      ) : (
        <Link
          component="button"
          variant="soft"
          aria-label={`Show ${hidden.length} more`}
          onClick={() => setOpen(true)}
        >
          …
        </Link>
      )}
      <Link href="#evora">{places.at(-2)}</Link>
      <Typography aria-current="page">{places.at(-1)}</Typography>
    </Breadcrumbs>
  );
}
