import List, { listClasses } from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const Ranking = styled(List)(({ theme }) => ({
  counterReset: 'place',
  display: 'grid',
  gap: theme.spacing(1),
  [`&.${listClasses.padding}`]: { paddingBlock: 0 },
  [`& .${listItemClasses.root}`]: {
    counterIncrement: 'place',
    borderRadius: 12,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    '&::before': {
      content: 'counter(place)',
      ...theme.typography.h5,
      minWidth: 40,
      color: (theme.vars ?? theme).palette.primary.main,
    },
  },
})) as typeof List;

const results = [
  { name: 'Tide Runners', points: 212 },
  { name: 'Blue Anchor', points: 198 },
  { name: 'Second Wind', points: 187 },
];

export default function CustomizedList() {
  return (
    <Ranking component="ol" aria-label="Results of the regatta" sx={{ width: 300 }}>
      {results.map(({ name, points }) => (
        <ListItem key={name}>
          <ListItemText primary={name} secondary={`${points} points`} />
        </ListItem>
      ))}
    </Ranking>
  );
}
