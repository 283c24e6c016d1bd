import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const books = [
  { title: 'The salt road', topics: ['History', 'Travel'] },
  { title: 'Clouds by name', topics: ['Nature'] },
  { title: 'A lighthouse year', topics: ['Nature', 'Travel'] },
  { title: 'Letters of a weaver', topics: ['History'] },
];
const topics = ['History', 'Nature', 'Travel'];

export default function JoyChipFilters() {
  const [chosen, setChosen] = React.useState(['Travel']);
  const found = books.filter((book) => chosen.every((topic) => book.topics.includes(topic)));

  return (
    <Stack spacing={1.5} sx={{ width: 280, minHeight: 140 }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Topics">
        {topics.map((topic) => {
          const on = chosen.includes(topic);
          return (
            <Chip
              key={topic}
              size="lg"
              variant={on ? 'solid' : 'outlined'}
              color={on ? 'primary' : 'neutral'}
              onClick={() =>
                setChosen(on ? chosen.filter((one) => one !== topic) : [...chosen, topic])
              }
              slotProps={{ action: { 'aria-pressed': on } }}
            >
              {topic}
            </Chip>
          );
        })}
      </Stack>
      <Typography level="body-sm" role="status">
        {found.length === 0 ? 'No book' : found.map(({ title }) => title).join(', ')}
      </Typography>
    </Stack>
  );
}
