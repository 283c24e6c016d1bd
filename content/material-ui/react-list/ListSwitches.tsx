import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const settings = [
  { id: 'sync', title: 'Sync over mobile data', note: 'Uses about 20 MB a day', isOn: false },
  { id: 'backup', title: 'Back up photos', note: 'Only while charging', isOn: true },
];

export default function ListSwitches() {
  return (
    <Paper elevation={0} sx={{ width: 360, maxWidth: '100%' }}>
      <List aria-label="Sync">
        {settings.map(({ id, title, note, isOn }) => (
          <ListItem
            key={id}
            divider={id !== 'backup'}
            secondaryAction={
              <Switch
                edge="end"
                defaultChecked={isOn}
                slotProps={{
                  input: {
                    'aria-labelledby': `ListSwitches-${id}`,
                    'aria-describedby': `ListSwitches-${id}-note`,
                  },
                }}
              />
            }
          >
            <ListItemText
              primary={title}
              secondary={note}
              slotProps={{
                primary: { id: `ListSwitches-${id}` },
                secondary: { id: `ListSwitches-${id}-note` },
              }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
