import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const foods = ['Bread', 'Pears', 'Cheese'];

export default function JoySnackbarQueue() {
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(0);

  const add = (food: string) => {
    nextId.current += 1;
    setQueue([...queue, { id: nextId.current, text: `${food}: on the list` }]);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1.5}>
      {foods.map((food) => (
        <Button key={food} variant="soft" color="success" onClick={() => add(food)}>
          {food}
        </Button>
      ))}
      <Snackbar
        key={queue[0]?.id}
        role="status"
        color="success"
        variant="soft"
        size="sm"
        autoHideDuration={5000}
        open={open && queue.length > 0}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        onUnmount={() => {
          setQueue(queue.slice(1));
          setOpen(queue.length > 1);
        }}
      >
        {queue[0]?.text}
      </Snackbar>
    </Stack>
  );
}
