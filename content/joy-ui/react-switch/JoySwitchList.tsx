import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const notices = [
  { name: 'Trains that are late', on: true },
  { name: 'Changes of the platform', on: true },
  { name: 'Works on my route', on: false },
];

export default function JoySwitchList() {
  return (
    <Sheet variant="outlined" sx={{ width: 310, borderRadius: 'sm' }}>
      <List aria-label="Notify me about">
        {notices.map(({ name, on }) => (
          <ListItem key={name}>
            <Typography
              component="label"
              endDecorator={<Switch defaultChecked={on} />}
              sx={{ flex: 1, justifyContent: 'space-between', cursor: 'pointer' }}
            >
              {name}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
