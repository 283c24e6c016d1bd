import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import TodayIcon from '@mui/icons-material/Today';

const meals = ['Lentils', 'Ramen', 'Gnocchi', 'Shakshuka', 'Pierogi', 'Dal', 'Fried rice', 'Tacos'];
const views = ['This week', 'All recipes'];

export default function FixedBottomNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <Box sx={{ pb: 7 }}>
      <List aria-label={views[view]}>
        {(view === 0 ? meals.slice(0, 7) : [...meals].sort()).map((meal) => (
          <ListItem key={meal}>
            <ListItemText primary={meal} />
          </ListItem>
        ))}
      </List>
      <Paper elevation={3} sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <BottomNavigation
          showLabels
          component="nav"
          aria-label="Meal plan"
          value={view}
          onChange={(_event, next: number) => setView(next)}
        >
          {views.map((label, index) => (
            <BottomNavigationAction
              key={label}
              label={label}
              icon={index === 0 ? <TodayIcon /> : <MenuBookIcon />}
              aria-current={view === index ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
