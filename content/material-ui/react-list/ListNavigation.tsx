import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import PeopleIcon from '@mui/icons-material/People';
import ReceiptIcon from '@mui/icons-material/Receipt';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { title: 'Schedule', Icon: CalendarMonthIcon },
  { title: 'Patients', Icon: PeopleIcon },
  { title: 'Invoices', Icon: ReceiptIcon },
];
const current = 'Patients';

export default function ListNavigation() {
  return (
    <Box component="nav" aria-label="Practice" sx={{ width: 260, bgcolor: 'background.paper' }}>
      <List>
        {pages.map(({ title, Icon }) => (
          <ListItem key={title} disablePadding>
            <ListItemButton
              component="a"
              href="#items-that-react"
              selected={title === current}
              aria-current={title === current ? 'page' : undefined}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={title} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
