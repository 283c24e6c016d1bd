import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const crew = ['Runa', 'Mateo', 'Isla'];
const insets = ['context', 'gutter', 'startDecorator', 'startContent'] as const;

export default function JoyListDividers() {
  const [inset, setInset] = React.useState<(typeof insets)[number]>('context');

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <FormControl>
        <FormLabel>inset</FormLabel>
        <Select value={inset} onChange={(_event, value) => value && setInset(value)}>
          {insets.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <List variant="outlined" sx={{ borderRadius: 'sm' }}>
        {crew.flatMap((name, index) => [
          index > 0 && <ListDivider key={`${name} line`} aria-hidden inset={inset} />,
          <ListItem key={name}>
            <ListItemDecorator>
              <Avatar size="sm">{name[0]}</Avatar>
            </ListItemDecorator>
            {name}
          </ListItem>,
        ])}
      </List>
    </Stack>
  );
}
