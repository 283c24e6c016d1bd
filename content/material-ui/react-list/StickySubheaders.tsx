import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const days = [
  { day: 'Friday', talks: ['Opening', 'Maps without labels', 'Dinner'] },
  { day: 'Saturday', talks: ['Type on small screens', 'Lunch', 'Color after dark', 'Panel'] },
  { day: 'Sunday', talks: ['Letters in the city', 'Farewell'] },
];

export default function StickySubheaders() {
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Program"
      tabIndex={0}
      sx={{ width: 320, maxWidth: '100%', height: 240, overflow: 'auto' }}
    >
      <List dense disablePadding>
        {days.map(({ day, talks }) => (
          <li key={day}>
            <List dense disablePadding subheader={<ListSubheader>{day}</ListSubheader>}>
              {talks.map((talk) => (
                <ListItem key={talk}>
                  <ListItemText primary={talk} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Paper>
  );
}
