import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function DisabledAccordion() {
  const [hasPet, setHasPet] = React.useState(false);
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="A pet travels with me"
        control={
          <Checkbox
            checked={hasPet}
            onChange={(_event, checked) => {
              setHasPet(checked);
              setExpanded(checked);
            }}
          />
        }
      />
      <Accordion
        disabled={!hasPet}
        expanded={expanded}
        onChange={(_event, next) => setExpanded(next)}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="pet-header"
          aria-controls="pet-content"
        >
          <Typography component="span">Rules for pets on board</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>
            Animals up to 8 kg travel in a carrier on your lap. Larger dogs need a muzzle and a
            half-price ticket.
          </Typography>
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
}
