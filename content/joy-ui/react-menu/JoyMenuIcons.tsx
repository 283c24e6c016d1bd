import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const ways = [
  { name: 'Email', icon: <EmailIcon />, result: 'The ticket is in your inbox.' },
  { name: 'Link', icon: <LinkIcon />, result: 'Here is a link to the ticket.' },
  { name: 'Paper', icon: <PrintIcon />, result: 'Please fetch it at the counter.' },
];

export default function JoyMenuIcons() {
  const [result, setResult] = React.useState('How do you want your ticket?');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <MenuButton variant="solid" color="primary" endDecorator={<ArrowDropDownIcon />}>
          Get the ticket
        </MenuButton>
        <Menu variant="soft" color="primary" aria-label="Ways to get the ticket">
          {ways.map((way) => (
            <MenuItem key={way.name} onClick={() => setResult(way.result)}>
              <ListItemDecorator>{way.icon}</ListItemDecorator>
              {way.name}
            </MenuItem>
          ))}
          <MenuItem disabled>
            <ListItemDecorator />
            Text message
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">{result}</Typography>
    </Stack>
  );
}
