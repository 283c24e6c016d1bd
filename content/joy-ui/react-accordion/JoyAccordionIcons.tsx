import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const people = [
  { name: 'Noemi', text: 'Leads the choir', rights: ['Rehearsals', 'Sheet music', 'Money'] },
  { name: 'Tarek', text: 'Sings bass', rights: ['Rehearsals', 'Sheet music'] },
];

export default function JoyAccordionIcons() {
  const [open, setOpen] = React.useState('Tarek');

  return (
    <AccordionGroup
      variant="outlined"
      transition="0.3s ease-out"
      sx={{ maxWidth: 360, borderRadius: 'lg', '& [hidden]': { visibility: 'hidden' } }}
    >
      {people.map(({ name, text, rights }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : '')}
        >
          <AccordionSummary
            role="heading"
            aria-level={3}
            indicator={open === name ? <RemoveIcon /> : <AddIcon />}
          >
            <Avatar component="span" size="sm">
              {name[0]}
            </Avatar>
            <ListItemContent component="span">
              <Typography component="span" level="title-sm">
                {name}
              </Typography>
              <Typography component="span" level="body-sm">
                {text}
              </Typography>
            </ListItemContent>
          </AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1}>
              {['Rehearsals', 'Sheet music', 'Money'].map((right) => (
                <FormControl
                  key={right}
                  orientation="horizontal"
                  sx={{ justifyContent: 'space-between' }}
                >
                  <FormLabel>{right}</FormLabel>
                  <Switch size="sm" defaultChecked={rights.includes(right)} />
                </FormControl>
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
