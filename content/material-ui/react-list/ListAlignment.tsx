import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const reviews = [
  {
    author: 'Priya Nair',
    date: '3 March',
    text: 'Quiet room and a good desk. The train station is five minutes away, and breakfast starts early enough for the first connection.',
  },
  { author: 'Sam Okoye', date: '19 February', text: 'Clean, friendly, no elevator.' },
];

export default function ListAlignment() {
  return (
    <Paper elevation={0} sx={{ width: 360, maxWidth: '100%' }}>
      <List aria-label="Reviews">
        {reviews.map(({ author, date, text }, index) => (
          <ListItem key={author} alignItems="flex-start" divider={index < reviews.length - 1}>
            <ListItemAvatar>
              <Avatar alt="" />
            </ListItemAvatar>
            <ListItemText
              primary={author}
              secondary={
                <>
                  <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
                    {date}
                  </Box>
                  {text}
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
