import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const everyone = ['Amina', 'Bartosz', 'Chiara', 'Dev'];

export default function DeletableChips() {
  const listRef = React.useRef<HTMLUListElement>(null);
  const [guests, setGuests] = React.useState(everyone);

  const handleDelete = (name: string) => {
    setGuests((current) => current.filter((guest) => guest !== name));
    listRef.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box
        component="ul"
        ref={listRef}
        tabIndex={-1}
        aria-label="Dinner guests"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          p: 0,
          m: 0,
          minHeight: 32,
          listStyle: 'none',
        }}
      >
        {guests.map((guest) => (
          <li key={guest}>
            <Chip
              label={guest}
              aria-label={`${guest}, press Delete to remove`}
              onDelete={() => handleDelete(guest)}
            />
          </li>
        ))}
      </Box>
      <Button
        size="small"
        disabled={guests.length === everyone.length}
        onClick={() => setGuests(everyone)}
      >
        Invite everyone again
      </Button>
    </Stack>
  );
}
