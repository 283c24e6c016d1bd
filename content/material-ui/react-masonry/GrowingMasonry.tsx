import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const answers = [
  { question: 'Can I bring a dog?', answer: 'Yes, if it sleeps in the hall. There is a bowl.' },
  { question: 'Is there a kitchen?', answer: 'A small one, with two plates and an oven.' },
  { question: 'How far is the sea?', answer: 'Twelve minutes on foot, downhill.' },
  { question: 'When is check-out?', answer: 'At eleven. You may leave your bags until four.' },
];

export default function GrowingMasonry() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, minHeight: 260 }}>
      <Masonry
        columns={{ xs: 1, sm: 2 }}
        spacing={2}
        defaultColumns={2}
        defaultSpacing={2}
        defaultHeight={160}
      >
        {answers.map(({ question, answer }) => (
          <Paper key={question} variant="outlined">
            <Accordion elevation={0}>
              <AccordionSummary expandIcon={<ExpandMoreIcon />}>
                <Typography component="span">{question}</Typography>
              </AccordionSummary>
              <AccordionDetails>{answer}</AccordionDetails>
            </Accordion>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
