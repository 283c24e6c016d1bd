import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TabLinkProps extends React.ComponentProps<'a'> {
  to: string;
}

const Navigate = React.createContext<(to: string) => void>(() => {});

/** Replaces a router's link in this demo: an anchor that changes the page by script. */
function AppLink({ to, ...other }: TabLinkProps) {
  const navigate = React.useContext(Navigate);
  return (
    <a
      {...other}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

export default function RouterLink() {
  const [page, setPage] = React.useState('tides');

  return (
    <Navigate.Provider value={setPage}>
      <Stack spacing={2}>
        <Stack component="nav" aria-label="Harbor" direction="row" spacing={3}>
          {['tides', 'berths', 'weather'].map((to) => (
            <Link
              key={to}
              component={AppLink}
              to={to}
              underline={page === to ? 'always' : 'hover'}
              aria-current={page === to ? 'page' : undefined}
            >
              {to}
            </Link>
          ))}
        </Stack>
        <Typography role="status">{`This is the page about ${page}.`}</Typography>
      </Stack>
    </Navigate.Provider>
  );
}
