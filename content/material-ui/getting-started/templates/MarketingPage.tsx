import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MarketingFeatures from './MarketingFeatures';
import MarketingFooter from './MarketingFooter';
import MarketingHeader from './MarketingHeader';
import MarketingHero from './MarketingHero';
import MarketingPricing from './MarketingPricing';

const questions = [
  {
    question: 'Do all people in the group need Waypost?',
    answer: 'No. They open your link in a browser. Only the person who plans needs an account.',
  },
  {
    question: 'Which regions have maps?',
    answer: 'All of Europe, and timetables of 31 countries. We add a region about every month.',
  },
  {
    question: 'How do I cancel?',
    answer: 'With one button in the settings. Your walks stay yours, as files that you can keep.',
  },
];

export default function MarketingPage() {
  return (
    <Box
      sx={{
        '& .MuiButton-root': { borderRadius: 99, px: 2.5, textTransform: 'none' },
        '& h2.MuiTypography-h4': { fontWeight: 700, letterSpacing: '-0.02em', textWrap: 'balance' },
        '& [id]': { scrollMarginTop: 80 },
      }}
    >
      <CssBaseline />
      <MarketingHeader />
      <Box component="main" sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3 } }}>
        <MarketingHero />
        <Divider />
        <div id="features">
          <MarketingFeatures />
        </div>
        <Divider />
        <div id="pricing">
          <MarketingPricing />
        </div>
        <Divider />
        <Box
          component="section"
          id="questions"
          aria-labelledby="questions-title"
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '1fr 2fr' },
            gap: 4,
            py: { xs: 7, md: 10 },
          }}
        >
          <Typography id="questions-title" component="h2" variant="h4">
            Questions
          </Typography>
          <div>
            {questions.map(({ question, answer }) => (
              <Accordion
                key={question}
                disableGutters
                elevation={0}
                sx={{ bgcolor: 'transparent' }}
              >
                <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 0, py: 1 }}>
                  <Typography component="span" sx={{ fontWeight: 500 }}>
                    {question}
                  </Typography>
                </AccordionSummary>
                <AccordionDetails sx={{ px: 0, pt: 0, pb: 3, color: 'text.secondary' }}>
                  <Typography>{answer}</Typography>
                </AccordionDetails>
              </Accordion>
            ))}
          </div>
        </Box>
      </Box>
      <MarketingFooter />
    </Box>
  );
}
