import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const meals = [
  { variant: 'outlined', size: 'sm', name: 'Breakfast', dishes: ['Porridge', 'Eggs', 'Fruit'] },
  { variant: 'soft', size: 'md', name: 'Lunch', dishes: ['Soup', 'Salad', 'Pasta'] },
  { variant: 'solid', size: 'lg', name: 'Dinner', dishes: ['Curry', 'Risotto', 'Stew'] },
] as const;

export default function JoyRadioVariants() {
  return (
    <Stack spacing={3}>
      {meals.map(({ variant, size, name, dishes }) => (
        <div key={name}>
          <Typography level="title-sm" id={`JoyRadioVariants-${name}`} sx={{ mb: 1 }}>
            {name}
          </Typography>
          <RadioGroup
            aria-labelledby={`JoyRadioVariants-${name}`}
            defaultValue={dishes[0]}
            orientation="horizontal"
            size={size}
            sx={{ '--RadioGroup-gap': '0px', flexWrap: 'wrap', gap: 2 }}
          >
            {dishes.map((dish) => (
              <Radio key={dish} value={dish} label={dish} variant={variant} />
            ))}
          </RadioGroup>
        </div>
      ))}
    </Stack>
  );
}
