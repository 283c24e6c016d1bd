import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BreakpointMediaQuery() {
  const up = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const down = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const between = useMediaQuery((theme: Theme) => theme.breakpoints.between('sm', 'lg'));

  const answers = [
    { query: "up('md')", matches: up },
    { query: "down('md')", matches: down },
    { query: "between('sm', 'lg')", matches: between },
  ];

  return (
    <List dense>
      {answers.map(({ query, matches }) => (
        <ListItem key={query} disablePadding>
          <ListItemText
            primary={query}
            secondary={matches ? 'matches this window' : 'does not match'}
          />
        </ListItem>
      ))}
    </List>
  );
}
