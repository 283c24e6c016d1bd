import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const PER_PAGE = 3;
const songs = [
  'Morning on the quay',
  'Eleven umbrellas',
  'The ferry waltz',
  'Salt',
  'A letter from Riga',
  'Low tide',
  'Two bridges',
  'The lamplighter',
];

export default function BasicPagination() {
  const [page, setPage] = React.useState(1);
  const shown = songs.slice((page - 1) * PER_PAGE, page * PER_PAGE);

  return (
    <Stack spacing={1} sx={{ minHeight: 210 }}>
      <List dense sx={{ flexGrow: 1 }}>
        {shown.map((song) => (
          <ListItem key={song}>
            <ListItemText primary={song} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of songs"
        count={Math.ceil(songs.length / PER_PAGE)}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </Stack>
  );
}
