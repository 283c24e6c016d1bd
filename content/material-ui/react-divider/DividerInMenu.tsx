import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function DividerInMenu() {
  return (
    <Paper sx={{ width: 220 }}>
      <MenuList aria-label="Page">
        <MenuItem>Rename</MenuItem>
        <MenuItem>Duplicate</MenuItem>
        <Divider component="li" />
        <MenuItem>Export as PDF</MenuItem>
        <Divider component="li" variant="middle" />
        <MenuItem>Move to trash</MenuItem>
      </MenuList>
    </Paper>
  );
}
