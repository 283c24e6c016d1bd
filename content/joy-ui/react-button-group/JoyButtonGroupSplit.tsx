import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const copies = ['One copy', 'Both sides', 'Booklet'];

export default function JoyButtonGroupSplit() {
  const [kind, setKind] = React.useState('One copy');
  const [printed, setPrinted] = React.useState('');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <ButtonGroup variant="solid" color="primary" aria-label="Print the hymn book">
          <Button onClick={() => setPrinted(kind)}>Print: {kind.toLowerCase()}</Button>
          <MenuButton slots={{ root: IconButton }} aria-label="Choose how to print">
            <ArrowDropDownIcon />
          </MenuButton>
        </ButtonGroup>
        <Menu placement="bottom-end">
          {copies.map((name) => (
            <MenuItem key={name} selected={name === kind} onClick={() => setKind(name)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status">
        {printed ? `Sent to the printer: ${printed.toLowerCase()}` : 'Nothing printed yet'}
      </Typography>
    </Stack>
  );
}
