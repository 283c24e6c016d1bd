import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const boxes = [
  { id: 'small', name: 'Small box', text: '3 kg, for one or two', price: '$14' },
  { id: 'family', name: 'Family box', text: '6 kg, with fruit', price: '$25' },
  { id: 'winter', name: 'Winter box', text: '8 kg of roots and cabbage', price: '$22' },
];

export default function JoyRadioCards() {
  return (
    <RadioGroup
      overlay
      defaultValue="family"
      aria-label="Weekly box of vegetables"
      sx={{ gap: 1.5, width: 320, [`& .${radioClasses.input}`]: { appearance: 'none' } }}
    >
      {boxes.map(({ id, name, text, price }) => (
        <Sheet
          key={id}
          variant="outlined"
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            p: 2,
            borderRadius: 'md',
            [`&:has(.${radioClasses.checked})`]: { borderColor: 'primary.solidBg' },
          }}
        >
          <Radio
            value={id}
            label={name}
            slotProps={{ input: { 'aria-describedby': `JoyRadioCards-${id}` } }}
            sx={{ flex: 1 }}
          />
          <Typography id={`JoyRadioCards-${id}`} level="body-sm" sx={{ textAlign: 'end' }}>
            {text}
            <br />
            {price}
          </Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
