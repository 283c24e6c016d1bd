import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Button from '@mui/joy/Button';

const steps = [
  { title: 'Mix', text: 'Stir flour, water and salt. Wait for an hour.' },
  { title: 'Fold', text: 'Fold the dough four times, every half hour.' },
  { title: 'Bake', text: 'Bake it hot in a closed pot, then open the lid.' },
];

export default function JoyAccordionSingle() {
  const [step, setStep] = React.useState(0);

  return (
    <AccordionGroup
      variant="soft"
      color="warning"
      sx={{ maxWidth: 360, borderRadius: 'md', '& [hidden]': { visibility: 'hidden' } }}
    >
      {steps.map(({ title, text }, index) => (
        <Accordion
          key={title}
          expanded={step === index}
          onChange={(_event, expanded) => setStep(expanded ? index : -1)}
        >
          <AccordionSummary role="heading" aria-level={3}>
            {index + 1}. {title}
          </AccordionSummary>
          <AccordionDetails>
            {text}
            <Button
              size="sm"
              color="warning"
              sx={{ alignSelf: 'start', mt: 1 }}
              onClick={() => setStep(index + 1)}
            >
              Done
            </Button>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
