import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const chapters = [
  { id: 'engine', name: 'Engine', pages: 'Pages 4–19: starting, oil, cooling' },
  { id: 'brakes', name: 'Brakes', pages: 'Pages 20–31: pads, fluid, parking brake' },
  { id: 'lights', name: 'Lights', pages: 'Pages 32–38: bulbs, fuses, beam height' },
];

export default function AccordionGutters() {
  return (
    <Box sx={{ width: '100%' }}>
      {chapters.map(({ id, name, pages }) => (
        <Accordion
          key={id}
          square
          disableGutters
          variant="outlined"
          defaultExpanded={id === 'brakes'}
          sx={{ '& + &': { borderTop: 0 }, '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`manual-${id}-header`}
            aria-controls={`manual-${id}-content`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{pages}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
