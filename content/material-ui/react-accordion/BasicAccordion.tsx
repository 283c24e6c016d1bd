import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  {
    id: 'guest',
    question: 'May I bring a guest to the pool?',
    answer: 'Yes, two at a time. Guests pay the day rate at the desk and leave with you.',
  },
  {
    id: 'locker',
    question: 'Where do I get a locker key?',
    answer: 'Any coin unlocks a locker. You get the coin back when you return the key.',
  },
  {
    id: 'pause',
    question: 'Can I pause my membership?',
    answer: 'For up to three months a year. Tell us before the first day of the month.',
  },
];

export default function BasicAccordion() {
  return (
    <Box sx={{ width: '100%' }}>
      {questions.map(({ id, question, answer }) => (
        <Accordion
          key={id}
          defaultExpanded={id === 'guest'}
          slotProps={{ heading: { component: 'h2' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`pool-${id}-header`}
            aria-controls={`pool-${id}-content`}
          >
            <Typography component="span">{question}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
