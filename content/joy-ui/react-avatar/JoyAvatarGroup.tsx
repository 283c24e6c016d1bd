import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const hikers = ['Ana Ruiz', 'Ola Berg', 'Kim Seo', 'Raj Patel', 'Eva Novak', 'Tom Reed'];
const shown = 3;

export default function JoyAvatarGroup() {
  const [joined, setJoined] = React.useState(false);
  const names = joined ? ['You', ...hikers] : hikers;
  const more = names.length - shown;

  return (
    <Sheet
      variant="soft"
      color="success"
      sx={{
        '--Avatar-ringColor': (theme) => theme.vars.palette.success.softBg,
        width: 300,
        p: 2,
        borderRadius: 'md',
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
      }}
    >
      <Typography level="title-md" textColor="inherit">
        Sunday: to the waterfall
      </Typography>
      <AvatarGroup role="img" aria-label={`Hikers: ${names.join(', ')}`} variant="solid">
        {names.slice(0, shown).map((name) => (
          <Avatar key={name} color={name === 'You' ? 'success' : 'neutral'}>
            {name[0]}
          </Avatar>
        ))}
        <Avatar>+{more}</Avatar>
      </AvatarGroup>
      <Button
        size="sm"
        color="success"
        variant={joined ? 'outlined' : 'solid'}
        onClick={() => setJoined(!joined)}
      >
        {joined ? 'Leave the hike' : 'Join the hike'}
      </Button>
    </Sheet>
  );
}
