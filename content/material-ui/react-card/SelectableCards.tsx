import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const extras = [
  { name: 'Helmet', price: '3 € a day' },
  { name: 'Child seat', price: '4 € a day' },
  { name: 'Rain cover', price: 'free' },
];

export default function SelectableCards() {
  const [picked, setPicked] = React.useState(['Helmet']);

  const toggle = (name: string) =>
    setPicked((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );

  return (
    <Box
      role="group"
      aria-label="Extras for the bike"
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      }}
    >
      {extras.map(({ name, price }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={picked.includes(name)}
            onClick={() => toggle(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': {
                backgroundColor: 'action.selected',
                boxShadow: 'inset 0 0 0 2px currentColor',
              },
            }}
          >
            <CardContent>
              <Typography>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {price}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
