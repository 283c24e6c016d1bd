import * as React from 'react';
import Badge, { badgeClasses, type BadgeProps } from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const Count = styled((props: BadgeProps) => <Badge color="secondary" {...props} />)({
  marginInlineStart: 8,
  [`& .${badgeClasses.badge}`]: { position: 'static', transform: 'none' },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
});

const lists = [
  { name: 'To do', count: 5 },
  { name: 'Doing', count: 2 },
  { name: 'Done', count: 0 },
];

export default function BadgeInText() {
  const [list, setList] = React.useState('To do');

  return (
    <Tabs value={list} onChange={(_, value: string) => setList(value)} aria-label="Tasks by state">
      {lists.map(({ name, count }) => (
        <Tab
          key={name}
          value={name}
          label={name}
          icon={<Count badgeContent={count} />}
          iconPosition="end"
        />
      ))}
    </Tabs>
  );
}
