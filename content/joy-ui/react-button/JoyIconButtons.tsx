import * as React from 'react';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const tools = [
  { name: 'Pin', icon: <PushPinOutlinedIcon /> },
  { name: 'Bookmark', icon: <BookmarkBorderIcon /> },
  { name: 'Notify me', icon: <NotificationsNoneIcon /> },
];

export default function JoyIconButtons() {
  const [active, setActive] = React.useState<string[]>(['Pin']);
  const toggle = (name: string) =>
    setActive((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );

  return (
    <Sheet variant="outlined" sx={{ display: 'flex', gap: 1, p: 1.5, borderRadius: 'md' }}>
      <Typography sx={{ alignSelf: 'center', mr: 2 }}>Release notes</Typography>
      {tools.map(({ name, icon }) => (
        <IconButton
          key={name}
          aria-label={name}
          aria-pressed={active.includes(name)}
          variant={active.includes(name) ? 'solid' : 'plain'}
          color={active.includes(name) ? 'primary' : 'neutral'}
          onClick={() => toggle(name)}
        >
          {icon}
        </IconButton>
      ))}
    </Sheet>
  );
}
