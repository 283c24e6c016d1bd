import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const questions = [
  ['Can I bring my dog?', 'Yes, if it sleeps in the tent with you.'],
  ['Is there a kitchen?', 'There are two, with gas stoves, pots and a fridge.'],
  ['When does the gate close?', 'At ten in the evening. After that, ring the bell.'],
];

export default function JoyAccordionBasic() {
  return (
    <AccordionGroup sx={{ maxWidth: 400, '& [hidden]': { visibility: 'hidden' } }}>
      {questions.map(([question, answer]) => (
        <Accordion key={question}>
          <AccordionSummary role="heading" aria-level={2}>
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
