import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import useMediaQuery from '@mui/system/useMediaQuery';
import JoyMailFolders from './JoyMailFolders';
import JoyMailList from './JoyMailList';
import JoyMailMessage from './JoyMailMessage';
import { messages as allMessages } from './joyMailData';

/** Only for screen readers. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const pane = { minWidth: 0, overflow: 'auto' };

export default function JoyMail() {
  const [messages, setMessages] = React.useState(allMessages);
  const [query, setQuery] = React.useState('');
  const [openId, setOpenId] = React.useState<string>();
  const [read, setRead] = React.useState<readonly string[]>([]);
  const [hasFolders, setFolders] = React.useState(false);

  const shown = messages.filter(({ from, subject }) =>
    `${from} ${subject}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  // Without a choice, wide windows show the first message, and phones the list.
  const message = messages.find(({ id }) => id === openId) ?? messages[0];
  const isOpen = openId !== undefined;
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const unread = messages.flatMap(({ id, isUnread }) =>
    isUnread && !read.includes(id) ? [id] : [],
  );

  // On phones, the message replaces the list, so the focus follows to its subject and back.
  const before = React.useRef<string>(undefined);
  React.useEffect(() => {
    if (openId !== before.current) {
      document.getElementById(openId === undefined ? 'inbox' : 'subject')?.focus();
    }
    before.current = openId;
  }, [openId]);
  const open = (id: string) => {
    setOpenId(id);
    setRead([...read, id]);
  };
  const archive = () => {
    setMessages(messages.filter(({ id }) => id !== message?.id));
    setOpenId(undefined);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(250px, 2fr) minmax(0, 3fr)',
          lg: '232px 340px minmax(0, 1fr)',
        },
        gridTemplateRows: { xs: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
        height: '100dvh',
      }}
    >
      <CssBaseline />
      <Sheet
        component="header"
        sx={{
          display: { xs: 'flex', lg: 'none' },
          gridColumn: '1 / -1',
          alignItems: 'center',
          gap: 1,
          p: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton aria-label="Folders" onClick={() => setFolders(true)}>
          <MenuIcon />
        </IconButton>
        <Typography level="title-md">Hall post</Typography>
      </Sheet>
      <Drawer
        size="sm"
        open={hasFolders}
        onClose={() => setFolders(false)}
        slotProps={{ content: { 'aria-label': 'Folders' } }}
      >
        <ModalClose aria-label="Close" />
        <JoyMailFolders unread={unread.length} onChoose={() => setFolders(false)} />
      </Drawer>
      <Sheet variant="soft" sx={{ ...pane, display: { xs: 'none', lg: 'block' } }}>
        <JoyMailFolders unread={unread.length} />
      </Sheet>
      <Box component="main" sx={{ display: 'contents' }}>
        <Typography component="h1" sx={hidden}>
          Mail
        </Typography>
        <Box
          sx={{
            ...pane,
            display: { xs: isOpen ? 'none' : 'block', sm: 'block' },
            borderInlineEnd: { sm: '1px solid' },
            borderColor: { sm: 'divider' },
          }}
        >
          <JoyMailList
            messages={shown}
            openId={isPhone ? undefined : message?.id}
            unread={unread}
            query={query}
            onQuery={setQuery}
            onOpen={open}
          />
        </Box>
        <Box sx={{ ...pane, display: { xs: isOpen ? 'block' : 'none', sm: 'block' } }}>
          {message ? (
            <JoyMailMessage
              message={message}
              onClose={() => setOpenId(undefined)}
              onArchive={archive}
            />
          ) : (
            <Typography level="body-sm" sx={{ p: 6, textAlign: 'center' }}>
              The inbox is empty.
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
