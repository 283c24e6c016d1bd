import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const lines = 'Oat milk\nBread\nSix eggs\nRice\nBasil\nLemons';

const fields = [
  { id: 'textarea-rows-1', name: 'No limits', minRows: undefined, maxRows: undefined },
  { id: 'textarea-rows-2', name: 'minRows={8}', minRows: 8, maxRows: undefined },
  { id: 'textarea-rows-3', name: 'maxRows={3}', minRows: undefined, maxRows: 3 },
];

export default function TextareaRows() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ alignItems: { xs: 'center', sm: 'flex-start' } }}
    >
      {fields.map(({ id, name, minRows, maxRows }) => (
        <Box key={id} sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
          <label htmlFor={id}>{name}</label>
          <TextareaAutosize
            id={id}
            minRows={minRows}
            maxRows={maxRows}
            defaultValue={lines}
            style={{ width: 130 }}
          />
        </Box>
      ))}
    </Stack>
  );
}
