import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const rows = ['top', 'bottom'] as const;
const columns = ['left', 'center', 'right'] as const;

export default function JoySnackbarPositions() {
  const [vertical, setVertical] = React.useState<(typeof rows)[number]>('bottom');
  const [horizontal, setHorizontal] = React.useState<(typeof columns)[number]>('center');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <FormControl>
        <FormLabel>Row</FormLabel>
        <Select value={vertical} onChange={(_event, value) => value && setVertical(value)}>
          {rows.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Column</FormLabel>
        <Select value={horizontal} onChange={(_event, value) => value && setHorizontal(value)}>
          {columns.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl orientation="horizontal" sx={{ gap: 1, minHeight: 36, alignItems: 'center' }}>
        <FormLabel>Radio on air</FormLabel>
        <Switch checked={open} onChange={(event) => setOpen(event.target.checked)} />
      </FormControl>
      <Snackbar
        key={`${vertical} ${horizontal}`}
        role="status"
        variant="solid"
        color="primary"
        anchorOrigin={{ vertical, horizontal }}
        open={open}
      >
        Now playing: Songs for a long train ride
      </Snackbar>
    </Stack>
  );
}
