import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyModalForm() {
  const [plants, setPlants] = React.useState(['Fern', 'Aloe']);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography role="status">On the window sill: {plants.join(', ')}</Typography>
      <Button variant="soft" startDecorator={<AddIcon />} onClick={() => setOpen(true)}>
        Add a plant
      </Button>
      <Modal
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick') setOpen(false);
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>New plant</DialogTitle>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const name = new FormData(event.currentTarget).get('name') as string;
              setPlants([...plants, name]);
              setOpen(false);
            }}
          >
            <Stack spacing={2}>
              <FormControl required>
                <FormLabel>Name</FormLabel>
                <Input name="name" autoFocus autoComplete="off" />
              </FormControl>
              <Button type="submit">Add</Button>
            </Stack>
          </form>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
