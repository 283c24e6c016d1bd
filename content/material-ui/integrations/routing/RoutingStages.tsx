import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Theme, ThemeProvider } from '@mui/material/styles';

/** Stands in for a router: it holds the current path. */
const Router = React.createContext({ path: '', navigate: (_path: string) => {} });

/** Stands in for the link of a router, with the prop `href`. */
function AppLink({ href = '', onClick, ...other }: React.ComponentProps<'a'>) {
  const { navigate } = React.useContext(Router);
  return (
    <a
      {...other}
      href={`#${href}`}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

const withLinks = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
  },
});

const stages = [
  { href: '/stage-1', name: 'Lakeside to Birch Hut', length: '11 km' },
  { href: '/stage-2', name: 'Birch Hut to the pass', length: '8 km' },
  { href: '/stage-3', name: 'Pass to the valley', length: '14 km' },
];

export default function RoutingStages() {
  const [path, navigate] = React.useState('/stage-1');
  const router = React.useMemo(() => ({ path, navigate }), [path]);
  const index = stages.findIndex(({ href }) => href === path);
  const next = stages[index + 1];

  return (
    <Router.Provider value={router}>
      <ThemeProvider theme={withLinks}>
        <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
          <nav aria-label="Stages">
            <List disablePadding>
              {stages.map(({ href, name, length }) => (
                <ListItem key={href} disablePadding>
                  <ListItemButton
                    href={href}
                    selected={href === path}
                    aria-current={href === path ? 'page' : undefined}
                  >
                    <ListItemText primary={name} secondary={length} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </nav>
          <Typography role="status">Address: {path}</Typography>
          <Button variant="outlined" href={next ? next.href : '/stage-1'}>
            {next ? 'Next stage' : 'First stage'}
          </Button>
        </Stack>
      </ThemeProvider>
    </Router.Provider>
  );
}
