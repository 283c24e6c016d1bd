import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionSettings() {
  const [expanded, setExpanded] = React.useState(true);
  const [saved, setSaved] = React.useState('Leave it with the neighbors');
  const [note, setNote] = React.useState(saved);

  const finish = (next: string) => {
    setSaved(next);
    setNote(next);
    setExpanded(false);
  };

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, next) => setExpanded(next)}
      sx={{ width: '100%' }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="delivery-header"
        aria-controls="delivery-content"
        sx={{ '& .MuiAccordionSummary-content': { flexWrap: 'wrap', columnGap: 2 } }}
      >
        <Typography component="span" sx={{ width: 160 }}>
          Delivery note
        </Typography>
        <Typography component="span" color="text.secondary">
          {saved}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          fullWidth
          label="What should the courier know?"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => finish(saved)}>Cancel</Button>
        <Button onClick={() => finish(note)}>Save</Button>
      </AccordionActions>
    </Accordion>
  );
}
