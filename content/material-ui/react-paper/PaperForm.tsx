import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

export default function PaperForm() {
  const [found, setFound] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('bird');
    setFound(typeof query === 'string' && query ? `Field notes on “${query}”` : '');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Paper
        component="form"
        role="search"
        onSubmit={handleSubmit}
        sx={{ display: 'flex', alignItems: 'center', paddingInlineStart: 2 }}
      >
        <InputBase
          name="bird"
          placeholder="Name of a bird"
          inputProps={{ 'aria-label': 'Name of a bird' }}
          sx={{ flexGrow: 1 }}
        />
        <IconButton type="submit" aria-label="Search the field notes">
          <SearchIcon />
        </IconButton>
      </Paper>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {found}
      </Typography>
    </Stack>
  );
}
