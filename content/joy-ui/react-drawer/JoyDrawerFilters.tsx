import * as React from 'react';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const wishes = ['Sauna', 'Fireplace', 'Rowing boat', 'Dogs welcome'];

export default function JoyDrawerFilters() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(['Sauna']);

  return (
    <React.Fragment>
      <Button startDecorator={<TuneIcon />} onClick={() => setOpen(true)}>
        Filter the cabins ({chosen.length})
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: { sx: { bgcolor: 'transparent', boxShadow: 'none', p: { xs: 0, sm: 2 } } },
        }}
      >
        <Sheet
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
            height: '100%',
            p: 2,
            borderRadius: { xs: 0, sm: 'md' },
            overflow: 'auto',
          }}
        >
          <DialogTitle>Filters</DialogTitle>
          <ModalClose aria-label="Close" />
          <Divider />
          <DialogContent>
            <Stack spacing={1.5} role="group" aria-label="The cabin has">
              {wishes.map((wish) => (
                <Checkbox
                  key={wish}
                  label={wish}
                  checked={chosen.includes(wish)}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked
                        ? [...chosen, wish]
                        : chosen.filter((item) => item !== wish),
                    )
                  }
                />
              ))}
            </Stack>
          </DialogContent>
          <Button onClick={() => setOpen(false)}>Show the cabins</Button>
        </Sheet>
      </Drawer>
    </React.Fragment>
  );
}
