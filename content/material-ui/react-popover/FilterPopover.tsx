import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FilterPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [limit, setLimit] = React.useState('900');
  const close = () => setAnchorEl(null);

  const apply = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('limit');
    if (typeof value === 'string') setLimit(value);
    close();
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        {limit === '' ? 'Any rent' : `Rent up to €${limit}`}
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter by rent', sx: { mt: 1 } } }}
      >
        <Stack component="form" spacing={2} onSubmit={apply} sx={{ p: 2 }}>
          <TextField
            autoFocus
            name="limit"
            type="number"
            label="Rent per month in euros"
            defaultValue={limit}
          />
          <Button type="submit" variant="contained">
            Show flats
          </Button>
        </Stack>
      </Popover>
    </React.Fragment>
  );
}
