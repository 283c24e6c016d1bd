import ContentCutIcon from '@mui/icons-material/ContentCut';
import OpacityIcon from '@mui/icons-material/Opacity';
import YardIcon from '@mui/icons-material/Yard';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const tasks = [
  { title: 'Water the ferns', note: 'Half a liter each', Icon: OpacityIcon },
  { title: 'Repot the basil', note: 'The large clay pot is in the shed', Icon: YardIcon },
  { title: 'Cut back the ivy', note: 'Only above the window', Icon: ContentCutIcon },
];

export default function BasicList() {
  return (
    <Paper elevation={0} sx={{ width: 340, maxWidth: '100%' }}>
      <List aria-label="Garden work for Tuesday">
        {tasks.map(({ title, note, Icon }) => (
          <ListItem key={title}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={title} secondary={note} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
