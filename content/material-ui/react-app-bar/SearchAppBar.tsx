import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import LocalMallIcon from '@mui/icons-material/LocalMall';
import SearchIcon from '@mui/icons-material/Search';

export default function SearchAppBar() {
  const [query, setQuery] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar component="div" position="static" color="default">
        <Toolbar sx={{ gap: 2 }}>
          <Typography
            variant="h6"
            component="div"
            noWrap
            sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }}
          >
            Seed shop
          </Typography>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              flexGrow: { xs: 1, sm: 0 },
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              '&:focus-within': { borderColor: 'primary.main' },
            }}
          >
            <SearchIcon fontSize="small" />
            <InputBase
              type="search"
              placeholder="Tomato, basil, …"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              slotProps={{ input: { 'aria-label': 'Search the seed shop' } }}
            />
          </Box>
          <IconButton color="inherit" edge="end" aria-label="Basket, 3 items">
            <Badge badgeContent={3} color="primary">
              <LocalMallIcon />
            </Badge>
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
