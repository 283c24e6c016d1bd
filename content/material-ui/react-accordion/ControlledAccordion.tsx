import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const days = [
  { id: 'friday', name: 'Friday', plan: '18:00 doors, 19:30 the brass band, 22:00 silent disco.' },
  {
    id: 'saturday',
    name: 'Saturday',
    plan: '11:00 children’s choir, 15:00 open stage, 21:00 fado.',
  },
  { id: 'sunday', name: 'Sunday', plan: '10:00 breakfast with the musicians, 13:00 farewell.' },
];

export default function ControlledAccordion() {
  const [openDay, setOpenDay] = React.useState('friday');

  return (
    <Box sx={{ width: '100%' }}>
      {days.map(({ id, name, plan }) => (
        <Accordion
          key={id}
          expanded={openDay === id}
          onChange={(_event, expanded) => setOpenDay(expanded ? id : '')}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`festival-${id}-header`}
            aria-controls={`festival-${id}-content`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{plan}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
