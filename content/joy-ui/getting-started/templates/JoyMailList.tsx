import SearchIcon from '@mui/icons-material/Search';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { Message } from './joyMailData';

export const initialsOf = (name: string) =>
  name
    .replace(/(\S)\S*\s*/g, '$1')
    .slice(0, 2)
    .toUpperCase();

interface JoyMailListProps {
  messages: Message[];
  openId: string | undefined;
  unread: readonly string[];
  query: string;
  onQuery: (query: string) => void;
  onOpen: (id: string) => void;
}

export default function JoyMailList(props: JoyMailListProps) {
  const { messages, openId, unread, query, onQuery, onOpen } = props;
  return (
    <Stack spacing={1.5} sx={{ pt: 2 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'baseline', justifyContent: 'space-between', px: 2 }}
      >
        <Typography level="h4" component="h2" id="inbox" tabIndex={-1} sx={{ outline: 'none' }}>
          Inbox
        </Typography>
        <Typography level="body-sm" role="status">
          {messages.length} {messages.length === 1 ? 'message' : 'messages'}
        </Typography>
      </Stack>
      <Box sx={{ px: 2 }}>
        <Input
          type="search"
          placeholder="Search"
          startDecorator={<SearchIcon />}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          slotProps={{ input: { 'aria-label': 'Search the inbox' } }}
        />
      </Box>
      <List sx={{ '--ListItemDecorator-size': '52px', '--ListItem-paddingY': '12px' }}>
        {messages.map(({ id, from, color, subject, time, text }) => {
          const isUnread = unread.includes(id);
          return (
            <ListItem key={id} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
              <ListItemButton
                selected={id === openId}
                aria-current={id === openId}
                onClick={() => onOpen(id)}
                sx={{ alignItems: 'start', px: 2 }}
              >
                <ListItemDecorator sx={{ alignSelf: 'start' }}>
                  <Avatar size="sm" color={color} aria-hidden>
                    {initialsOf(from)}
                  </Avatar>
                </ListItemDecorator>
                <ListItemContent sx={{ minWidth: 0 }}>
                  <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
                    <Typography
                      level={isUnread ? 'title-sm' : 'body-sm'}
                      noWrap
                      textColor="text.primary"
                    >
                      {from}
                    </Typography>
                    <Typography level="body-xs" sx={{ flex: 'none' }}>
                      {time}
                    </Typography>
                  </Stack>
                  <Typography
                    level={isUnread ? 'title-sm' : 'body-sm'}
                    textColor="text.primary"
                    startDecorator={
                      isUnread && (
                        <Box
                          component="span"
                          role="img"
                          aria-label="Unread"
                          sx={{ width: 8, height: 8, borderRadius: 8, bgcolor: 'primary.solidBg' }}
                        />
                      )
                    }
                  >
                    {subject}
                  </Typography>
                  <Typography level="body-xs" noWrap>
                    {text[0]}
                  </Typography>
                </ListItemContent>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Stack>
  );
}
