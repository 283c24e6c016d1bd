import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function OrderedTransferList() {
  const [speakers, setSpeakers] = React.useState(['Inês Duarte', 'Kofi Mensah', 'Yuki Tanaka']);
  const [message, setMessage] = React.useState('');

  const shift = (index: number, step: 1 | -1) => {
    const name = speakers[index] ?? '';
    const next = speakers.filter((other) => other !== name);
    const place = Math.min(speakers.length - 1, Math.max(0, index + step));
    next.splice(place, 0, name);
    setSpeakers(next);
    setMessage(`${name} is number ${place + 1}`);
  };

  return (
    <Paper variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <List component="ol" aria-label="Order of the talks">
        {speakers.map((name, index) => (
          <ListItem
            key={name}
            secondaryAction={
              <>
                <IconButton aria-label={`${name} earlier`} onClick={() => shift(index, -1)}>
                  <ArrowUpwardIcon />
                </IconButton>
                <IconButton edge="end" aria-label={`${name} later`} onClick={() => shift(index, 1)}>
                  <ArrowDownwardIcon />
                </IconButton>
              </>
            }
          >
            <ListItemText primary={`${index + 1}. ${name}`} sx={{ marginInlineEnd: 5 }} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2, pb: 2, minHeight: 20 }}>
        {message}
      </Typography>
    </Paper>
  );
}
