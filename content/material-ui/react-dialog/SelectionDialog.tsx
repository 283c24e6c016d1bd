import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import StorefrontIcon from '@mui/icons-material/Storefront';

const branches = [
  { name: 'Canal Street', hours: 'Open until 20:00' },
  { name: 'Old Market', hours: 'Open until 18:00' },
  { name: 'North Station', hours: 'Open until 23:00' },
];

export default function SelectionDialog() {
  const [open, setOpen] = React.useState(false);
  const [branch, setBranch] = React.useState('Canal Street');

  const handlePick = (name: string) => {
    setBranch(name);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>{`Pick up at ${branch}`}</Typography>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change branch
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Choose a branch</DialogTitle>
        <List sx={{ pt: 0 }}>
          {branches.map(({ name, hours }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === branch}
                autoFocus={name === branch}
                onClick={() => handlePick(name)}
              >
                <ListItemIcon>
                  <StorefrontIcon />
                </ListItemIcon>
                <ListItemText primary={name} secondary={hours} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
