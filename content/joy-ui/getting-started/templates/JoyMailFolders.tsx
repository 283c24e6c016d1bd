import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DraftsIcon from '@mui/icons-material/EditNoteOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface JoyMailFoldersProps {
  unread: number;
  onChoose?: () => void;
}

export default function JoyMailFolders({ unread, onChoose }: JoyMailFoldersProps) {
  const folders = [
    { name: 'Inbox', count: unread, icon: InboxIcon },
    { name: 'Drafts', count: 1, icon: DraftsIcon },
    { name: 'Sent', count: 0, icon: SendIcon },
    { name: 'Archive', count: 0, icon: ArchiveIcon },
  ];
  return (
    <Stack component="nav" aria-label="Folders" spacing={2} sx={{ height: '100%', p: 2 }}>
      <Typography level="title-lg" sx={{ px: 1.5 }}>
        Hall post
      </Typography>
      <Button>Write a message</Button>
      <List size="sm" sx={{ '--List-radius': '8px', '--List-padding': '0px', '--List-gap': '4px' }}>
        {folders.map(({ name, count, icon: Icon }, index) => (
          <ListItem key={name}>
            <ListItemButton
              component="a"
              href={`#${name.toLowerCase()}`}
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
              onClick={onChoose}
            >
              <ListItemDecorator>
                <Icon />
              </ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
              {count > 0 && <Typography level="body-xs">{count}</Typography>}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ alignItems: 'center', px: 1, pt: 2, mt: 'auto !important' }}
      >
        <Avatar size="sm" aria-hidden>
          NK
        </Avatar>
        <div>
          <Typography level="title-sm">Nora Keller</Typography>
          <Typography level="body-xs">Concert hall, Varn</Typography>
        </div>
      </Stack>
    </Stack>
  );
}
