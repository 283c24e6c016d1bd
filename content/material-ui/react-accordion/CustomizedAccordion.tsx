import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';

const Recipe = styled(Accordion)(({ theme }) => ({
  backgroundColor: 'transparent',
  backgroundImage: 'none',
  boxShadow: 'none',
  borderBottom: `1px solid ${(theme.vars || theme).palette.divider}`,
  '&::before': { display: 'none' },
  [`&.${accordionClasses.expanded}`]: { margin: 0 },
}));

const RecipeName = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1.5),
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
    transform: 'rotate(45deg)',
  },
}));

const recipes = [
  { id: 'dough', name: 'Dough', text: 'Knead 500 g flour, 320 g water, 10 g salt and 3 g yeast.' },
  { id: 'sauce', name: 'Sauce', text: 'Crush peeled tomatoes by hand. Add salt, nothing else.' },
];

export default function CustomizedAccordion() {
  return (
    <Box sx={{ width: '100%' }}>
      {recipes.map(({ id, name, text }) => (
        <Recipe key={id}>
          <RecipeName
            expandIcon={<AddIcon />}
            id={`pizza-${id}-header`}
            aria-controls={`pizza-${id}-content`}
          >
            <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
              {name}
            </Typography>
          </RecipeName>
          <AccordionDetails sx={{ paddingInlineStart: 6.5 }}>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Recipe>
      ))}
    </Box>
  );
}
