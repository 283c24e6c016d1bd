import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const chapters = ['The lighthouse', 'A letter from Bergen', 'Low tide', 'The other brother'];

export default function JoyDrawerBasic() {
  const [open, setOpen] = React.useState(false);
  const [chapter, setChapter] = React.useState(chapters[0]);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<MenuIcon />}
        onClick={() => setOpen(true)}
      >
        Chapters
      </Button>
      <Typography role="status">You are reading “{chapter}”.</Typography>
      <Drawer open={open} onClose={() => setOpen(false)} size="sm">
        <ModalClose aria-label="Close" />
        <DialogTitle>Chapters</DialogTitle>
        <List>
          {chapters.map((name) => (
            <ListItem key={name}>
              <ListItemButton
                selected={name === chapter}
                aria-current={name === chapter || undefined}
                onClick={() => {
                  setChapter(name);
                  setOpen(false);
                }}
              >
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Stack>
  );
}
