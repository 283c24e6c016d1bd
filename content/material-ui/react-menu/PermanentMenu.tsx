import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const tools = ['Select', 'Pencil', 'Eraser', 'Fill'];

export default function PermanentMenu() {
  return (
    <Paper variant="outlined" sx={{ width: 180 }}>
      <MenuList aria-label="Drawing tools" dense>
        {tools.map((tool) => (
          <MenuItem key={tool} disabled={tool === 'Fill'}>
            {tool}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
