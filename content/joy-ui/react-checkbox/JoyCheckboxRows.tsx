import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';

const chores = ['Water the plants', 'Feed the cat', 'Empty the mailbox'];

export default function JoyCheckboxRows() {
  return (
    <Sheet variant="outlined" sx={{ width: 300, borderRadius: 'sm' }}>
      <List aria-label="While we are away">
        {chores.map((chore) => (
          <ListItem key={chore} sx={{ '&:hover': { bgcolor: 'neutral.plainHoverBg' } }}>
            <Checkbox overlay label={chore} sx={{ flex: 1, flexDirection: 'row-reverse' }} />
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
